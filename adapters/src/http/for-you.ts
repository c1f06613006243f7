import {
  markTopic,
  readForYou,
  readMarkedTopics,
  readPersonalTopic,
  unmarkTopic,
} from "@rounds/core/contract/for-you.ts"
import { forYouOf } from "@rounds/core/for-you/for-you.ts"
import { markTopic as mark, personalTopic, unmarkTopic as unmark } from "@rounds/core/for-you/mark-topic.ts"
import { TopicMarks } from "@rounds/core/for-you/ports.ts"
import * as Effect from "effect/Effect"
import { markCursor } from "#postgres/cursor.ts"
import { type Host, mount } from "./mount.ts"
import { cursorAsked } from "./page-cursor.ts"
import type { Ports } from "./ports.ts"
import type { TopicLists } from "./topic-lists.ts"

/** Marked topics of a page, unless another number is asked for. */
const PAGE = 24

export const mountForYou = (host: Host<Ports>, lists: TopicLists): void => {
  mount(host, readForYou, ({ account, language }) =>
    Effect.flatMap(lists.offer, (offer) => forYouOf(account.id, offer, language)),
  )

  mount(host, readPersonalTopic, ({ params: { themeKey }, account }) =>
    personalTopic({ userId: account.id, themeKey }),
  )

  mount(host, markTopic, ({ params: { themeKey }, body, account }) =>
    mark({ userId: account.id, themeKey }, body.mark),
  )

  mount(host, unmarkTopic, ({ params: { themeKey }, account }) => unmark({ userId: account.id, themeKey }))

  mount(host, readMarkedTopics, ({ query, account }) =>
    Effect.flatMap(cursorAsked(markCursor, query.cursor), (cursor) =>
      TopicMarks.use((marks) =>
        marks.page({ userId: account.id, mark: query.mark, cursor, limit: query.limit ?? PAGE }),
      ),
    ),
  )
}
