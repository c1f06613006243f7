import { usualLanguage } from "#language/names.ts"
import type { Language } from "#script/settings.ts"
import { type Candidate, chooseWeek, isAvoided, isFilmOf, type Planner } from "./choose.ts"
import { PLANNED, type PlannedTopic, type WeeklyPlan } from "./weekly-plan.ts"

/**
 * The topics of a plan after its person took up another language, the first of `planner.languages`: what is in it and what was written
 * about this week stay, what else there is in it comes, and only the places that are left over go to what stood there
 * before. The same when it is asked again.
 */
export const speakAnew = (
  { week, topics }: Pick<WeeklyPlan, "week" | "topics">,
  candidates: ReadonlyArray<Candidate>,
  planner: Planner,
): ReadonlyArray<PlannedTopic> => {
  const wanted = topics.filter((topic) => !isAvoided(topic, planner))
  const isOwn = (topic: PlannedTopic) => spokenIn(topic) === planner.languages[0]
  const standing = wanted.filter((topic) => isOwn(topic) || isWritten(topic, planner, week))
  if (standing.length === wanted.length) return topics

  // What this week has had so far does not keep itself from coming.
  const before = planner.planned.filter((one) => one.week !== week)
  const chosen = chooseWeek(candidates, { ...planner, planned: before }, week, standing)
  const firm = chosen.filter((topic) => isOwn(topic) || standing.includes(topic))
  const stood = wanted.filter((topic) => planner.languages.includes(spokenIn(topic)))
  return eachOnce([...firm.filter(isOwn), ...firm, ...stood, ...chosen]).slice(0, PLANNED)
}

const spokenIn = ({ language }: PlannedTopic): Language => language ?? usualLanguage

const isWritten = (topic: PlannedTopic, { filmed }: Planner, week: string): boolean =>
  filmed.some((one) => one.on >= week && isFilmOf(one, topic))

const eachOnce = (topics: ReadonlyArray<PlannedTopic>): ReadonlyArray<PlannedTopic> =>
  topics.filter(({ subject }, at) => topics.findIndex((one) => one.subject === subject) === at)
