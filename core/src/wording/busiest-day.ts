import { windowDays } from "#trend/window.ts"

interface DayCount {
  readonly day: string
  readonly posts: number
}

/** Of the days that a topic is counted over the one with the most posts; null where no one day has more than the others. */
export const busiestOf = (days: ReadonlyArray<DayCount>): DayCount | null => {
  const [first, second] = days.slice(-windowDays).toSorted((a, b) => b.posts - a.posts)
  return first === undefined || first.posts === (second?.posts ?? 0) ? null : first
}
