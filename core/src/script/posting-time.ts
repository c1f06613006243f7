import { usualLanguage } from "#language/pack.ts"
import { filming } from "#language/filming.ts"
import { type OnePlatform, platformsOf } from "./platforms.ts"
import { studies, type Study, type StudyBasis } from "./posting-studies.ts"
import type { PostingTime } from "./script.ts"
import type { Language, TargetPlatform } from "./settings.ts"

/** Where a video for all platforms is expected to be watched first. */
const videoPlatforms: ReadonlyArray<OnePlatform> = ["tiktok", "instagram", "youtube"]

/** Monday first; 0 is Sunday. */
const everyDay = [1, 2, 3, 4, 5, 6, 0]

/** One hour of the week in the audience's local time, day 0 being Sunday, and how many of the studies name it. */
export interface PostingSlot {
  readonly day: number
  readonly hour: number
  readonly named: number
  readonly of: number
  /** Named by half of the studies at most. */
  readonly isWeak: boolean
  readonly studies: ReadonlyArray<StudyBasis>
}

/** When to post on one platform: the best hour of the week, and of each day that any study names, Monday first. */
export interface PlatformTimes {
  readonly platform: OnePlatform
  readonly best: PostingSlot
  readonly days: ReadonlyArray<PostingSlot>
}

/** The studies' agreement on each platform that a video may go to. */
export const postingTimes = (platform: TargetPlatform): ReadonlyArray<PlatformTimes> =>
  platformsOf(platform).map((one) => {
    const asked = studies[one]
    const days = everyDay
      .map((day) => bestOf(hoursOf(asked, day)))
      .filter(({ agreeing }) => agreeing.length > 0)
      .map((slot) => weighed(slot, asked.length))
    return { platform: one, best: weighed(bestOf(weekOf(asked)), asked.length), days }
  })

/**
 * The slot that most studies of the platform recommend. Ties go to a slot that a study calls its best, then to the
 * earlier one in the week from Monday. Audience local time; the studies cover mostly American accounts.
 */
export const bestPostingTime = (platform: TargetPlatform): PostingTime => {
  const best = bestSlotOn(platform)
  return {
    label: audienceSlot(best, usualLanguage),
    day: best.day,
    hour: best.hour,
    agreement: agreementWords(best),
    studies: best.studies.map(({ name }) => name),
  }
}

/** That slot in a script's language: "Thursday 18:00 to 18:59, your audience's local time (2 of 3 studies)". */
export const bestPostingWords = (platform: TargetPlatform, language: Language): string => {
  const best = bestSlotOn(platform)
  return `${audienceSlot(best, language)} (${agreementWords(best, language)})`
}

const bestSlotOn = (platform: TargetPlatform): PostingSlot => {
  const asked =
    platform === "multi_platform" ? videoPlatforms.flatMap((one) => studies[one]) : studies[platform]
  return weighed(bestOf(weekOf(asked)), asked.length)
}

const audienceSlot = (slot: PostingSlot, language: Language): string =>
  filming[language].time.audience(slotWords(slot, language))

/** "Thursday 18:00 to 18:59", "Perşembe 18.00–18.59". */
export const slotWords = (
  { day, hour }: Pick<PostingSlot, "day" | "hour">,
  language: Language = usualLanguage,
): string => {
  const { weekdays, hours } = filming[language].time
  return `${weekdays[day] ?? ""} ${hours(String(hour).padStart(2, "0"))}`
}

/** "2 of 3 studies", or "1 of 2 studies, so a weak slot". */
export const agreementWords = (
  { named, of, isWeak }: Pick<PostingSlot, "named" | "of" | "isWeak">,
  language: Language = usualLanguage,
): string => filming[language].time.agreement(named, of, isWeak)

interface Slot {
  readonly day: number
  readonly hour: number
  readonly agreeing: ReadonlyArray<Study>
  readonly isTop: boolean
}

const weighed = ({ day, hour, agreeing }: Slot, of: number): PostingSlot => ({
  day,
  hour,
  named: agreeing.length,
  of,
  isWeak: agreeing.length * 2 <= of,
  studies: agreeing.map(({ basis }) => basis),
})

const hoursOf = (asked: ReadonlyArray<Study>, day: number): ReadonlyArray<Slot> =>
  Array.from({ length: 24 }, (_, hour) => slotOf(asked, day, hour))

const weekOf = (asked: ReadonlyArray<Study>): ReadonlyArray<Slot> =>
  everyDay.flatMap((day) => hoursOf(asked, day))

const bestOf = (slots: ReadonlyArray<Slot>): Slot =>
  slots.reduce((chosen, slot) => (isBetter(slot, chosen) ? slot : chosen))

const slotOf = (asked: ReadonlyArray<Study>, day: number, hour: number): Slot => ({
  day,
  hour,
  agreeing: asked.filter(({ days }) => days[day]?.includes(hour)),
  isTop: asked.some(({ top }) => top.some(([topDay, topHour]) => topDay === day && topHour === hour)),
})

const isBetter = (slot: Slot, than: Slot): boolean => {
  if (slot.agreeing.length !== than.agreeing.length) return slot.agreeing.length > than.agreeing.length
  if (slot.isTop !== than.isTop) return slot.isTop
  const fromMonday = ({ day, hour }: Slot) => ((day + 6) % 7) * 24 + hour
  return fromMonday(slot) < fromMonday(than)
}
