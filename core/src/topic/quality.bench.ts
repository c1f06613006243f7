import { sharedData } from "#testing/shared-data.ts"
import {
  archiveOf,
  engagementDeciles,
  flagPrecision,
  plantedRecall,
  shuffledFlags,
  themeAgreement,
} from "#testing/topic/planted.ts"
import { labelledPosts, recordedPosts } from "#testing/topic/recorded.ts"
import { isReadPost, readPost } from "./read-post.ts"

const figure = (
  name: string,
  unit: string,
  ours: number,
  baseline: number,
  baselineName: string,
  aim: string,
) => ({
  name,
  unit,
  ours,
  baseline,
  baselineName,
  ratio: ours / baseline,
  aim,
})

/**
 * The whole quality protocol on the recorded archive; some minutes. Baselines are the figures measured for the
 * prototype on the same data.
 */
export const bench = async () => {
  const data = sharedData()
  if (data === undefined) return []
  const archive = archiveOf(recordedPosts(data).map(readPost).filter(isReadPost))
  const labelled = labelledPosts(data)
  const recall = (size: number): number => {
    const { found, planted } = plantedRecall(archive, size, 60, 7)
    return found / planted
  }
  const precision = flagPrecision(archive, 10, 40, 17)
  const deciles = engagementDeciles(archive, 20_000, 3)
  const full = themeAgreement(labelled)
  const titles = themeAgreement(labelled.map(({ title, label }) => ({ text: title, label })))
  return [
    figure("bursts of 6 in the top ten", "share", recall(6), 0.94, "prototype", "at least 0.85"),
    figure("bursts of 10 in the top ten", "share", recall(10), 1, "prototype", "at least 0.98"),
    figure(
      "false flags on shuffled traffic",
      "per run",
      shuffledFlags(archive, 60, 5),
      0.02,
      "prototype",
      "at most 0.1",
    ),
    figure(
      "precision of flags, bursts of 10",
      "share",
      precision.right / Math.max(1, precision.flagged),
      0.96,
      "prototype",
      "at least 0.9",
    ),
    figure("smallest tenth of engagement scores", "%", Math.min(...deciles), 10, "ideal", "at least 6"),
    figure("largest tenth of engagement scores", "%", Math.max(...deciles), 10, "ideal", "at most 14"),
    figure(
      "themes, full posts: NMI",
      "",
      full.nmi,
      0.759,
      "prototype, number of groups unknown",
      "at least 0.75",
    ),
    figure(
      "themes, full posts: ARI",
      "",
      full.ari,
      0.67,
      "prototype, number of groups unknown",
      "at least 0.65",
    ),
    figure(
      "themes, titles: NMI",
      "",
      titles.nmi,
      0.359,
      "prototype, number of groups unknown",
      "at least 0.48",
    ),
    figure(
      "themes, titles: ARI",
      "",
      titles.ari,
      0.226,
      "prototype, number of groups unknown",
      "at least 0.3",
    ),
  ]
}
