import { message } from "#lib/message.ts"
import type { Tag } from "#lib/said.ts"

/** What a script is filmed, posted and taken away with. */
export const posting = {
  // The views
  scriptAndItsViews: "The script and its views",
  scriptResult: "Script result",
  completeScript: "Complete Script",
  actingDirections: "Acting Directions",
  optimization: "Optimization",
  export: "Export",
  copyRoomy: message<{ roomy: Tag }>("Copy<roomy> Script</roomy>"),

  // Copying
  itemCopied: message<{ item: string }>("{item} Copied!"),
  isOnTheClipboard: "Content has been copied to your clipboard.",
  notCopied: "Not copied",
  browserDidNotAllowIt: "Your browser did not allow it. Select the text and copy it.",
  blanksFirst: "Fill in what stands in square brackets first; then you can copy and download.",

  // Below the sheet
  optimizationSummary: "Optimization summary",
  viralPotential: "Viral Potential",
  estimate: "Estimate",
  estimatedEngagement: "Estimated engagement:",
  copyHashtags: message<{ hashtags: number }>("Copy {hashtags, plural, one {# hashtag} other {# hashtags}}"),
  bestTime: "Best Time",
  shortSlot: message<{ day: string; hour: string }>("{day} {hour}:00–{hour}:59"),
  testIt: "Test it against your own analytics.",
  studiesAgree: message<{ agreement: string; named: number }>(
    "Your audience’s local time, named by {agreement}. Test it against your own analytics.",
  ),

  // Directions and shots
  framing: "Framing",
  bRoll: "B-roll",
  onScreen: "On screen",
  prop: "Prop",
  none: "None",
  notLoaded: "This could not be loaded.",

  // Texts, tips and times
  tip: message<{ platform: string }>("{platform} tip"),
  textsFor: "Texts for",
  textsForEachPlatform: "Texts for each platform",
  textsArePaid:
    "A title, a caption with the sources and a first comment, each within the limits of its platform, come with Creator Pro and Professional. Hashtags and posting times are yours on every plan.",
  title: "Title",
  cover: "Words for the cover",
  caption: "Caption",
  firstComment: "First comment",
  platformTitle: message<{ platform: string }>("{platform} title"),
  platformCover: message<{ platform: string }>("{platform} cover"),
  platformCaption: message<{ platform: string }>("{platform} caption"),
  platformComment: message<{ platform: string }>("{platform} comment"),
  room: message<{ used: string; most: string }>("{used} of {most} characters"),
  roomNoTitles: message<{ used: string; most: string; platform: string }>(
    "{used} of {most} characters; {platform} has no titles",
  ),
  roomShown: message<{ used: string; most: string; shown: string }>(
    "{used} of {most} characters; the first {shown} show",
  ),
  copyItem: message<{ item: string }>("Copy {item}"),
  lookAgain: "Look again:",
  safer: message<{ safer: string; words: Tag }>("Safer: <words>{safer}</words>"),
  bestTimeToPost: "Best time",
  audienceIsIn: "Your audience is in",
  audiencesTime:
    "Local time of your audience. The studies cover mostly American accounts: test them against your own analytics.",
  agreement: message<{ named: number; of: number; isWeak: "yes" | "no" }>(
    "{named} of {of} studies{isWeak, select, yes {, so a weak slot} other {}}",
  ),
  audienceSlot: message<{ slot: string }>("{slot}, your audience's local time"),
  weak: "Weak",
  slot: message<{ day: string; hour: string }>("{day} {hour}:00 to {hour}:59"),
  namedByStudies: message<{ named: number; of: number; isWeak: "yes" | "no"; next: string }>(
    "Named by {named} of {of} studies{isWeak, select, yes {, so a weak slot} other {}}. Next: {next} where you are.",
  ),
  byWeekday: message<{ platform: string }>("{platform} by weekday, and the studies"),
  study: message<{
    name: string
    count: string
    of: "posts" | "videos" | "engagements"
    accounts: string
    period: string
  }>(
    "{name}: {count} {of, select, posts {posts} videos {videos} other {engagements}}{accounts, select, none {} other {, {accounts} accounts}}, {period}",
  ),
  slotByStudies: message<{ slot: string; named: number; of: number; isWeak: "yes" | "no"; studies: string }>(
    "{slot}: {named} of {of} studies{isWeak, select, yes {, so a weak slot} other {}} ({studies})",
  ),

  // Files
  everything: "Everything",
  everythingNote: "All files below in one archive, with the texts for each platform where the plan has them",
  word: "Word document",
  wordNote: "Script with numbered sources, directions and shot list",
  text: "Text",
  textNote: "Script with numbered sources, directions, hashtags and times",
  subrip: "Captions, SubRip",
  subripNote: "Timed from word count. Re-time after recording.",
  webvtt: "Captions, WebVTT",
  webvttNote: "Keep captions clear of the platform’s own buttons.",
  shotListNote: "A table for a spreadsheet, a row for each beat",
  calendar: "Calendar",
  calendarNote: "When to post, in your audience’s time",
  placesToFillFirst: "Places to fill in first",
  placesToFillHow:
    "This script asks for your own facts, in square brackets. Fill them in on the sheet; then it can be copied and saved.",
  wordsOfText: message<{ words: string }>("{words} words of text"),
  mailNote: "Opens a draft with script and directions",
  emailScript: "Email Script",
  countBeats: message<{ beats: string }>("{beats} beats"),
  directions: "Directions",
  copyDirections: "Copy Directions",
  download: message<{ format: string }>("Download .{format}"),
  printNote: "The sheet with its timing, without the page around it",
  print: "Print",

  // On paper
  printed: message<{ format: string; platform: string; seconds: number }>(
    "{format}, {platform}, {seconds} s.",
  ),
}
