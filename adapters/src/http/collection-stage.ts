import type { CollectionStep } from "@rounds/core/contract/scripts.ts"
import type { CollectionStage } from "@rounds/core/topic/ports.ts"

const OF = 3

/** The three steps of a refresh, as the screens count and name them. */
export const collectionStage = (stage: CollectionStage): CollectionStep => {
  switch (stage._tag) {
    case "Collecting":
      return {
        stage: "collecting",
        step: 1,
        progress: Math.round(10 + (70 * stage.done) / Math.max(1, stage.of)),
        of: OF,
        counted: [stage.done, stage.of],
        label: `Analyzing health discussions: ${stage.done} of ${stage.of} communities`,
      }
    case "Grouping":
      return {
        stage: "grouping",
        step: 2,
        of: OF,
        progress: 85,
        counted: [stage.posts],
        label: `Finding trends in ${stage.posts} posts`,
      }
    case "Publishing":
      return {
        stage: "publishing",
        step: 3,
        progress: 95,
        of: OF,
        counted: [stage.topics],
        label: `Preparing ${stage.topics} topics for health professionals`,
      }
  }
}
