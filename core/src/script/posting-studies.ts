import type { OnePlatform } from "./platforms.ts"

/** What a study counted: `count` of `of`, of so many `accounts` where it says so, about and more than as it says it. */
export interface StudyBasis {
  readonly name: string
  readonly count: number
  readonly of: "posts" | "videos" | "engagements"
  /** Null where the study does not say. */
  readonly accounts: number | null
  /** First day counted, or its month, as ISO 8601; null where the study does not say. */
  readonly from: string | null
  /** Last day counted, or the day, month or year of publication, as ISO 8601. */
  readonly until: string
}

/** One study of when posts do well: hours (audience local time) per day, Sunday first; `top` marks its best slots. */
export interface Study {
  readonly basis: StudyBasis
  readonly days: ReadonlyArray<ReadonlyArray<number>>
  readonly top: ReadonlyArray<readonly [day: number, hour: number]>
}

/** One study by Sprout Social, which looked at several platforms. */
const sproutSocial: StudyBasis = {
  name: "Sprout Social",
  count: 2_000_000_000,
  of: "engagements",
  accounts: 307_000,
  from: "2025-11-27",
  until: "2026-02-27",
}

/** What each study recommends, by platform. Read in November 2026. */
export const studies: { readonly [P in OnePlatform]: ReadonlyArray<Study> } = {
  tiktok: [
    {
      basis: {
        name: "Buffer",
        count: 7_100_000,
        of: "posts",
        accounts: null,
        from: null,
        until: "2026-09-14",
      },
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
      basis: sproutSocial,
      days: [[], [15, 16], [14, 15, 16, 17], [13, 14, 15, 16, 17, 18, 19], [13, 14, 15, 16], [15, 16], []],
      top: [],
    },
    {
      basis: {
        name: "Metricool",
        count: 2_300_000,
        of: "posts",
        accounts: null,
        from: null,
        until: "2026-06",
      },
      days: [[20], [20], [20], [19, 20], [20], [20], [18, 19]],
      top: [],
    },
  ],
  instagram: [
    {
      basis: {
        name: "Buffer",
        count: 9_600_000,
        of: "posts",
        accounts: 200_000,
        from: "2024-01",
        until: "2025-12",
      },
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
      basis: sproutSocial,
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
      basis: {
        name: "Metricool",
        count: 24_000_000,
        of: "posts",
        accounts: null,
        from: null,
        until: "2026-06",
      },
      days: [[20], [20], [20], [20], [18, 19], [18, 19], [18, 19]],
      top: [],
    },
  ],
  youtube: [
    {
      basis: {
        name: "Buffer (Shorts)",
        count: 1_800_000,
        of: "videos",
        accounts: null,
        from: null,
        until: "2026-07-24",
      },
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
      basis: {
        name: "SocialPilot",
        count: 301_000,
        of: "videos",
        accounts: null,
        from: null,
        until: "2026",
      },
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
      basis: sproutSocial,
      days: [[], [13], [11, 12, 13, 14, 15, 16], [11, 12, 13, 14, 15], [11, 13, 14, 15, 16], [11, 13], []],
      top: [],
    },
    {
      basis: {
        name: "Buffer",
        count: 4_800_000,
        of: "posts",
        accounts: null,
        from: null,
        until: "2026-09-09",
      },
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
