import { message } from "#lib/message.ts"

export const ui = {
  subscriptionBilling: "Subscription & Billing",
  professionalInformation: "Professional Information",
  notifications: "Notifications",
  yourData: "Your data",
  accountProfileSettings: "Account & Profile Settings",
  sections: "Sections",
  signInAndSecurity: "Sign-in and security",
  dismissUntilTheNextVisit: "Dismiss until the next visit",
  repeatColumnsMinmax01fr: message<{ columns: string | number }>("repeat({columns}, minmax(0, 1fr))"),
  day: "Day",
  upToWriteADay: message<{ write: string | number }>("Up to {write} a day"),
  close: "Close",
  hide: "Hide",
  show: "Show",
  password: "password",
  countWordsDecimalS: message<{ count: string | number; decimal: string | number }>(
    "{count} words, {decimal} s",
  ),
  namedByAgreement: message<{ agreement: string | number }>("Named by {agreement}."),
  countUnitUsedUnlimited: message<{ count: string | number; unit: string | number }>(
    "{count} {unit} used, unlimited",
  ),
  countOfCount2UnitUsed: message<{ count: string | number; count2: string | number; unit: string | number }>(
    "{count} of {count2} {unit} used",
  ),
  unlimited: "Unlimited",
  countOfCount2: message<{ count: string | number; count2: string | number }>("{count} of {count2}"),
  countBonus: message<{ count: string | number }>(" (+{count} bonus)"),
  labelUsed: message<{ label: string | number }>("{label} used"),
  multiplePlatforms: "Multiple platforms",
  instagram: "Instagram",
  reddit: "Reddit",
  twitter: "Twitter",
  platforms: "Platforms",
  sourceNumber: message<{ number: string | number }>("Source {number}"),
  openPoint: "Open point",
  note: "Note",
  sampleDataOfFullday: message<{ fullDay: string | number }>("Sample data of {fullDay}"),
  writtenForDemonstrationNot: "Written for demonstration; not collected from real communities",
  nameTimecodeToTimecode2: message<{
    name: string | number
    timecode: string | number
    timecode2: string | number
  }>("{name}, {timecode} to {timecode2}"),
  lineNumberToCheck: message<{ number: string | number }>("Line {number} to check"),
  readItHere: "read it here",
  readOnFullday: message<{ fullDay: string | number }>(" Read on {fullDay}."),
  opensANewTab: "(opens a new tab)",
  namedByYouNobodyHasWeighed: "Named by you; nobody has weighed it.",
  aSafetyWarning: "A safety warning.",
  newTodayTooFewDaysFor: "New today: too few days for a line",
  postsPerDayOverLengthDays: message<{
    length: string | number
    count: string | number
    count2: string | number
    times: string | number
  }>("Posts per day over {length} days: from {count} to {count2}, {times} the earlier average"),
  newToday: "New today",
  valueDaysAgo: message<{ value: string | number }>("{value} days ago"),
  valueDaysBefore: message<{ value: string | number }>("{value} days before"),
  countDay: message<{ count: string | number }>("{count}/day"),
  today: "Today",
  beats: "Beats",
  goToNameTimecode: message<{ name: string | number; timecode: string | number }>("Go to {name}, {timecode}"),
  strongEvidence: "Strong evidence",
  moderateEvidence: "Moderate evidence",
  weakEvidence: "Weak evidence",
  conflictingEvidence: "Conflicting evidence",
  noEvidenceForIt: "No evidence for it",
  timingJoinRoundOfTotalSeconds: message<{
    join: string | number
    round: string | number
    total: string | number
  }>("Timing: {join}. {round} of {total} seconds."),
  colorMixInOklabBrandRound: message<{
    brand: string | number
    round: string | number
    paper: string | number
  }>("color-mix(in oklab, {brand} {round}%, {paper})"),
  messagesF8: "Messages (F8)",
  dismissMessage: "Dismiss message",
  posts: message<{ postsToday: number }>("{postsToday, plural, one {# post} other {# posts}}"),
  postsPerDayLengthDays: message<{ length: string | number }>("Posts per day, {length} days"),
  viewAsChart: "View as chart",
  viewAsTable: "View as table",
  posts2: message<{ first: number }>("{first, plural, one {# post} other {# posts}}"),
  posts3: message<{ last: number }>("{last, plural, one {# post} other {# posts}}"),
  dayUtc: "Day (UTC)",
  posts4: "Posts",
  comments: "Comments",
  upvotes: "Upvotes",
  engagement: "Engagement",
}
