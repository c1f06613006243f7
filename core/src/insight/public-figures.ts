import type { Records } from "./ports.ts"

/** Below this many professionals the figure says nothing. */
const PROFESSIONALS_SHOWN_FROM = 50

/**
 * The figures of the stat cards. `null` hides a card: no card shows a number the records do not carry. `sampleDate`: the
 * day that the sample data behind them stand for; a sample has no "since".
 */
export const publicFigures = (records: Records, sampleDate: string | null) => ({
  professionals:
    records.accountsWithProfession < PROFESSIONALS_SHOWN_FROM
      ? null
      : roundedDown(records.accountsWithProfession),
  discussionsAnalysed: records.postsRead === 0 ? null : records.postsRead,
  analysedSince: sampleDate === null ? records.analysedSince : null,
  activeCommunities: records.activeCommunities === 0 ? null : records.activeCommunities,
  medianSecondsToScript: records.medianSeconds,
  sampleDate,
})

/** To the leading digit or a half of it: 50, 100, 150, 200, ... 950, 1000, 1500: "500+" is then true. */
const roundedDown = (count: number): number => {
  const step = Math.max(50, 10 ** Math.floor(Math.log10(count)) / 2)
  return Math.floor(count / step) * step
}
