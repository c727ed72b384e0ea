import CMalloc

/// The memory allocator of the C library.
enum Allocator {
  /// Makes it ask the system for memory in large pieces, and keep what is freed.
  ///
  /// Syntax trees of thousands of files come and go. Given back and asked for again each time, their memory costs a quarter
  /// more page faults, and is scattered, so that more of it is in use at the peak.
  static func prepare() {
    mallopt(M_TOP_PAD, 16 << 20)
    mallopt(M_TRIM_THRESHOLD, 1 << 30)
    mallopt(M_MMAP_THRESHOLD, 1 << 30)
  }
}
