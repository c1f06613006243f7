import { message } from "#lib/message.ts"

export const adminUploads = {
  uploads: "Uploads",
  countFromTheNext: "Posts from files that are handed over. They count from the next collection.",
  notASource: "Uploads are not read here: the setting FORUM_SOURCE has to name upload.",
  uploadPostsAsk: "Upload posts…",
  uploadPosts: "Upload posts",
  notRead: "The uploads could not be read.",
  nothingUploaded: "Nothing has been uploaded yet.",
  nothingOlder: "No older uploads.",
  newestFirst: "Uploads, the newest first",
  newest: "Newest",
  older: "Older",
  when: "When",
  by: "By",
  file: "File",
  communities: "Communities",
  posts: "Posts",
  ofThemNew: "New",
  why: "Why",
  whyHint: "Stays in the log, with your address.",
  whatAFileHolds:
    "A JSON list, or a CSV with a header line: community, title, created_at, url; body, score and comments where there are any. If one row is at fault, nothing is stored.",
  atMost: "At most 10 MB and 10,000 posts",
  asJson: "Read as a JSON list",
  asCsv: "Read as a CSV with a header line",
  tooLong: "The file is longer than 10 MB, which is the most that is taken.",
  fileNotRead: "The file could not be read.",
  upload: "Upload",
  uploading: "Uploading…",
  cancel: "Cancel",
  uploaded: "Posts uploaded",
  whatCameOfIt: message<{ posts: number; stored: string; communities: number }>(
    "{posts, plural, one {# post} other {# posts}}, {stored} of them new, in {communities, plural, one {# community} other {# communities}}.",
  ),
  takeBackAsk: "Take back…",
  takeBackOf: message<{ file: string }>("Take back {file}?"),
  whatTakingBackDoes:
    "Its posts are removed at once, and no later edition counts them. The file can be uploaded again.",
  leave: "Leave",
  leaving: message<{ posts: number }>("{posts, plural, =0 {No post} one {# post} other {# posts}}"),
  stay: "Stay",
  staying: message<{ posts: number }>(
    "{posts, plural, one {# post that another upload has too} other {# posts that another upload has too}}",
  ),
  readersSee: "Readers",
  readersSeeText:
    "Published editions stay as they are. What readers see changes with the next collection; run one now if it should not wait.",
  takeBack: "Take back",
  wasTakenBack: "Upload taken back",
  removed: message<{ posts: number }>(
    "{posts, plural, =0 {No post was removed.} one {# post removed.} other {# posts removed.}}",
  ),
  takenBackBy: message<{ moment: string; actor: string; why: string }>(
    "Taken back {moment} by {actor}: “{why}”.",
  ),
  pleaseTryAgain: "Please try again.",
}
