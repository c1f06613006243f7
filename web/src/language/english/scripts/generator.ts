import { message } from "#lib/message.ts"
import type { Tag } from "#lib/said.ts"

/** From a topic to a script: the settings, what it will be written from, the writing, and what may go wrong. */
export const generator = {
  // The screen and its head
  title: "Complete Script Generator",
  fromTopicToScript: "From trending topic to production-ready script in under 2 minutes.",
  medianThisWeek: message<{ seconds: number }>(
    "Median this week: {seconds, plural, =0 {under 1} other {#}} s.",
  ),
  backToTrending: "Back to Trending",
  topicAndSettings: "Topic and settings",
  yourScript: "Your script:",
  summary: message<{ language: string; format: string; tone: string; platform: string; duration: string }>(
    "{language}, {format, select, trend_reaction {trend reaction} expert_review {expert review} myth_buster {myth buster} quick_tip {quick tip} other {}}, " +
      "{tone, select, professional {professional} casual {casual} investigative {investigative} custom {custom} other {}}, " +
      "{platform, select, multi_platform {multiple platforms} tiktok {TikTok} instagram {Instagram} youtube {YouTube} linkedin {LinkedIn} other {}}, {duration}.",
  ),
  seenInMarket: message<{ market: string }>("Seen in: {market}."),
  change: "Change",
  close: "Close",
  readyInSeconds: message<{ seconds: number }>(
    "Ready in {seconds, plural, one {# second} other {# seconds}}, saved in Script History",
  ),
  version: message<{ version: string }>("Version {version}"),
  writingTitle: "Writing…",
  readyTitle: "Ready",

  // The topic
  selectedTopic: "Selected Topic",
  engagement: message<{ engagement: string }>("Engagement {engagement}"),
  sourcePosts: message<{ posts: number }>("{posts, plural, one {# source post} other {# source posts}}"),
  angle: "Angle",
  remove: "Remove",
  customScript: "Custom Script",
  whatIsItAbout: "What is it about?",
  titleIsRequired: "Topic title is required",
  aQuestionOrATitle: "A question or a title, as you would say it.",
  exampleQuestion: "Does magnesium help against cramps?",

  // The settings
  scriptConfiguration: "Script Configuration",
  format: "Format",
  tone: "Tone",
  duration: "Duration",
  seenIn: "Seen in",
  promotes: "Promotes",
  askedOnce: "Where your videos are seen and what they promote is asked once and saved in your profile.",
  trendReaction: "Trend reaction",
  expertReview: "Expert review",
  mythBuster: "Myth buster",
  quickTip: "Quick tip",
  professional: "Professional",
  casual: "Casual",
  investigative: "Investigative",
  custom: "Custom",
  seconds30: "30 s",
  seconds60: "60 s",
  seconds90: "90 s",
  minutes2: "2 min",
  multiplePlatforms: "Multiple platforms",
  craftingYourScript: "Crafting Your Script...",
  generateAgain: "Generate again",
  generateScript: "Generate Script",
  unlimited: "Unlimited on your plan.",
  willUseOne: message<{ limit: string; used: string; resets: string }>(
    "This will use 1 of {limit} monthly script generations. {used} used, resets {resets}.",
  ),
  againCounts: "Generating again counts as one.",

  // What it will be written from
  foundInTheLibrary: message<{ findings: number; subject: string; publishers: string; b: Tag; foreign: Tag }>(
    "<b>{findings, plural, one {# finding} other {# findings}} on {subject}</b> from the evidence library: <foreign>{publishers}</foreign>.",
  ),
  findingsOverdue: message<{ overdue: number }>(
    "{overdue, plural, one {# finding} other {# findings}} of them should have been read again by now.",
  ),
  nothingFoundWithAi: message<{ b: Tag }>(
    "<b>No findings for this subject.</b> Choose: a script of questions with blanks for your own facts and sources, or AI, whose statements you then source yourself.",
  ),
  nothingFound: message<{ b: Tag }>(
    "<b>No findings for this subject.</b> You get a script of questions: what people ask, what to bring, when to be seen, and blanks for your own facts and sources, to fill before you film.",
  ),
  howItIsWritten: "How it is written",
  questionScript: "Question script",
  writeWithAi: "Write with AI",
  ifYouWantToSaySomething: "If you want to say something all the same, these words are safe to film:",
  safeWords: "Safe words",
  copyTheseWords: "Copy these words",

  // Before it is written
  inOutline: message<{ format: string }>("{format}, in outline"),
  chooseTheSettings:
    "Choose the settings and generate. Every line that makes a health claim will be marked for you to check.",
  wordsAtPace: message<{ min: number; max: number; pace: number }>(
    "{min} to {max} words at about {pace} words a minute",
  ),
  scriptNotRead: "The script of this address could not be read. You can generate a new one.",
  viewNotLoaded:
    "Your script is saved in Script History; what shows it could not be loaded. See whether you are online, and load the page again.",

  // While it is written
  askingTheWriter: "Asking the writer",
  readingTheEvidence: "Reading the topic's evidence",
  revisingTheDraft: "Revising the draft to fit",
  checkingLengthAndClaims: "Checking length and claims",
  saved: "Saved",
  seconds: message<{ seconds: number }>("{seconds} s"),
  stepOf: message<{ step: number; of: number; seconds: number }>("Step {step} of {of} · {seconds} s"),
  progress: "Progress",
  takingLonger: "Taking longer than usual… A script that is finished is saved in Script History.",
  scriptOf: message<{ duration: string }>(
    "A script of {duration}. No script is counted before it is stored.",
  ),
  scriptOfUnderASecond: message<{ duration: string }>(
    "A script of {duration}, usually there in under a second. No script is counted before it is stored.",
  ),
  scriptOfUsually: message<{ duration: string; seconds: number }>(
    "A script of {duration}, usually there in about {seconds, plural, one {# second} other {# seconds}}. No script is counted before it is stored.",
  ),
  writingTheScript: "Writing the script",
  askingWhatBecame: "Asking the server what became of the script",
  scriptReady: "Script ready",
  scriptGenerated: "Script Generated Successfully!",
  readyByAi: "Your AI-powered script is ready to use.",
  readyToUse: "Your script is ready to use.",
  finishedBeforeStopped: "It was finished before it could be stopped, and counts as one generation.",
  earlierReady: "Your earlier script is ready",
  earlierAnswerLost:
    "Its answer had been lost. It counts as one script; no script was counted for the new settings.",
  stopped: "Stopped. No script was counted.",

  // Why there is none
  letsTryAgain: "Oops! Let's Try That Again",
  secondAttempt: "Sometimes creativity needs a second attempt. We're here to help!",
  quotaReached: "Monthly Quota Reached",
  quotaFull: "Your monthly quota is full! Ready to upgrade for unlimited creativity?",
  nothingUsed: "No script was counted.",
  deletedSince:
    "This script was written and counted, and you have deleted it since. Generate again for a new one; that counts as one more.",
  clickUnknown: "The server has no record of this click. Try again: it counts once at most.",
  clickUnasked:
    "The server could not be asked what became of the script. Try again: it is still the same click and counts once at most.",
  earlierUnasked:
    "The server could not be asked what became of your earlier click. Nothing was sent for the new settings.",
  chooseAPlan: "Choose a plan",
  monthlyLimitReached: "Monthly limit reached!",
  notOpenedYet: "Not opened yet this month",
  opening: "Opening…",
  openTopic: "Open topic",
  topicGone: "This topic is no longer offered",
  topicGoneWhy:
    "It left the list, or its address is wrong. Scripts that you made from it are still in Script History.",
  seeTodaysTopics: "See today’s topics",
  topicNotLoaded: "The topic could not be loaded",
  nothingUsedTryAgain: "No script was counted. Please try again.",
  goBack: "Go back",
}
