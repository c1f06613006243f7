import {
  type Delta,
  forecast,
  generateScript,
  readGeneration,
  readPostingKit,
  readScript,
  readScripts,
  type ScriptListItem,
  unreadableScripts,
  type WritingStage,
} from "@rounds/core/contract/scripts.ts"
import { forecastScript } from "@rounds/core/script/forecast.ts"
import { ScriptApprovals } from "@rounds/core/script/approval/ports.ts"
import { Scripts } from "@rounds/core/script/ports.ts"
import { generationOutcome } from "@rounds/core/script/outcome.ts"
import type { Script } from "@rounds/core/script/script.ts"
import type { WriteProgress } from "@rounds/core/script/progress.ts"
import { tellOfWriter, tellUnclaimed } from "@rounds/core/script/unclaimed.ts"
import { orderScript } from "@rounds/core/script/order-script.ts"
import { readKit } from "@rounds/core/script/posting/read-kit.ts"
import * as Effect from "effect/Effect"
import { idempotencyKeyOf, keptKey } from "./answer-once.ts"
import { scriptCursor } from "#postgres/cursor.ts"
import { type Host, mount } from "./mount.ts"
import { mountFiles, ownScript } from "./script-file.ts"
import { mountStreaming, type Progress } from "./mount-streaming.ts"
import { cursorAsked } from "./page-cursor.ts"
import type { Ports } from "./ports.ts"
import { shown, toldPost } from "./script-review.ts"

const PAGE = 24

export const mountScripts = (host: Host<Ports>): void => {
  mount(host, readScripts, ({ query, account, setHeader }) =>
    Effect.gen(function* () {
      const cursor = yield* cursorAsked(scriptCursor, query.cursor)
      const { scripts, unreadable, nextCursor } = yield* Scripts.use((port) =>
        port.list({
          userId: account.id,
          filters: {
            targetPlatform: query.platform ?? null,
            language: query.language ?? null,
            duration: null,
            text: query.q ?? null,
          },
          cursor,
          limit: query.limit ?? PAGE,
        }),
      )
      if (nextCursor !== null) setHeader("link", `<${pageAfter(query, nextCursor)}>; rel="next"`)
      if (unreadable > 0) setHeader(unreadableScripts, String(unreadable))
      const checked = yield* ScriptApprovals.use((approvals) => approvals.checkedAmong(scripts))
      return scripts.map((script) => listItem(script, checked.has(script.id)))
    }),
  )

  mount(host, readScript, ({ params, account, language }) =>
    Effect.flatMap(ownScript(account.id, params.id), (script) => shown(script, language)),
  )

  mount(host, readPostingKit, ({ params, query, account, language }) =>
    Effect.gen(function* () {
      const script = yield* ownScript(account.id, params.id)
      const kit = yield* readKit(account, script, query.zone)
      return { ...kit, posts: kit.posts.map((post) => toldPost(post, script.language, language)) }
    }),
  )

  mountFiles(host)
  mount(host, forecast, ({ query, account, language }) => {
    const { topicId = null, angle = null, topicTitle, withoutAi, ...settings } = query
    const asked = { topicId, angle, topicTitle, settings, withoutAi: withoutAi === "true" }
    return forecastScript(account.id, asked, language)
  })

  mount(host, readGeneration, ({ params, account, language }) =>
    Effect.gen(function* () {
      const outcome = yield* generationOutcome(account.id, keptKey(params.key))
      return outcome.state === "done"
        ? { state: outcome.state, script: yield* shown(outcome.script, language) }
        : outcome
    }),
  )

  mountStreaming(host, generateScript, ({ body, account, language, request }, progress) =>
    Effect.gen(function* () {
      const { topicId = null, angle = null, topicTitle, withoutAi = false, ...settings } = body
      const idempotencyKey = yield* idempotencyKeyOf(request)
      const order = { idempotencyKey, topicId, topicTitle, angle, settings, withoutAi }
      return yield* Effect.flatMap(
        orderScript(account, order, (event) => report(event, progress)).pipe(
          Effect.tapErrorTag("WriterMisconfigured", tellOfWriter),
          Effect.onInterrupt(() => tellUnclaimed(account.id, idempotencyKey)),
        ),
        (script) => shown(script, language),
      )
    }),
  )
}

const pageAfter = (query: (typeof readScripts)["query"]["Type"], cursor: string): string => {
  const next = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, cursor })) next.set(name, String(value))
  return `${readScripts.path}?${next.toString()}`
}

const listItem = (script: Script, isChecked: boolean): ScriptListItem => ({
  id: script.id,
  topicId: script.topicId,
  topicTitle: script.topicTitle,
  platform: script.targetPlatform,
  duration: script.duration,
  tone: script.contentTone,
  scriptFormat: script.scriptFormat,
  language: script.language,
  scriptContent: script.scriptContent,
  spokenSeconds: script.spokenSeconds,
  beats: script.beats.map(({ name, seconds }) => ({ name, seconds })),
  writer: script.writer,
  madeByAi: script.madeByAi,
  sampleDate: script.sampleDate,
  isChecked,
  createdAt: script.createdAt,
})

const STEPS = 4

const report = (event: WriteProgress, progress: Progress<typeof generateScript>): Effect.Effect<void> =>
  event._tag === "Writing" ? progress.delta(deltaOf(event)) : progress.stage(stageOf(event))

const deltaOf = ({ text, share }: Extract<WriteProgress, { _tag: "Writing" }>): (typeof Delta)["Type"] => ({
  text,
  progress: Math.round(10 + 80 * Math.min(1, Math.max(0, share))),
})

const words: { readonly [S in WritingStage["stage"]]: string } = {
  reserved: "Reading the topic's evidence",
  revising: "Revising the draft to fit",
  checking: "Checking length and claims",
  saved: "Saved",
}

const stageOf = (event: Exclude<WriteProgress, { _tag: "Writing" }>): WritingStage => {
  const at = (stage: WritingStage["stage"], step: number, progress: number): WritingStage => ({
    stage,
    step,
    of: STEPS,
    progress,
    counted: [],
    label: words[stage],
  })
  switch (event._tag) {
    case "Reserved":
      return at("reserved", 1, 10)
    case "Revising":
      return at("revising", 2, 10)
    case "Checking":
      return at("checking", 3, 90)
    case "Saved":
      return at("saved", 4, 100)
  }
}
