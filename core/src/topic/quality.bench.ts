import { sharedData } from "#testing/shared-data.ts"
import {
  archiveOf,
  engagementDeciles,
  flagPrecision,
  shuffledFlags,
  themeAgreement,
} from "#testing/topic/planted.ts"
import { type Engine, product, prototype, readyPosts } from "#testing/topic/engines.ts"
import { eventCount, eventsFound, eventsOver, eventsSpokenOf } from "#testing/topic/dated-events.ts"
import {
  freshThemes,
  frozenTraffic,
  missed,
  namesOn,
  somePools,
  type Traffic,
  trafficOf,
} from "#testing/topic/gates.ts"
import { ownTitles } from "#testing/topic/own-titles.ts"
import { keysKept } from "#testing/topic/real-days.ts"
import { labelledPosts, recordedPosts } from "#testing/topic/recorded.ts"
import { ordinaryFlagged, withheldMissed } from "#testing/topic/sensitive-sets.ts"
import { specialtyAgreement } from "#testing/topic/specialty-agreement.ts"

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

/** Planted bursts of each seed and size. */
const bursts = 40

/** Seeds that chose no rule: bursts are found on them as on days that nobody has seen. */
const unseen = [201, 202]

/** Share of planted bursts of a size in the top ten, over all seeds. */
const foundOf = (engine: Engine, traffic: Traffic, size: number): number =>
  unseen.reduce(
    (sum, seed) =>
      sum + 1 - missed(engine, traffic, somePools(traffic, bursts, seed), size, seed).length / bursts,
    0,
  ) / unseen.length

/** A figure that is held against a fixed bar. */
const gate = (name: string, unit: string, ours: number, bar: number, aim: string) =>
  figure(name, unit, ours, bar, "gate", aim)

/** Posts of people in danger that are not withheld, and ordinary ones that are, in the two labelled sets. */
const sensitivity = () => [
  gate("ordinary posts withheld, of a labelled set", "share", ordinaryFlagged(), 0.01, "at most 0.01"),
  gate("posts to withhold that are missed, of a labelled set", "", withheldMissed(), 0, "at most 0"),
]

/** Turkish titles, which need no archive. */
const turkish = () => {
  const { stating, largestShape } = ownTitles()
  return [
    gate("planted Turkish themes told by their question", "share", stating, 0.9, "at least 0.9"),
    gate("largest shape among their titles", "share", largestShape, 0.08, "at most 0.08"),
  ]
}

/** What both engines are asked alike. A prototype that is not at hand has no figure. */
const besides = (traffic: Traffic, other: Engine | undefined) => {
  const themes = freshThemes()
  const row = (name: string, unit: string, aim: string, of: (engine: Engine) => number) =>
    figure(
      name,
      unit,
      of(product),
      other === undefined ? Number.NaN : of(other),
      "prototype in this run",
      aim,
    )
  return [
    ...([6, 10] as const).map((size) =>
      row(
        `new themes of ${size} posts in the top ten`,
        "share",
        size === 6 ? "at least 0.85" : "at least 0.95",
        (engine) => 1 - missed(engine, traffic, themes, size, 5).length / themes.length,
      ),
    ),
    ...(traffic.pools.length === 0
      ? []
      : ([4, 6, 10] as const).map((size) =>
          row(
            `bursts of ${size} real posts on one word in the top ten`,
            "share",
            { 4: "at least 0.85", 6: "at least 0.93", 10: "at least 0.97" }[size],
            (engine) => foundOf(engine, traffic, size),
          ),
        )),
  ]
}

/** An amount, a rank, a dimension, a place or talk of school: nothing to film. */
const junk =
  /^\d+(?:$|\D)|^(?:first|second|third)\b|\b(?:school|class|semester|grade|york|london|texas|california|america)\b/i

/**
 * The whole quality protocol on the recorded archive; some minutes. The gates are measured for the prototype in the
 * same run where it is at hand; other baselines are figures once measured for it on the same data. Without the archive
 * the titles of the repository are the traffic.
 */
export const bench = async () => {
  const data = sharedData()
  const other = await prototype()
  if (data === undefined) return [...besides(frozenTraffic(), other), ...sensitivity(), ...turkish()]
  const posts = recordedPosts(data)
  const read = readyPosts(posts)
  const traffic = trafficOf(posts)
  const archive = archiveOf(read)
  const labelled = labelledPosts(data)
  const precision = flagPrecision(archive, 10, 40, 17)
  const deciles = engagementDeciles(archive, 20_000, 3)
  const full = themeAgreement(labelled)
  const titles = themeAgreement(labelled.map(({ title, label }) => ({ text: title, label })))
  const specialties = specialtyAgreement(read)
  const shifts = [12, 20, 28]
  const placebo = (engine: Engine): number =>
    shifts.flatMap((shift) => eventsFound(engine, traffic, shift)).length
  const none = Number.NaN
  const found = eventsFound(product, traffic).length
  return [
    ...besides(traffic, other),
    ...sensitivity(),
    ...turkish(),
    figure(
      `${eventCount} dated events of 2013 in the top ten`,
      "",
      found,
      other === undefined ? none : eventsFound(other, traffic).length,
      "prototype in this run",
      "at least 14",
    ),
    figure(
      "the same, of those that three posts speak of",
      "share",
      found / eventsSpokenOf(traffic.recent),
      none,
      "none",
      "as many as possible",
    ),
    figure(
      `the same on other dates, of ${shifts.reduce((sum, shift) => sum + eventsOver(shift), 0)} that are over by then`,
      "",
      placebo(product),
      other === undefined ? none : placebo(other),
      "prototype in this run",
      "at most 1",
    ),
    figure(
      "of 300 names of 30 days: an amount, a rank, a place or school",
      "",
      namesOn(product, traffic, 30).filter((name) => junk.test(name)).length,
      other === undefined ? none : namesOn(other, traffic, 30).filter((name) => junk.test(name)).length,
      "prototype in this run",
      "at most 2",
    ),
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
    figure(
      "the same, public events of the day counted as right",
      "share",
      (precision.right + precision.events) / Math.max(1, precision.flagged),
      none,
      "none",
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
