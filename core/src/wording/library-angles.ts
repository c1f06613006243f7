import type { Ask, Finding } from "#evidence/finding.ts"
import { maySpeak } from "#evidence/standing.ts"
import type { Hook, SubjectFile } from "#evidence/subject-file.ts"
import { usualLanguage } from "#language/pack.ts"
import type { Aspect } from "#reading/asks.ts"
import { capitalised } from "#text/capitalised.ts"
import type { Idea } from "./idea.ts"
import { turnedBy } from "./turns.ts"

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
  myth: ["{t}", "{t} Where the other view comes from, and what was found"],
  story: ["{t}"],
}

const ofMyth: ReadonlyArray<string> = [
  "Myth or fact: “{t}” What the studies say instead",
  "“{t}” What is true instead, in two sentences",
  "Somebody tells you: “{t}” Your reply, and what it rests on",
  "“{t}” Where people have this from, and what was found when it was looked at",
  "Read out “{m}” and put it right in one breath",
  "A client is sure: “{t}” How you put it right without a lecture",
]

/** What a belief speaks of stands before it where it only says "it". */
const ofMythOnIt: ReadonlyArray<string> = [
  "{n}: “{t}” What is true instead, in two sentences",
  "{n}: “{t}” Where people have this from, and what was found when it was looked at",
]
const onIt = /^(?:it|they|only|more)\b/i

const ofFinding: ReadonlyArray<string> = [
  "One finding, one minute: {t}",
  "{t} For whom that holds, and for whom it may not",
  "{t} What you make of it for the people you see",
]

const ofStep: ReadonlyArray<string> = ["A first step to show: {t}", "One thing to do this week, and why: {t}"]

/** The questions of a file that answer what posts ask. */
const answers: { readonly [A in Aspect]?: ReadonlyArray<Ask> } = {
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

/**
 * What a file of the library says against a common belief, the openings that its findings carry, the findings and first
 * steps: what answers one of the questions first, the rest in turn. None that promotes a medicine.
 */
export const fromFile = (
  { findings, myths, hooks, firstSteps }: SubjectFile,
  asked: ReadonlyArray<Aspect>,
  turn: number,
  name: string,
): ReadonlyArray<Idea> => {
  const spoken = new Map(
    findings.filter((one) => maySpeak(one) && one.promotes === "none").map((one) => [one.id, one]),
  )
  const wanted = new Set(asked.flatMap((aspect) => answers[aspect] ?? []))
  const ideas = (text: string, finding: Finding | undefined, forms: ReadonlyArray<string>) =>
    finding === undefined ? [] : [{ text, forms, answers: finding.asks.some((ask) => wanted.has(ask)) }]
  const rows = [
    hooks.flatMap(({ type, says, finding }) => ideas(says[usualLanguage], spoken.get(finding), ofHook[type])),
    myths.flatMap(({ myth, finding }) => {
      const belief = myth[usualLanguage]
      return ideas(belief, spoken.get(finding), onIt.test(belief) ? ofMythOnIt : ofMyth)
    }),
    [...spoken.values()]
      .filter(({ strength }) => strength === "strong" || strength === "moderate")
      .slice(0, 4)
      .flatMap((finding) => ideas(finding.brief[usualLanguage], finding, ofFinding)),
    firstSteps.flatMap(({ says, finding }) => ideas(says[usualLanguage], spoken.get(finding), ofStep)),
  ].map((row) => turnedBy(row, turn))
  // One of each kind in turn, so that neither myths nor openings stand first for a week.
  const mixed = turnedBy(rows, turn).flatMap((row) => row.map((idea, place) => ({ ...idea, place })))
  return mixed
    .toSorted((a, b) => Number(b.answers) - Number(a.answers) || a.place - b.place)
    .flatMap(({ text, forms }, i) =>
      turnedBy(forms, turn + i).map((form) => ({
        form,
        angle: form
          .replace("{n}", () => capitalised(name))
          .replace("{t}", () => text)
          .replace("{m}", () => text.replace(/\.$/, "")),
      })),
    )
}
