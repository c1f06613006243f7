import type { StreamOf } from "@rounds/core/contract/contract.ts"
import { lib as words } from "#words/lib.ts"

type Step = StreamOf<"POST /api/refresh-trending-topics">["stage"]

const known: { readonly [S in Step["stage"]]: (...counted: ReadonlyArray<number>) => string } = {
  collecting: (done = 0, all = 0) => words.analyzingCommunities({ done, all }),
  grouping: (posts = 0) => words.findingTrends({ posts }),
  publishing: (topics = 0) => words.preparingTopics({ topics }),
}

/** What a collection is at, with what it counted. */
export const collectionWords = ({ stage, counted }: Pick<Step, "stage" | "counted">): string =>
  known[stage](...counted)
