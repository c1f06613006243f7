import type { Language } from "#script/settings.ts"
import type { Specialty } from "#topic/specialty.ts"
import { daysBetween } from "./week.ts"
import { PLANNED, type PlannedTopic } from "./weekly-plan.ts"

/** A topic that could be planned. */
export interface Candidate {
  readonly kind: "rising" | "steady"
  readonly category: string
  readonly language: Language
  /** From 1 for the first of its list down towards 0. */
  readonly strength: number
  /** How much of it concerns a profession, 0 to 1. */
  readonly shares: ReadonlyMap<Specialty, number>
  readonly topic: Omit<PlannedTopic, "suits">
}

/** A video that was written: what about, and on which day where its person is. */
export interface Filmed {
  readonly subject: string | null
  readonly category: string | null
  readonly title: string
  readonly on: string
}

/** What is known about whoever plans the week. */
export interface Planner {
  /** The languages that they work in, their own first. */
  readonly languages: ReadonlyArray<Language>
  readonly specialty: Specialty | null
  readonly filmed: ReadonlyArray<Filmed>
  /** What was planned before: its subject, and the Monday of its week. */
  readonly planned: ReadonlyArray<{ readonly subject: string; readonly week: string }>
  /** Themes that they marked as not for them. */
  readonly avoided: ReadonlyArray<string>
}

/** A subject rests for so long after it was planned or filmed. */
const REST_DAYS = 28

const WEIGHTS = { suits: 2, strength: 1, filmedBefore: 0.25 } as const

/** One of each, where there is one, and then whatever is best. */
const kinds = ["rising", "steady"] as const

/**
 * Three topics for one week of one person, in a language that they work in, their own before others: what concerns their profession, stands high in its list, and is near to what
 * they film, with a question that its posts share, a rising one, a steady one, and no category twice, as far as there is choice. What was planned or
 * filmed within four weeks comes only where nothing else is left, the longest ago first; what is not for them never
 * comes. The same for the same week, in whatever order the candidates come. `standing`: what the week has already, which
 * stays in front.
 */
export const chooseWeek = (
  candidates: ReadonlyArray<Candidate>,
  planner: Planner,
  week: string,
  standing: ReadonlyArray<PlannedTopic> = [],
): ReadonlyArray<PlannedTopic> => {
  const judged = candidates
    .filter(({ topic, language }) => planner.languages.includes(language) && !isAvoided(topic, planner))
    .map((candidate) => ({
      candidate,
      lastDay: lastDayOf(candidate, planner, week),
      score: scoreOf(candidate, planner),
    }))
  const chosen: Array<Candidate> = []
  const stands = new Set(standing.map(({ subject }) => subject))
  const filled = candidates.filter(({ topic }) => stands.has(topic.subject)).map(({ category }) => category)
  for (const kind of openKinds(standing)) {
    const categories = new Set([...filled, ...chosen.map(({ category }) => category)])
    const subjects = new Set([...stands, ...chosen.map(({ topic }) => topic.subject)])
    const [best] = judged
      .filter(({ candidate }) => !subjects.has(candidate.topic.subject))
      .toSorted(
        (a, b) =>
          compare(a.lastDay, b.lastDay) ||
          Number(isNameOnly(a.candidate)) - Number(isNameOnly(b.candidate)) ||
          languageRank(a.candidate, planner) - languageRank(b.candidate, planner) ||
          Number(isOther(a.candidate, kind)) - Number(isOther(b.candidate, kind)) ||
          Number(categories.has(a.candidate.category)) - Number(categories.has(b.candidate.category)) ||
          b.score - a.score ||
          compare(a.candidate.topic.subject, b.candidate.topic.subject) ||
          compare(a.candidate.topic.title, b.candidate.topic.title),
      )
    if (best !== undefined) chosen.push(best.candidate)
  }
  return [
    ...standing,
    ...chosen.map(({ topic, shares }) => ({
      ...topic,
      suits: planner.specialty !== null && shares.has(planner.specialty) ? planner.specialty : null,
    })),
  ]
}

/** What is wanted beside the topics that stand, in this order. */
const openKinds = (standing: ReadonlyArray<PlannedTopic>): ReadonlyArray<Candidate["kind"] | null> => {
  const there = standing.map(({ topicId }) => (topicId === null ? "steady" : "rising"))
  const missing = kinds.filter((kind) => !there.includes(kind))
  return Array.from({ length: PLANNED - standing.length }, (_, at) => missing[at] ?? null)
}

/** Who wants nothing of a subject wants no question about it either. */
export const isAvoided = (
  { themeKey, subject }: Pick<PlannedTopic, "themeKey" | "subject">,
  { avoided }: Pick<Planner, "avoided">,
): boolean => avoided.includes(subject) || (themeKey !== undefined && avoided.includes(themeKey))

/** Of a steady question the film knows the theme, which is not the plan's subject; of an own title only that. */
export const isFilmOf = (
  film: Filmed,
  { subject, themeKey, title }: Pick<PlannedTopic, "subject" | "themeKey" | "title">,
): boolean =>
  film.title === title || (film.subject !== null && (film.subject === subject || film.subject === themeKey))

/** A name alone is planned where too little else is left. */
const isNameOnly = ({ topic }: Candidate): boolean => topic.namesOnly === true

const languageRank = ({ language }: Candidate, { languages }: Planner): number => languages.indexOf(language)

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

const isOther = ({ kind }: Candidate, wanted: Candidate["kind"] | null): boolean =>
  wanted !== null && kind !== wanted

/** The last day within the rest on which its subject was planned or filmed; "" when it is rested. */
const lastDayOf = ({ topic }: Candidate, { planned, filmed }: Planner, week: string): string => {
  const days = [
    ...planned.filter(({ subject }) => subject === topic.subject).map((one) => one.week),
    ...filmed.filter((one) => isFilmOf(one, topic)).map(({ on }) => on),
  ]
  return (
    days
      .filter((day) => daysBetween(day, week) < REST_DAYS)
      .toSorted()
      .at(-1) ?? ""
  )
}

const scoreOf = ({ shares, strength, category }: Candidate, { specialty, filmed }: Planner): number =>
  WEIGHTS.suits * (specialty === null ? 0 : (shares.get(specialty) ?? 0)) +
  WEIGHTS.strength * strength +
  (filmed.some((one) => one.category === category) ? WEIGHTS.filmedBefore : 0)
