import type { Draft } from "./draft.ts"
import { goneLater, repeats, threadsOf, untidiness } from "./noise.ts"
import { type Random, random as seeded } from "./random.ts"
import { rises } from "./rises.ts"
import { spike } from "./small-rises.ts"
import type { Subject } from "./subject.ts"
import { biohackingSubjects } from "./subjects-biohacking.ts"
import { foodSubjects } from "./subjects-food.ts"
import { pharmacySubjects } from "./subjects-pharmacy.ts"
import { runningSubjects } from "./subjects-running.ts"
import { supplementSubjects } from "./subjects-supplements.ts"
import { therapySubjects } from "./subjects-therapy.ts"
import { trainingSubjects } from "./subjects-training.ts"
import { submission } from "./submission.ts"
import { type Writer, writerOn } from "./wording.ts"

/** The day that the sample data stand for; it ends with the daily collection. */
export const SAMPLE_DATE = "2026-11-20"

/** The seed of `fixtures/forum`. */
export const SEED = 20_261_120

const DAYS = 31
const DAY = 86_400
const END = Date.parse(`${SAMPLE_DATE}T09:00:00Z`) / 1000

/** Communities of the product's defaults, with the usual score of a post (natural logarithm). */
const LEVELS: Readonly<Record<string, number>> = {
  nutrition: 2.6,
  ScientificNutrition: 2.1,
  dietetics: 2.3,
  Supplements: 2.4,
  Nootropics: 2.2,
  pharmacy: 3,
  PharmacyTechnician: 2.7,
  pharmacology: 1.7,
  physicaltherapy: 2.4,
  sportsmedicine: 1.5,
  Fitness: 3.1,
  AdvancedFitness: 2,
  bodyweightfitness: 2.7,
  xxfitness: 2.9,
  running: 3.2,
  AdvancedRunning: 2.6,
  personaltraining: 2.2,
  flexibility: 1.9,
  Biohackers: 2.5,
}

const subjects: ReadonlyArray<Subject> = [
  ...trainingSubjects,
  ...runningSubjects,
  ...foodSubjects,
  ...pharmacySubjects,
  ...therapySubjects,
  ...supplementSubjects,
  ...biohackingSubjects,
]

/** One Reddit listing per community, newest first: 31 days of posts. The same seed gives the same bytes. */
export const sampleListings = (seed: number): ReadonlyMap<string, string> => {
  const random = seeded(seed)
  const write = writers(random)
  const posts = Array.from({ length: DAYS }, (_, day) => dayOf(day, write, random))
    .flat()
    .toSorted((one, other) => one.at - other.at)
    .map(({ draft, at }, number) =>
      submission(draft, { at, number, level: LEVELS[draft.community] ?? 2, end: END }, random),
    )
  return new Map(
    Object.keys(LEVELS).map((community) => [
      community,
      listing(posts.filter(({ data }) => data.subreddit === community).toReversed()),
    ]),
  )
}

type Write = (subject: Subject, lift: number) => Draft

/** Every subject keeps one writer for the whole month. */
const writers = (random: Random): Write => {
  const known = new Map<Subject, Writer>()
  return (subject, lift) => {
    const { title, body } = known.get(subject) ?? writerOn(subject, random)
    known.set(subject, { title, body })
    return {
      community: random.pick(weighted(subject.communities)),
      title: title(),
      body: body(),
      lift,
      mark: null,
    }
  }
}

const dayOf = (day: number, write: Write, random: Random) => {
  const left = DAYS - 1 - day
  const start = END - (left + 1) * DAY
  // A steady background: the whole part every day, the rest by chance.
  const regular = (rate: number) => Math.floor(rate + random.next())
  const some = (subject: Subject, count: number, lift: number) =>
    Array.from({ length: count }, () => write(subject, lift))
  const asked = [
    ...[...subjects, ...rises]
      .flatMap((subject) => some(subject, regular(subject.rate), 1))
      .map((draft) => goneLater(draft, random)),
    ...rises.flatMap((rise) => some(rise, rise.extra[rise.extra.length - 1 - left] ?? 0, rise.lift)),
    ...some(spike.subject, left === spike.daysBefore ? spike.posts : 0, spike.subject.lift),
  ]
  const communities = Object.keys(LEVELS)
  const date = new Date((start + DAY) * 1000).toLocaleDateString("en-US", {
    dateStyle: "long",
    timeZone: "UTC",
  })
  return [
    ...asked,
    ...repeats(asked, communities, random),
    ...untidiness(communities, random),
    ...threadsOf(day, date),
  ].map((draft) => ({ draft, at: start + Math.floor(hour(random) * 3600) }))
}

/** Hours after 09:00 UTC; fewest posts come in the last third of the night. */
const hour = (random: Random) => (random.next() < 0.7 ? random.next() * 15 : random.next() * 24)

/** "Fitness 3, running 1" as a list to pick from. */
const weighted = (communities: string) =>
  communities.split(", ").flatMap((entry) => {
    const [name = "", weight = "1"] = entry.split(" ")
    return Array.from({ length: Number(weight) }, () => name)
  })

const listing = (children: ReadonlyArray<unknown>) =>
  `{"kind":"Listing","data":{"after":null,"before":null,"modhash":null,"dist":${children.length},"children":[\n${children
    .map((child) => JSON.stringify(child))
    .join(",\n")}\n]}}\n`
