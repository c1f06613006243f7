import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { languagesOf } from "#for-you/languages-of.ts"
import { specialtiesOf } from "#for-you/specialties-of.ts"
import { languages } from "#language/names.ts"
import type { Language } from "#script/settings.ts"
import { Topics } from "#topic/ports.ts"
import { candidatesOf } from "./candidates.ts"
import { chooseWeek, isAvoided, type Planner } from "./choose.ts"
import { type Planning, WeeklyPlans } from "./ports.ts"
import { speakAnew } from "./speak-anew.ts"
import { dayOf, weekOf } from "./week.ts"
import type { WeeklyPlan } from "./weekly-plan.ts"

/** So many of each list may be planned: enough for a profession of which little is written. */
const LOOKED_AT = 60

/** What was planned or filmed before is looked at for so long: rests, and what somebody likes to film. */
const LOOK_BACK_DAYS = 90

/**
 * This week's plans of these accounts, by their ids. A plan is made when it is first asked for and then stays for the
 * week, but for what its owner has marked as not for them since, and for what is in another language and not written
 * about when they have changed theirs. Whoever there is nothing to plan for has none. `withSampleData`: topics from
 * sample data count. `screens`: the language of the screens that they look at, for who has chosen none.
 */
export const weeklyPlansOf = Effect.fn("weeklyPlansOf")(function* (
  userIds: ReadonlyArray<string>,
  withSampleData: boolean,
  screens: Language | null = null,
) {
  const plans = yield* WeeklyPlans
  const now = yield* DateTime.now
  const since = DateTime.formatIsoDateUtc(DateTime.subtract(now, { days: LOOK_BACK_DAYS }))
  const people = (yield* plans.planning(userIds, since)).map((person) => {
    const language = person.language ?? screens
    return {
      ...person,
      language,
      week: weekOf(now, person.timeZone),
      planner: plannerOf({ ...person, language }),
    }
  })
  const kept = yield* plans.kept(people)
  const shown = wantedOf(kept, people)
  const due = people.filter((person) => !isKept(kept.get(person.userId), person))
  if (due.length === 0) return shown
  const edition = yield* editionOf(withSampleData)
  if (edition === null) return shown
  const made = due.flatMap(({ userId, week, planner }) => {
    const stood = kept.get(userId)
    const topics =
      stood === undefined
        ? chooseWeek(edition.candidates, planner, week)
        : speakAnew(stood, edition.candidates, planner)
    const sampleDate = edition.sampleDate ?? stood?.sampleDate ?? null
    const plan: WeeklyPlan = { week, topics, language: planner.languages[0] ?? null, sampleDate }
    return topics.length === 0 ? [] : [{ userId, plan }]
  })
  return new Map([...shown, ...wantedOf(yield* plans.keep(made), people)])
})

const plannerOf = (person: Planning): Planner => ({
  ...person,
  filmed: person.filmed.map(({ at, ...filmed }) => ({ ...filmed, on: dayOf(at, person.timeZone) })),
  specialty: specialtiesOf(person)[0] ?? null,
  languages: languagesOf(person),
})

/** Whether there is a plan, in the language that its person is known to work in. */
const isKept = (plan: WeeklyPlan | undefined, { language }: Pick<Planning, "language">): boolean =>
  plan !== undefined && (language === null || plan.language === language)

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
