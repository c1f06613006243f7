import { message } from "#lib/message.ts"
import type { Tag } from "#lib/said.ts"

export const guest = {
  offer: "Offer",
  getFullScriptAccessInstantly: "Get full script access instantly",
  likeThis: message<{ scriptsOfTrial: number }>(
    "Like this? Get {scriptsOfTrial} scripts a month with a 7-day Pro trial.",
  ),
  oneScriptHereIsFree: "One script here is free, without an account.",
  createAnAccount: "Create an account",
  openMyScript: "Open my script",
  startFreeTrial: "Start Free Trial",
  dismissUntilTheNextVisit: "Dismiss until the next visit",
  previewOfTodaysTopics: "Preview of today’s topics",
  previewMode: "Preview Mode",
  createAccount: "Create account",
  trendingTopics: "Trending topics",
  whatPeopleAsk: "What people ask about in health communities, as the cards have it.",
  failedToLoadTrendingTopics: "Failed to Load Trending Topics",
  topicsNotLoaded: "There was an error loading the trending topics. Please try again.",
  whatHappened: "What happened",
  somethingWentWrong: "Something went wrong.",
  tryAgain: "Try again",
  noTopicsAvailable: "No Topics Available",
  noSubjectStandsOut:
    "No subject stands out from its own past today, or nothing was collected yet. Topics are collected once a day.",
  backToTheStartPage: "Back to the start page",
  generateFor: message<{ title: string; rest: Tag; foreign: Tag }>(
    "Generate<rest> script: <foreign>{title}</foreign></rest>",
  ),
  showingTopics: message<{ length: number }>(
    "Showing {length, plural, one {# trending topic} other {# trending topics}}. Generating from here asks you to sign in.",
  ),
  engagement: "Engagement",
  growth: "Growth",
  userIntent: "User Intent",
  platforms: "Platforms",
  topicRead: "Topic read",
  findingsChosen: "Findings chosen",
  writing: "Writing",
  checkingEachClaim: "Checking each claim",
  revisingTheDraft: "Revising the draft to fit",
  saved: "Saved",
  postsReadInCommunities: message<{ posts: number; communities: number }>(
    "{posts, plural, one {# post} other {# posts}}, {communities, plural, one {# community} other {# communities}}",
  ),
  noneOnThisSubject: "none on this subject",
  fitTheQuestion: message<{ chosen: number; all: number }>("{chosen} of {all} fit the question"),
  beats: message<{ length: number }>("{length, plural, one {# beat} other {# beats}}"),
  medianOfTheLastRuns: message<{ seconds: number }>("Median of the last runs: {seconds} s"),
  progress: "Progress",
  secondsSoFar: message<{ seconds: number }>("{seconds} s so far"),
  secondsRemaining: message<{ left: number }>("~{left, plural, one {# second} other {# seconds}} remaining"),
  takingLongerThanUsual: "Taking longer than usual…",
  cancel: "Cancel",
  cancellingUsesNothing: "Cancelling does not use up your free script. Your address is not stored.",
  readyInSeconds: message<{ seconds: string }>("Ready in {seconds} s."),
  markedStatements: message<{ marked: number }>(
    "{marked, plural, one {# marked statement} other {# marked statements}}",
  ),
  sources: message<{ sources: number }>("{sources, plural, one {# source} other {# sources}}"),
  settings: message<{ language: string; format: string; tone: string; platform: string; duration: string }>(
    "{language, select, english {English} turkish {Turkish} other {}}, " +
      "{format, select, trend_reaction {trend reaction} expert_review {expert review} myth_buster {myth buster} quick_tip {quick tip} other {}}, " +
      "{tone, select, professional {professional} casual {casual} investigative {investigative} custom {custom} other {}}, " +
      "{platform, select, multi_platform {multiple platforms} tiktok {TikTok} instagram {Instagram} youtube {YouTube} linkedin {LinkedIn} other {}}, " +
      "{duration, select, 30_seconds {30 seconds} 60_seconds {60 seconds} 90_seconds {90 seconds} 2_minutes {2 minutes} other {}}.",
  ),
  asAScriptOfQuestions: message<{ by: "ai" | "product" }>(
    "{by, select, ai {Written by AI} other {Written by the product without AI}}, as a script of questions: there are no sources on this subject yet. Fill in what stands in brackets. For information only, not medical advice.",
  ),
  fromTheSourcesNamed: message<{ by: "ai" | "product" }>(
    "{by, select, ai {Written by AI} other {Written by the product without AI}} from the sources named, which no clinician has signed yet. Check them before you film. For information only, not medical advice.",
  ),
  bestPostingTime: message<{ bestPostingTime: string }>("Best posting time: {bestPostingTime}"),
  madeInGuestMode: message<{ name: string }>(
    "Made in guest mode with {name}. For information only, not medical advice.",
  ),
  notCopied: "Not copied",
  notCopiedText: "Your browser did not allow it. Select the text instead.",
  copied: "Copied!",
  copiedText: "To generate more, start your 7-day Pro trial.",
  copyLimitReached: "Copy limit reached",
  copyLimitReachedText: message<{ scriptsOfTrial: number }>(
    "Start your 7-day Pro trial for {scriptsOfTrial} scripts a month.",
  ),
  copiedWithALine: message<{ strong: Tag }>(
    "<strong>Copied, with a line that says it was made in guest mode.</strong> That was the one copy included. The text stays here to read and select.",
  ),
  signInToCopyAgain: "Sign in to copy again",
  copyScript: "Copy Script",
  aNewAccountTakesYourScript: "A new account takes your script along",
  oneCopyIncluded: "1 copy included",
  unlockCreatorPro7DaysFree: "Unlock Creator Pro - 7 Days FREE",
  scriptsAMonth: message<{ scriptsOfTrial: number; priceAfter: string }>(
    "{scriptsOfTrial} scripts a month. {priceAfter}",
  ),
  trendingTopicDetails: "Trending Topic Details",
  close: "Close",
  generateScript: "Generate Script",
  thisTopicIsNoLongerOffered: "This topic is no longer offered",
  topicsChangeOnceADay: "Topics change once a day. Close this to see today’s.",
  todaysAreOnTheList: "Topics change once a day. Today’s are on the list.",
  contentOpportunities: "Content Opportunities",
  trendAnalysis: "Trend Analysis",
  restComesWithAnAccount:
    "Evidence, questions, the analysis and further angles come with an account. Every number is counted from posts. Not medical advice.",
  cookingYourGuestScript: "Cooking your guest script...",
  heresYourScript: "Here’s your script!",
  thenAMonth: message<{ price: string }>("Then {price} a month. Cancel any time."),
  stopped: "Stopped. Your free script is still yours.",
  youHaveYourFreeScript: "You have your free script",
  youHaveYourFreeScriptText: message<{ scripts: number }>(
    "You have used the one script without an account. With a free account you can write {scripts} a month.",
  ),
  yourScriptIsReady: "Your script is ready",
  yourScriptIsReadyText: "It was finished before it could be stopped.",
  oopsLetsTryThatAgain: "Oops! Let’s Try That Again",
  creativityNeedsASecondAttempt: "Sometimes creativity needs a second attempt. We’re here to help!",
  failedToGenerateScript: "Failed to generate script",
}
