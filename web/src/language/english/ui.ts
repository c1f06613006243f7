import { message } from "#lib/message.ts"
import type { Tag } from "#lib/said.ts"

export const ui = {
  subscriptionBilling: "Subscription & Billing",
  professionalInformation: "Professional Information",
  notifications: "Notifications",
  yourData: "Your data",
  accountProfileSettings: "Account & Profile Settings",
  sections: "Sections",
  signInAndSecurity: "Sign-in and security",
  dismissUntilTheNextVisit: "Dismiss until the next visit",
  day: "Day",
  upToADay: message<{ value: string }>("Up to {value} a day"),
  close: "Close",
  hidePassword: message<{ rest: Tag }>("Hide<rest> password</rest>"),
  showPassword: message<{ rest: Tag }>("Show<rest> password</rest>"),
  wordsAndSeconds: message<{ words: string; seconds: string }>("{words} words, {seconds} s"),
  hashtags: "Hashtags",
  bestTime: "Best time",
  namedBy: message<{ agreement: string }>("Named by {agreement}."),
  usedUnlimited: message<{ used: string; unit: string }>("{used} {unit} used, unlimited"),
  usedOfTotal: message<{ used: string; total: string; unit: string }>("{used} of {total} {unit} used"),
  unlimited: "Unlimited",
  amountOf: message<{ used: string; total: string }>("{used} of {total}"),
  bonus: message<{ count: string }>("(+{count} bonus)"),
  meterName: message<{ label: string }>("{label} used"),
  multiplePlatforms: "Multiple platforms",
  platforms: "Platforms",
  sourceNumber: message<{ number: number }>("Source {number}"),
  openPoint: message<{ letter: string }>("Open point {letter}"),
  note: message<{ letter: string }>("Note {letter}"),
  sampleDataOf: message<{ day: string }>("Sample data of {day}"),
  writtenForDemonstration: "Written for demonstration; not collected from real communities",
  beatFromTo: message<{ name: string; from: string; to: string }>("{name}, {from} to {to}"),
  lineToCheck: message<{ number: number }>("Line {number} to check"),
  demonstrationSendsNoMail: message<{ link: Tag }>(
    "This demonstration sends no mail: <link>read it here</link>.",
  ),
  readOn: message<{ day: string }>("Read on {day}."),
  opensANewTab: "(opens a new tab)",
  namedByYou: "Named by you; nobody has weighed it.",
  aSafetyWarning: "A safety warning.",
  postsADay: message<{ days: number; posts: string; scale: string }>(
    "Posts a day over {days} days: {posts}. Scale 0 to {scale}.",
  ),
  newToday: "New today",
  aDay: message<{ count: string }>("{count}/day"),
  beats: "Beats",
  goToBeat: message<{ name: string; at: string }>("Go to {name}, {at}"),
  strongEvidence: "Strong evidence",
  moderateEvidence: "Moderate evidence",
  weakEvidence: "Weak evidence",
  conflictingEvidence: "Conflicting evidence",
  noEvidenceForIt: "No evidence for it",
  beatSeconds: message<{ name: string; seconds: number }>("{name} {seconds} seconds"),
  timing: message<{ beats: string; spoken: number; total: number }>(
    "Timing: {beats}. {spoken} of {total} seconds.",
  ),
  tooLongCut: message<{ seconds: string; words: number }>(
    "{seconds} s too long: cut about {words, plural, one {# word} other {# words}}",
  ),
  short: message<{ seconds: string }>("Short: about {seconds} s are left"),
  fits: message<{ seconds: string }>("Fits, with {seconds} s to spare"),
  messagesF8: "Messages (F8)",
  dismissMessage: "Dismiss message",
  viral: "VIRAL",
  hot: "HOT",
  emerging: "EMERGING",
  rising: "RISING",
  steady: "STEADY",
  againstUsual: message<{ posts: number; usual: number; value: Tag }>(
    "<value>{posts}</value> {posts, plural, one {post} other {posts}} in three days, usually {usual, plural, =0 {none} other {#}}",
  ),
  askedAgainstUsual: message<{
    posts: number
    among: number
    isAll: "yes" | "no"
    usual: number
    value: Tag
  }>(
    "<value>{isAll, select, yes {All {posts}} other {{posts} of {among}}}</value> posts on the subject in three days ask or answer this, usually {usual, plural, =0 {none} other {#}}",
  ),
  askThis: message<{ asking: number; posts: number; isAll: "yes" | "no"; strong: Tag }>(
    "<strong>{isAll, select, yes {All {posts}} other {{asking} of {posts}}} ask this</strong>, in our words",
  ),
  comeToThis: message<{ sharing: number; posts: number; isAll: "yes" | "no"; strong: Tag }>(
    "<strong>{isAll, select, yes {All {posts}} other {{sharing} of {posts}}} posts</strong> come to this question",
  ),
  noneIsShared: "No question that half of these posts share. Read some of them before you film.",
  someOfItsPosts: "Some of its posts, in our words",
  newWord: message<{ word: Tag; holding: number; posts: number; isAll: "yes" | "no" }>(
    "New word: <word></word>, in {isAll, select, yes {all {posts}} other {{holding} of {posts}}} posts",
  ),
  firstSeen: message<{ day: string; community: string; strong: Tag; communities: number }>(
    "First seen {day} in <strong>{community}</strong>{communities, plural, =0 {} one {} other {, now in # communities}}",
  ),
  companion: message<{
    name: Tag
    holding: number
    posts: number
    isAll: "yes" | "no"
    isPart: "yes" | "no"
    on: Tag
    usual: number
  }>(
    "<name></name> in {isAll, select, yes {all {posts}} other {{holding} of {posts}}} posts{isPart, select, yes { on <on></on>} other {}}, usually in {usual, plural, =0 {none} other {#}}",
  ),
  atOnce: message<{ asking: "yes" | "no"; communities: number; usual: number }>(
    "{asking, select, yes {Asked} other {Talked about}} in {communities} communities at once, usually in {usual, plural, =0 {none} other {#}}",
  ),
  newInCommunities: message<{
    fresh: number
    communities: number
    isAll: "yes" | "no"
    community: string
    strong: Tag
  }>(
    "New in {isAll, select, yes {all {communities}} other {{fresh} of {communities}}} communities, such as <strong>{community}</strong>",
  ),
  farMoreAttention: "Far more attention than usual",
  moreAttention: "More attention than usual",
  usualAttention: "About as much attention as usual",
  lessAttention: "Less attention than usual",
  postsPerDay: message<{ days: number }>("Posts per day, {days} days"),
  viewAsChart: "View as chart",
  viewAsTable: "View as table",
  dayUtc: "Day (UTC)",
  posts: "Posts",
  comments: "Comments",
  upvotes: "Upvotes",
  engagement: "Engagement",
}
