import type { Ask } from "#evidence/finding.ts"
import type { Hook } from "#evidence/subject-file.ts"
import type { Aspect } from "#reading/asks.ts"

/** Ways to open with what a file holds, {t}. What one day says so, another day says otherwise. */
const ofHook: { readonly [T in Hook["type"]]: ReadonlyArray<string> } = {
  question: [
    "{t} The answer from the evidence, in one minute",
    "{t} What was found, for whom, and what stays open",
    "{t} Let viewers guess first, then tell them what was found",
    "{t} What you tell people who ask, and what it rests on",
  ],
  mistake: [
    "{t} What you see people get wrong, and what to do instead",
    "{t} Why people do it, and what you would have them do",
    "{t} Say what to do instead, in half a minute",
  ],
  surprise: [
    "{t} Why that surprises people, and what follows from it",
    "{t} How that was found, and what it does not mean",
    "{t} Say it first, then explain it",
  ],
  myth: ["{t} What was found, in one minute", "{t} Why many people think otherwise, and what was found"],
  story: ["{t} Tell it from the beginning", "{t} What happened, and what follows from it"],
}

/** An opening on a mistake that says itself what to do: a question with its answer, or what not to do. */
const saysWhatToDo = /\?\s+\S.*\.$|^(?:do not|don't|never)\b/i

/** Told so that nothing seems to be wanted instead of it. */
const ofAdvice: ReadonlyArray<string> = [
  "{t} Why that matters, in half a minute",
  "{t} What it rests on, and for whom it matters most",
]

export const formsOf = (type: Hook["type"], text: string): ReadonlyArray<string> =>
  type === "mistake" && saysWhatToDo.test(text) ? ofAdvice : ofHook[type]

export const ofMyth: ReadonlyArray<string> = [
  "Myth or fact: “{t}” What the studies say instead",
  "“{t}” What is true instead, in two sentences",
  "Somebody tells you: “{t}” Your reply, and what it rests on",
  "“{t}” Where that idea comes from, and what was found when it was tested",
  "Read out “{m}” and put it right in one breath",
  "A client is sure: “{t}” How you put it right without a lecture",
]

/** What a belief speaks of stands before it where it only says "it". */
export const ofMythOnIt: ReadonlyArray<string> = [
  "{n}: “{t}” What is true instead, in two sentences",
  "{n}: “{t}” Where that idea comes from, and what was found when it was tested",
]

export const onIt = /^(?:it|they|only|more)\b/i

export const ofFinding: ReadonlyArray<string> = [
  "One finding, one minute: {t}",
  "{t} For whom that holds, and for whom it may not",
  "{t} What that means for the people you see",
]

export const ofStep: ReadonlyArray<string> = ["A first step to show: {t}", "What to do first, and why: {t}"]

/** The questions of a file that answer what posts ask. */
export const answers: { readonly [A in Aspect]?: ReadonlyArray<Ask> } = {
  amount: ["how_much"],
  timing: ["when"],
  duration: ["how_long"],
  safety: ["safe", "side_effects", "who_not", "with"],
  compare: ["compare", "forms"],
  choice: ["forms", "compare"],
  treatment: ["works", "do_first"],
  effect: ["works"],
  research: ["works", "what"],
  technique: ["do_first"],
  start: ["do_first"],
  stop: ["stop"],
  cause: ["cause"],
  cook: ["with", "forms"],
}
