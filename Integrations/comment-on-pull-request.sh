#!/bin/bash
# Writes a report into a comment of a pull request, into the same one each time: comment-on-pull-request.sh NUMBER FILE
#
# It wants GitHub's gh, with GH_TOKEN, and the repository in GITHUB_REPOSITORY. FILE is what the markdown reporter wrote.
set -euo pipefail

number=$1
file=$2
# The report starts with this line.
mark='<!-- seguegraph report -->'
if [ "$(head -n 1 "$file")" != "$mark" ]; then
  echo "error: '$file' is no report; write it with: seguegraph analyze --reporter 'markdown=$file'" >&2
  exit 2
fi

comments=$(gh api --paginate "repos/$GITHUB_REPOSITORY/issues/$number/comments" \
  --jq ".[] | select(.body | startswith(\"$mark\")) | .id")
if [ -n "$comments" ]; then
  gh api --silent --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/${comments%%$'\n'*}" -F "body=@$file"
else
  gh api --silent --method POST "repos/$GITHUB_REPOSITORY/issues/$number/comments" -F "body=@$file"
fi
