import type { EditionStatus, ProductFacts, TopicTeaser } from "@rounds/core/contract/public.ts"
import { readEdition, readProduct, readStats, readTrending } from "@rounds/core/contract/public.ts"
import { PublicRecords, publicFigures } from "@rounds/core/insight/public-figures.ts"
import type { Edition } from "@rounds/core/topic/ports.ts"
import { isLate, nextCollection } from "@rounds/core/topic/schedule.ts"
import type { Topic } from "@rounds/core/topic/topic.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type { Request } from "express"
import { type Host, mount } from "./mount.ts"
import type { Ports } from "./ports.ts"
import type { TopicLists } from "./topic-lists.ts"

/** What a visitor sees before signing in. */
export const mountPublic = (
  host: Host<Ports>,
  lists: TopicLists,
  factsFor: (request: Request) => ProductFacts,
): void => {
  const teasers = new WeakMap<ReadonlyArray<Topic>, ReadonlyArray<TopicTeaser>>()

  mount(host, readTrending, () =>
    Effect.map(lists.list(null), (topics) => {
      const known = teasers.get(topics) ?? topics.map(teaserOf)
      teasers.set(topics, known)
      return known
    }),
  )
  mount(host, readProduct, ({ request }) => Effect.sync(() => factsFor(request)))
  mount(host, readStats, () =>
    Effect.map(
      PublicRecords.use((records) => records.read),
      publicFigures,
    ),
  )
  mount(host, readEdition, () =>
    Effect.gen(function* () {
      return editionStatus(yield* lists.edition, yield* DateTime.now)
    }),
  )
}

const DAYS_SHOWN = 14

const teaserOf = (topic: Topic): TopicTeaser => ({
  id: topic.id,
  title: topic.title,
  tag: topic.tag,
  previewSnippet: topic.previewSnippet,
  updatedAt: topic.updatedAt,
  engagementScore: topic.engagementScore,
  scriptAngles: topic.scriptAngles,
  userIntent: topic.userIntent,
  platforms: topic.platforms,
  themeKey: topic.themeKey,
  multiplier: topic.multiplier,
  postsToday: topic.postsToday,
  postCount: topic.postCount,
  totalComments: topic.totalComments,
  communities: topic.subredditSources.length,
  days: topic.engagementData.days.slice(-DAYS_SHOWN).map(({ day, posts }) => ({ day, posts })),
  paraphrase: topic.redditQuotes[0] ?? null,
})

const editionStatus = (last: Edition | null, now: DateTime.Utc): EditionStatus => ({
  last,
  nextAt: DateTime.formatIso(nextCollection(now)),
  // Sample data stand for their own day and are not collected daily.
  late: last !== null && last.sampleDate === null && isLate(DateTime.makeUnsafe(last.finishedAt), now),
})
