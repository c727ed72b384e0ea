print("seguegraph")
