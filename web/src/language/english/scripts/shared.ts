import { message } from "#lib/message.ts"

/** What several of the screens around a script say. */
export const shared = {
  tryAgain: "Try again",
  pleaseTryAgain: "Please try again.",
  loading: "Loading…",
  cancel: "Cancel",
  copy: "Copy",
  copied: "Copied",
  script: "Script",
  copyScript: "Copy Script",
  hashtags: "Hashtags",
  shotList: "Shot list",
  teleprompter: "Teleprompter",
  language: "Language",
  platform: "Platform",
  seePlans: "See plans",
  upgradeNow: "Upgrade Now",
  scriptHistory: "Script History",
  cause: "Cause",
  thisPageFailed: "This page failed",
  request: "Request",
  checkBeforeYouFilm: "Check before you film",
  openPoints: message<{ open: number }>("{open, plural, one {# open point} other {# open points}}"),
  notSignedYet: "Drafted from the sources named, not yet signed by a clinician.",
  /** The text of a script and how long it takes. */
  wordsAndSecondsAtPace: message<{ words: string; seconds: number; pace: number }>(
    "{words} words, about {seconds} s at {pace} words a minute",
  ),
  wordsAndSeconds: message<{ words: string; seconds: number }>("{words} words, about {seconds} s"),
  secondsLong: message<{ seconds: string }>("{seconds} s"),
}
