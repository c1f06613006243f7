import { packs, usualLanguage } from "#language/pack.ts"
import type { WritingOrder } from "#script/ports.ts"
import { spokenSentences } from "#script/said.ts"
import type { Language } from "#script/settings.ts"
import { isSteadyTopic } from "#topic/steady-key.ts"
import type { Topic } from "#topic/topic.ts"
import { wordsOf } from "./plain.ts"
import { type Carrier, carrierOf, makeCarrier } from "./supported.ts"
import { contentWords } from "./words-between.ts"

/** What the sentences of one order are held against, made once for a review. */
export interface Ground {
  readonly language: Language
  /** By the id that a sentence names: findings with their first steps and truths, and warnings. */
  readonly carriers: ReadonlyMap<string, Carrier>
  /** The myths that are to be cleared up: said as a myth, never as a fact. */
  readonly myths: ReadonlyArray<Carrier>
  /** Words that name the subject and the topic, and the speaker's own profession. */
  readonly known: ReadonlyArray<string>
  /** Words by which a script on this subject is known. */
  readonly naming: ReadonlyArray<string>
  /** Those that name, and every word of what people ask. */
  readonly asked: ReadonlyArray<string>
  /** Texts whose figures may be spoken: the topic's own counts. */
  readonly counts: ReadonlyArray<string>
  /** Everything that was given, as one text: names that stand in it may be said. */
  readonly names: string
  readonly disclaimer: ReadonlyArray<string>
}

export const groundOf = (order: WritingOrder): Ground => {
  const { settings, given, topic, title, angle, profile, disclaimer } = order
  const { language } = settings
  const carriers = carriersOf(order)
  const ofSubject = given.subjects.flatMap(({ names }) => [...names[language], ...names[usualLanguage]])
  const naming = [title, ...(topic?.keywords ?? []), ...ofSubject]
  const speaker = [profile?.profession?.replaceAll("_", " ") ?? "", profile?.specialty ?? ""]
  const asking = [
    angle ?? "",
    topic?.description ?? "",
    ...(topic?.scriptAngles ?? []),
    ...(topic?.redditQuotes.map(({ text }) => text) ?? []),
    ...given.subjects.flatMap(({ hooks }) => hooks.map(({ says }) => says[language])),
    ...given.myths.map(({ myth }) => myth[language]),
    ...given.findings.map(({ says }) => says[language]),
  ]
  const words = (texts: ReadonlyArray<string>) => [
    ...new Set(texts.flatMap((text) => wordsOf(text, language)).filter((word) => word.length > 2)),
  ]
  const known = words([...naming, ...speaker])
  const subjectNames = [
    ...given.subjects.flatMap(({ names }) => [...names[language], ...names[usualLanguage]]),
    topic?.keywords[0] ?? "",
  ]
  return {
    language,
    carriers,
    naming: words(given.subjects.length > 0 ? subjectNames : naming).filter(
      (word) => word.length > 3 && contentWords(word, language).length > 0,
    ),
    myths: given.myths.map(({ myth, finding }) =>
      makeCarrier({ id: finding, says: [myth[language]], beside: [] }, language),
    ),
    known,
    asked: [...known, ...words(asking)],
    counts:
      topic === null
        ? []
        : [
            [
              topic.postCount,
              topic.engagementData.among ?? topic.postCount,
              topic.totalComments,
              topic.postsToday,
              topic.subredditSources.length,
              3,
            ].join(" ; "),
            ...askedFigures(topic),
            ...(topic.multiplier === null
              ? []
              : [
                  topic.multiplier.toFixed(1).replace(".", packs[language].decimal),
                  String(Math.round(topic.multiplier)),
                ]),
            title,
            angle ?? "",
          ],
    names: [...naming, ...asking, ...speaker, ...(topic?.subredditSources ?? [])].join(" "),
    disclaimer: spokenSentences(disclaimer),
  }
}

/** How many ask a topic's question, of how many, and in how many days where it is one that people keep asking. */
const askedFigures = (topic: Topic): ReadonlyArray<string> => {
  const asked = topic.engagementData.question ?? null
  return asked === null ? [] : [`${asked.posts} ; ${asked.among} ; ${isSteadyTopic(topic) ? 7 : 3}`]
}

const carriersOf = ({ given, settings: { language } }: WritingOrder): ReadonlyMap<string, Carrier> => {
  const also = (id: string): ReadonlyArray<string> => [
    ...given.firstSteps.filter(({ finding }) => finding === id).map(({ says }) => says[language]),
    ...given.myths.filter(({ finding }) => finding === id).map(({ truth }) => truth[language]),
    ...given.redFlags.filter((flag) => flag.id === id).map(({ says }) => says[language]),
  ]
  const findings = given.findings.map((finding): readonly [string, Carrier] => [
    finding.id,
    carrierOf(finding, also(finding.id), language),
  ])
  const known = new Set(findings.map(([id]) => id))
  const warnings = given.redFlags
    .filter(({ id }) => !known.has(id))
    .map(({ id, says }): readonly [string, Carrier] => [
      id,
      makeCarrier({ id, says: [says[language]], beside: [] }, language),
    ])
  return new Map([...findings, ...warnings])
}
