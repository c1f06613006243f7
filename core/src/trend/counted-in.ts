import type { ReadPost } from "#reading/read-post.ts"
import { priorPosts, tailOf } from "./poisson.ts"
import { expectedIn, growthOf } from "./recompute.ts"
import type { Stretch } from "./window.ts"

/** Posts that are usual in a stretch's window by those of its history: added up by community. */
export const usualIn = (history: ReadonlyArray<ReadPost>, { totals }: Pick<Stretch, "totals">): number =>
  history.reduce((sum, { community }) => {
    const total = totals.get(community) ?? { window: 0, history: 0 }
    return sum + expectedIn({ historyPosts: 1, windowTotal: total.window, historyTotal: total.history })
  }, 0)

/** Posts of the window beside those of the history: what is usual, how likely so many are by chance, and how they grow. */
export const countedIn = (
  posts: ReadonlyArray<ReadPost>,
  history: ReadonlyArray<ReadPost>,
  stretch: Stretch,
) => {
  const expected = usualIn(history, stretch)
  const overall = stretch.window.length / Math.max(1, stretch.history.length)
  const exposure = (expected + priorPosts * overall) / (history.length + priorPosts)
  return {
    posts,
    history,
    expected,
    usual: expected,
    tail: tailOf(posts.length, history.length, exposure),
    growth: growthOf(posts.length, expected),
  }
}
