import { sharedData } from "#testing/shared-data.ts"
import {
  archiveOf,
  engagementDeciles,
  flagPrecision,
  plantedRecall,
  shuffledFlags,
  themeAgreement,
} from "#testing/topic/planted.ts"
import { datedEvents, keysKept, eventCount } from "#testing/topic/real-days.ts"
import { labelledPosts, recordedPosts } from "#testing/topic/recorded.ts"
import { specialtyAgreement } from "#testing/topic/specialty-agreement.ts"
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
  const posts = recordedPosts(data).map(readPost).filter(isReadPost)
  const archive = archiveOf(posts)
  const labelled = labelledPosts(data)
  const small = plantedRecall(archive, 6, 60, 7)
  const large = plantedRecall(archive, 10, 60, 7)
  const precision = flagPrecision(archive, 10, 40, 17)
  const deciles = engagementDeciles(archive, 20_000, 3)
  const full = themeAgreement(labelled)
  const titles = themeAgreement(labelled.map(({ title, label }) => ({ text: title, label })))
  const specialties = specialtyAgreement(posts)
  const placebo = [12, 20, 28].flatMap((shift) => datedEvents(archive, shift)).length
  return [
    figure(
      "bursts of 6 in the top ten",
      "share",
      small.found / small.planted,
      0.94,
      "prototype",
      "at least 0.85",
    ),
    figure(
      "bursts of 10 in the top ten",
      "share",
      large.found / large.planted,
      1,
      "prototype",
      "at least 0.98",
    ),
    figure("delay of bursts of 6", "days", small.delay, 2, "prototype", "at most 2.2"),
    figure("delay of bursts of 10", "days", large.delay, 1.6, "prototype", "at most 2.2"),
    figure(
      `${eventCount} dated events of 2013, of any kind, in the top ten`,
      "",
      datedEvents(archive).length,
      13,
      "prototype, which has no rule that a topic is a health subject",
      "those about health",
    ),
    figure("the same on other dates, three times", "", placebo, 0, "prototype", "0"),
    figure(
      "keys kept by topics that go on the next day",
      "share",
      keysKept(archive, 60),
      0.8,
      "aim",
      "at least 0.8",
    ),
    figure("specialties from words alone, macro F1", "", specialties.macroF1, 0.7, "aim", "at least 0.7"),
    figure(
      "specialties from words alone, first two",
      "share",
      specialties.topTwo,
      0.85,
      "aim",
      "at least 0.85",
    ),
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
