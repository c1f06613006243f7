import { mayCall } from "@rounds/core/account/access.ts"
import type { Account } from "@rounds/core/account/account.ts"
import { NotFound } from "@rounds/core/contract/door.ts"
import { initTopics, readTopic, readTopics, refreshTopics } from "@rounds/core/contract/topics.ts"
import { dispatch } from "@rounds/core/kernel/dispatch.ts"
import { ActorId } from "@rounds/core/kernel/stamped.ts"
import { type Allowance, allowanceOf } from "@rounds/core/plan/allowance.ts"
import { UpgradeRequired } from "@rounds/core/plan/rejections.ts"
import { quota } from "@rounds/core/quota/aggregate.ts"
import { collect, collectUnlessToday } from "@rounds/core/topic/collect.ts"
import { Topics } from "@rounds/core/topic/ports.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { collectionStage } from "./collection-stage.ts"
import { type Host, mount } from "./mount.ts"
import { mountStreaming } from "./mount-streaming.ts"
import type { Ports } from "./ports.ts"
import type { TopicLists } from "./topic-lists.ts"
import { entitlementOf } from "./user.ts"

export const mountTopics = (host: Host<Ports>, lists: TopicLists): void => {
  mount(host, readTopics, ({ query, account }) =>
    Effect.gen(function* () {
      const specialty = specialtyOf(query)
      if (specialty !== null) yield* mayFilter(account)
      return yield* lists.list(specialty)
    }),
  )

  mount(host, readTopic, ({ params, account }) =>
    Effect.gen(function* () {
      const topic = yield* Topics.use((topics) => topics.byId(params.topicId))
      if (topic === null) return yield* new NotFound()
      const { topicViews } = yield* allowanceNow(account)
      const by = ActorId.make(account.id)
      yield* dispatch(
        quota,
        { id: account.id, by },
        { _tag: "ViewTopic", topicId: topic.id, allowance: topicViews },
      )
      return topic
    }),
  )

  mountStreaming(host, refreshTopics, ({ query, account }, progress) =>
    Effect.gen(function* () {
      const { manualRefresh } = yield* allowanceNow(account)
      if (!manualRefresh) return yield* new UpgradeRequired({ feature: "manual_refresh" })
      yield* collect({
        asOf: null,
        dueOn: null,
        onStage: (stage) => progress.stage(collectionStage(stage)),
      })
      yield* lists.forget
      return yield* lists.list(specialtyOf(query))
    }),
  )

  mount(host, initTopics, () =>
    Effect.gen(function* () {
      yield* collectUnlessToday(() => Effect.void)
      yield* lists.forget
      return { topics: yield* lists.list(null) }
    }),
  )
}

const specialtyOf = ({ specialty = "all" }: (typeof readTopics)["query"]["Type"]) =>
  specialty === "all" ? null : specialty

const mayFilter = (account: Account | null) =>
  Effect.gen(function* () {
    yield* Effect.fromResult(mayCall("active", account))
    if (account === null) return
    const { specialtyFilter } = yield* allowanceNow(account)
    if (!specialtyFilter) return yield* new UpgradeRequired({ feature: "specialty_filter" })
  })

const allowanceNow = (account: Account): Effect.Effect<Allowance, never, Ports> =>
  Effect.gen(function* () {
    const { tier } = yield* entitlementOf(account, yield* DateTime.now)
    return allowanceOf(tier)
  })
