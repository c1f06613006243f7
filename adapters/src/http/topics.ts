import type { SignedInAccount } from "@rounds/core/account/account.ts"
import { mayCall } from "@rounds/core/account/access.ts"
import {
  initTopics,
  openTopic,
  readPublicTopic,
  readSteadyQuestions,
  readTopic,
  readTopics,
  readTopicsOfWeek,
  refreshTopics,
  searchTopics,
} from "@rounds/core/contract/topics.ts"
import { searchFor } from "@rounds/core/for-you/found.ts"
import { readPublicTopic as readPage } from "@rounds/core/topic/archive.ts"
import { mayFilter, openTopic as open, readOpened } from "@rounds/core/topic/open.ts"
import { collectFirst, refreshTopics as refresh } from "@rounds/core/collection/refresh.ts"
import * as Effect from "effect/Effect"
import { topicCursor } from "#postgres/cursor.ts"
import { collectionStage } from "./collection-stage.ts"
import { type Host, mount } from "./mount.ts"
import { mountStreaming } from "./mount-streaming.ts"
import { cursorAsked } from "./page-cursor.ts"
import type { Ports } from "./ports.ts"
import type { TopicLists } from "./topic-lists.ts"

/** `sampleData`: whether topics of sample data are shown. */
export const mountTopics = (host: Host<Ports>, lists: TopicLists, sampleData: boolean): void => {
  /** The specialty that a list is filtered by, for whoever may. */
  const filterOf = (query: SpecialtyQuery, account: SignedInAccount | null) =>
    Effect.gen(function* () {
      const specialty = specialtyOf(query)
      if (specialty !== null) {
        yield* Effect.fromResult(mayCall("active", account))
        if (account !== null) yield* mayFilter(account.id)
      }
      return specialty
    })

  mount(host, readTopics, ({ query, account, language }) =>
    Effect.flatMap(filterOf(query, account), (specialty) => lists.list(specialty, language)),
  )

  mount(host, readSteadyQuestions, ({ query, account, language }) =>
    Effect.flatMap(filterOf(query, account), (specialty) => lists.steady(specialty, language)),
  )

  mount(host, readTopicsOfWeek, ({ query, account, language }) =>
    Effect.flatMap(filterOf(query, account), (specialty) => lists.ofWeek(specialty, language)),
  )

  mount(host, searchTopics, ({ query, account }) =>
    Effect.flatMap(cursorAsked(topicCursor, query.cursor), (cursor) =>
      searchFor(account?.id ?? null, { text: query.q, cursor, sampleData }),
    ),
  )

  mount(host, readPublicTopic, ({ params }) => readPage({ slug: params.slug, sampleData }))

  mount(host, readTopic, ({ params, account }) => readOpened({ userId: account.id, topicId: params.topicId }))

  mount(host, openTopic, ({ params, account }) => open({ userId: account.id, topicId: params.topicId }))

  mountStreaming(host, refreshTopics, ({ query, account, language }, progress) =>
    Effect.gen(function* () {
      yield* refresh({
        userId: account.id,
        onStage: (stage) => progress.stage(collectionStage(stage)),
      })
      yield* lists.forget
      return yield* lists.list(specialtyOf(query), language)
    }),
  )

  mount(host, initTopics, ({ language }) =>
    Effect.gen(function* () {
      yield* collectFirst(() => Effect.void)
      yield* lists.forget
      return { topics: yield* lists.list(null, language) }
    }),
  )
}

type SpecialtyQuery = (typeof readTopics)["query"]["Type"]

const specialtyOf = ({ specialty = "all" }: SpecialtyQuery) => (specialty === "all" ? null : specialty)
