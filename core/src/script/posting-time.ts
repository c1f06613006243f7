import type { PostingTime } from "./script.ts"
import type { TargetPlatform } from "./settings.ts"

/** One study of when posts do well: hours (audience local time) per day, Sunday first; `top` marks its best slots. */
interface Study {
  readonly study: string
  readonly basis: string
  readonly days: ReadonlyArray<ReadonlyArray<number>>
  readonly top: ReadonlyArray<readonly [day: number, hour: number]>
}

type OnePlatform = Exclude<TargetPlatform, "multi_platform">

const studies: { readonly [P in OnePlatform]: ReadonlyArray<Study> } = {
  tiktok: [
    {
      study: "Buffer",
      basis: "7.1M posts, 2026-09-14",
      days: [
        [9, 12, 13],
        [8, 11, 13],
        [6, 7, 22],
        [6, 21, 22],
        [6, 13, 22],
        [18, 20, 22],
        [15, 16, 17],
      ],
      top: [
        [0, 9],
        [1, 13],
        [0, 13],
      ],
    },
    {
      study: "Sprout Social",
      basis: "~2B engagements, 307k profiles, 2025-11-27..2026-02-27",
      days: [[], [15, 16], [14, 15, 16, 17], [13, 14, 15, 16, 17, 18, 19], [13, 14, 15, 16], [15, 16], []],
      top: [],
    },
    {
      study: "Metricool",
      basis: "2.3M posts, 2026-06",
      days: [[20], [20], [20], [19, 20], [20], [20], [18, 19]],
      top: [],
    },
  ],
  instagram: [
    {
      study: "Buffer",
      basis: "9.6M posts, >200k accounts, 2024-01..2025-12, 2026-09-23",
      days: [
        [20, 21, 22],
        [18, 19, 20],
        [15, 17, 19],
        [8, 12, 18],
        [7, 8, 9],
        [21, 22],
        [20, 21, 22],
      ],
      top: [
        [4, 9],
        [3, 12],
        [3, 18],
      ],
    },
    {
      study: "Sprout Social",
      basis: "~2B engagements, 307k profiles, 2025-11-27..2026-02-27",
      days: [
        [],
        [14, 15],
        [13, 14, 15, 16, 17, 18],
        [12, 13, 14, 15, 16, 17, 18, 19, 20, 23],
        [12, 13],
        [],
        [],
      ],
      top: [],
    },
    {
      study: "Metricool",
      basis: "24M posts, 2026-06",
      days: [[20], [20], [20], [20], [18, 19], [18, 19], [18, 19]],
      top: [],
    },
  ],
  youtube: [
    {
      study: "Buffer (Shorts)",
      basis: "1.8M videos, 2026-07-24",
      days: [
        [17, 19, 20],
        [17, 18, 20],
        [19, 20, 21],
        [19, 20, 21],
        [19, 20, 21],
        [16, 18, 19],
        [11, 18, 19],
      ],
      top: [
        [5, 16],
        [5, 18],
        [5, 19],
      ],
    },
    {
      study: "SocialPilot",
      basis: "301k videos, 2026",
      days: [
        [10, 15, 16],
        [7, 12],
        [7, 8, 9, 10, 17, 18],
        [12, 15, 16, 17],
        [19, 20, 21, 22],
        [7, 8, 11, 12],
        [9, 15, 16, 17],
      ],
      top: [],
    },
  ],
  linkedin: [
    {
      study: "Sprout Social",
      basis: "~2B engagements, 307k profiles, 2025-11-27..2026-02-27",
      days: [[], [13], [11, 12, 13, 14, 15, 16], [11, 12, 13, 14, 15], [11, 13, 14, 15, 16], [11, 13], []],
      top: [],
    },
    {
      study: "Buffer",
      basis: "4.8M posts, 2026-09-09",
      days: [
        [],
        [15, 16, 17, 18, 19],
        [15, 16, 17, 18, 19],
        [15, 16, 17, 18, 19],
        [15, 16, 17, 18, 19],
        [15, 16, 17, 18, 19],
        [],
      ],
      top: [
        [3, 16],
        [5, 15],
        [5, 16],
      ],
    },
  ],
}

/** Where a video for all platforms is expected to be watched first. */
const videoPlatforms: ReadonlyArray<OnePlatform> = ["tiktok", "instagram", "youtube"]

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

/**
 * The slot that most studies of the platform recommend. Ties go to a slot that a study calls its best, then to the
 * earlier one in the week from Monday. Audience local time; the studies cover mostly American accounts.
 */
export const bestPostingTime = (platform: TargetPlatform): PostingTime => {
  const asked =
    platform === "multi_platform" ? videoPlatforms.flatMap((one) => studies[one]) : studies[platform]
  const slots = weekdays.flatMap((_, day) =>
    Array.from({ length: 24 }, (__, hour) => slotOf(asked, day, hour)),
  )
  const best = slots.reduce((chosen, slot) => (isBetter(slot, chosen) ? slot : chosen))
  const hour = String(best.hour).padStart(2, "0")
  return {
    label: `${weekdays[best.day] ?? ""} ${hour}:00 to ${hour}:59, your audience's local time`,
    day: best.day,
    hour: best.hour,
    agreement: `${best.agreeing.length} of ${asked.length} studies`,
    studies: best.agreeing.map(({ study, basis }) => `${study} (${basis})`),
  }
}

interface Slot {
  readonly day: number
  readonly hour: number
  readonly agreeing: ReadonlyArray<Study>
  readonly isTop: boolean
}

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
