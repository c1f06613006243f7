import type { Aspect } from "#reading/asks.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import type { Angles } from "./kind-angles.ts"

/** What one dies of: nobody tries things for it by himself, and no story of it is copied. */
const grave =
  /\b(?:cancers?|leuk[a]?emia|lymphoma|melanoma|tumou?rs?|strokes?|heart attacks?|heart failure|ALS|HIV|AIDS|multiple sclerosis|dementia|Alzheimer'?s?(?: disease)?|Parkinson'?s?(?: disease)?|sepsis|cirrhosis|kidney failure|cystic fibrosis)\b/i

export const isGrave = ({ kind, name }: Pick<Subject, "kind" | "name">): boolean =>
  (kind === "condition" || kind === "symptom") && grave.test(name)

/** Whether nobody should be asked for tips on it: what one dies of, however it is listed, and what takes one out of this world. */
export const isBeyondTips = ({ name }: Pick<Subject, "name">): boolean =>
  grave.test(name) || /\b(?:psychosis|schizophrenia|mania)\b/i.test(name)

const besideTreatment: ReadonlyArray<string> = [
  "What people can do beside the treatment of {n}, and what you leave to their team",
  "Somebody in treatment for {n} asks what to eat: what you say, and whom you ask first",
]

const ofHeadlines: ReadonlyArray<string> = [
  "A headline about {n}: was it tested in cells, in mice or in people, and what follows for patients",
  "One study about {n} in plain words: who was asked, what was found, what stays open",
]

const ofSigns: ReadonlyArray<string> = [
  "Which signs should be looked at early, so that {n} is not missed, and by whom",
  "Checks that exist for {n}: who is invited, how often, and what they can miss",
]

const graveAngles: Angles = {
  treatment: besideTreatment,
  choice: besideTreatment,
  cook: besideTreatment,
  motivation: ["What helps to hear, and what does not, for somebody who lives with {n}"],
  others: ["What helps to hear, and what does not, for somebody who lives with {n}"],
  effect: ofHeadlines,
  research: ofHeadlines,
  safety: ofSigns,
  doctor: ofSigns,
  cause: ["What is known to raise the risk of {n}, and what only makes headlines"],
}

/** What is treated by a team for years: nobody tries things for it by himself. */
const serious =
  /\b(?:bipolar|schizo\w*|psychosis|epilepsy|diabetes|depression|PTSD|lupus|Crohn'?s|ulcerative colitis)\b/i

/** Subjects that take their own texts, whatever stands over others of their kind, for the questions that could do harm. */
interface Careful {
  readonly name: RegExp
  readonly kinds: ReadonlySet<Subject["kind"]>
  readonly aspects: ReadonlySet<Aspect>
  readonly texts: ReadonlyArray<string>
}

const careful: ReadonlyArray<Careful> = [
  {
    name: serious,
    kinds: new Set(["condition"]),
    aspects: new Set(["treatment"]),
    texts: [
      "What belongs to the treatment of {n}, and what people can add to it themselves",
      "Somebody with {n} wants to try something new: what to ask the team first",
    ],
  },
  {
    // Nobody is cured of how he is.
    name: /\b(?:autis\w+|asperger'?s?)\b/i,
    kinds: new Set(["condition"]),
    aspects: new Set(["treatment", "effect", "doctor", "pain", "progress"]),
    texts: [
      "What makes a day easier with {n}, and what only others want to change",
      "What you ask somebody with {n} before you give any advice",
    ],
  },
  {
    // Days without food are no habit to build up.
    name: /\b(?:water|juice|dry|prolonged|extended) fast(?:ing|s)?\b/i,
    kinds: new Set(["diet", "habit", "term"]),
    aspects: new Set(["start", "motivation", "amount", "duration", "cook", "timing", "progress", "choice"]),
    texts: [
      "Who must not try {n}, and which medicines rule it out",
      "The signs that end {n} at once, and whom to call",
    ],
  },
  {
    // Whoever needs help now does not weigh what he gains by it.
    name: /\b(?:emergency|ambulance|intensive care)\b/i,
    kinds: new Set(["therapy", "profession"]),
    aspects: new Set(["effect", "choice", "safety", "start", "amount", "treatment", "doctor", "technique"]),
    texts: [
      "Five signs for which you call the emergency number at once, and do not drive yourself",
      "What to have at hand when somebody needs an ambulance: the list on the fridge",
    ],
  },
]

/** The texts that may stand over a subject; its own ones where others of its kind would do harm. */
export const carefully = (
  texts: ReadonlyArray<string>,
  aspect: Aspect,
  { kind, name }: Pick<Subject, "kind" | "name">,
): ReadonlyArray<string> =>
  careful.find((one) => one.kinds.has(kind) && one.aspects.has(aspect) && one.name.test(name))?.texts ?? texts

/** Film ideas on an illness that one dies of; none on an aspect of which nothing could be said without harm. */
export const graveAnglesOf = (aspect: Aspect): ReadonlyArray<string> => graveAngles[aspect] ?? []
