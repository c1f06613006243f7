import { message } from "#lib/message.ts"
import type { Tag } from "#lib/said.ts"

export const prompter = {
  teleprompter: "Teleprompter",
  teleprompterOf: message<{ topic: string; foreign: Tag }>("Teleprompter: <foreign>{topic}</foreign>"),
  loadingTheScript: "Loading the script",
  theScriptIsNotHere: "The script is not here",
  pleaseTryAgain: "Please try again.",
  tryAgain: "Try again",
  exit: "Exit",

  // Whether the words were checked
  checkedByYou: message<{ at: string }>("Checked by you, {at}"),
  wordsChanged: "Words changed since you checked them",
  notChecked: "Not checked",

  // Before it runs
  countdown: "Countdown",
  secondsToTheStart: "Seconds to the start",
  lookIntoTheLens: "Look into the lens. Your first words stand on the red marks.",
  startNow: message<{ key: Tag }>("Start now <key>Space</key>"),

  // While it runs
  timeLeft: "Time left",
  beatOf: message<{ at: number; beats: number }>("beat {at} of {beats}"),
  thisBeat: "This beat",
  stepByBeat: "Step by beat",
  fullScreen: "Full screen",
  exitTeleprompter: "Exit teleprompter",
  pausedWithLeft: message<{ left: string }>("Paused, {left} left"),
  startsInThree: "Starts in 3 seconds. Space starts now.",
  playing: "Playing",

  // What it is steered with
  speed: "Speed",
  wordsAMinute: message<{ pace: number }>("{pace} words a minute"),
  wpm: message<{ pace: number }>("{pace} wpm"),
  backToTheStart: "Back to the start",
  done: "Done",
  next: "Next",
  pause: "Pause",
  play: "Play",
  smallerText: "A−, smaller text",
  largerText: "A+, larger text",
  mirror: "Mirror",
  keys: message<{ key: Tag }>(
    "<key>Space</key> play, <key>↑</key> <key>↓</key> speed, <key>←</key> <key>→</key> beat, <key>[</key> <key>]</key> size, <key>M</key> mirror, <key>F</key> full screen, <key>Esc</key> exit",
  ),

  // The pace
  wholeScript: message<{ length: string }>("Whole script {length}."),
  ownPaceOfOneTake: message<{ pace: number }>("Your own pace is {pace} wpm, measured in your last take."),
  ownPace: message<{ pace: number; takes: number }>(
    "Your own pace is {pace} wpm, measured in your last {takes, plural, one {# take} other {# takes}}.",
  ),
  notMeasuredYet: message<{ pace: number }>("{pace} wpm, not measured yet."),
  setByHand: "Set by hand.",

  // After the last word
  endOfTheScript: "End of the script",
  theEnd: "The end",
  partsWereSkipped: "Parts were skipped or repeated, so this reading says nothing about your pace.",
  takeTook: message<{ length: string; pace: number }>(
    "That take took {length}, {pace} words a minute, pauses left out.",
  ),
  again: "Again",
  timeThatTake: "Time that take",
  countedOnThisDevice: "Counted on this device.",
}
