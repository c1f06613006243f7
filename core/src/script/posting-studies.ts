import type { OnePlatform } from "./platforms.ts"

/** One study of when posts do well: hours (audience local time) per day, Sunday first; `top` marks its best slots. */
export interface Study {
  readonly study: string
  readonly basis: string
  readonly days: ReadonlyArray<ReadonlyArray<number>>
  readonly top: ReadonlyArray<readonly [day: number, hour: number]>
}

/** What each study recommends, by platform. Read in November 2026. */
export const studies: { readonly [P in OnePlatform]: ReadonlyArray<Study> } = {
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
