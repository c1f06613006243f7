import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { languagesOf } from "#for-you/languages-of.ts"
import { specialtiesOf } from "#for-you/specialties-of.ts"
import { languages } from "#language/names.ts"
import { Topics } from "#topic/ports.ts"
import { candidatesOf } from "./candidates.ts"
import { chooseWeek, isAvoided } from "./choose.ts"
import { type Planning, WeeklyPlans } from "./ports.ts"
import { weekOf } from "./week.ts"
import type { WeeklyPlan } from "./weekly-plan.ts"

/** So many of each list may be planned: enough for a profession of which little is written. */
const LOOKED_AT = 60

/** What was planned or filmed before is looked at for so long: rests, and what somebody likes to film. */
const LOOK_BACK_DAYS = 90

/**
 * This week's plans of these accounts, by their ids. A plan is made when it is first asked for and then stays for the
 * week, but for what its owner has marked as not for them since. Whoever there is nothing to plan for has none. `withSampleData`: topics from sample data count.
 */
export const weeklyPlansOf = Effect.fn("weeklyPlansOf")(function* (
  userIds: ReadonlyArray<string>,
  withSampleData: boolean,
) {
  const plans = yield* WeeklyPlans
  const now = yield* DateTime.now
  const since = DateTime.formatIsoDateUtc(DateTime.subtract(now, { days: LOOK_BACK_DAYS }))
  const people = (yield* plans.planning(userIds, since)).map((person) => ({
    ...person,
    week: weekOf(now, person.timeZone),
  }))
  const kept = yield* plans.kept(people)
  const missing = people.filter(({ userId }) => !kept.has(userId))
  const shown = wantedOf(kept, people)
  if (missing.length === 0) return shown
  const edition = yield* editionOf(withSampleData)
  if (edition === null) return shown
  const made = missing.flatMap((person) => {
    const planner = {
      ...person,
      specialty: specialtiesOf(person)[0] ?? null,
      languages: languagesOf(person),
    }
    const topics = chooseWeek(edition.candidates, planner, person.week)
    const plan: WeeklyPlan = { week: person.week, topics, sampleDate: edition.sampleDate }
    return topics.length === 0 ? [] : [{ userId: person.userId, plan }]
  })
  return new Map([...shown, ...(yield* plans.keep(made))])
})

/** Plans without what their owners marked as not for them after they were made; a plan of which nothing is left is none. */
const wantedOf = (
  plans: ReadonlyMap<string, WeeklyPlan>,
  people: ReadonlyArray<Planning>,
): ReadonlyMap<string, WeeklyPlan> =>
  new Map(
    people.flatMap((person) => {
      const plan = plans.get(person.userId)
      const topics = plan?.topics.filter((topic) => !isAvoided(topic, person)) ?? []
      return plan === undefined || topics.length === 0 ? [] : [[person.userId, { ...plan, topics }] as const]
    }),
  )

const editionOf = Effect.fnUntraced(function* (withSampleData: boolean) {
  const port = yield* Topics
  const edition = yield* port.latestEdition
  if (edition === null || (edition.sampleDate !== null && !withSampleData)) return null
  const lists = yield* Effect.forEach(languages, (language) => {
    const wanted = { specialty: null, limit: LOOKED_AT, language }
    return Effect.map(Effect.all([port.list(wanted), port.steady(wanted)]), ([topics, steady]) =>
      candidatesOf(topics, steady).filter((candidate) => candidate.language === language),
    )
  })
  return { candidates: lists.flat(), sampleDate: edition.sampleDate }
})
