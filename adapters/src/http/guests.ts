import {
  copyGuestScript as copyCall,
  generateGuestScript,
  type GuestScript,
  type GuestStage,
  readGuestScript as readCall,
} from "@rounds/core/contract/guests.ts"
import type { Delta } from "@rounds/core/contract/scripts.ts"
import { guestCopies } from "@rounds/core/guest/guest-generation.ts"
import { copyGuestScript, guestSheet, readGuestScript } from "@rounds/core/guest/read-guest-script.ts"
import { GuestsOnly } from "@rounds/core/guest/rejections.ts"
import { type GuestProgress, writeGuestScript } from "@rounds/core/guest/write-guest-script.ts"
import type { ExampleScript } from "@rounds/core/script/example-script.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type { Request } from "express"
import { GuestPass } from "#security/guest-pass.ts"
import { idempotencyKeyOf } from "./answer-once.ts"
import { type Host, mount } from "./mount.ts"
import { mountStreaming, type Progress } from "./mount-streaming.ts"
import type { Ports } from "./ports.ts"
import { shownExample } from "./public.ts"

/** The one script that a visitor gets before there is an account. */
export const mountGuests = (host: Host<Ports>): void => {
  mountStreaming(host, generateGuestScript, ({ body, account, language, request, setHeader }, progress) =>
    Effect.gen(function* () {
      if (account !== null) return yield* new GuestsOnly()
      const pass = yield* GuestPass
      const day = DateTime.formatIsoDateUtc(yield* DateTime.now)
      const asked = {
        topicId: body.topicId,
        language,
        key: yield* idempotencyKeyOf(request),
        guestId: pass.guestIn(request.headers.cookie),
        network: pass.networkKey(request.ip ?? "", day),
      }
      const { script, copyCount } = yield* writeGuestScript(asked, {
        onGuest: (guestId) => Effect.sync(() => setHeader("set-cookie", pass.cookieFor(guestId))),
        onProgress: (event) => report(event, progress),
      })
      return shown(yield* guestSheet(script, copyCount), language)
    }),
  )

  mount(host, readCall, ({ request, language }) =>
    Effect.gen(function* () {
      const sheet = yield* readGuestScript(yield* guestOf(request))
      return { guestScript: sheet === null ? null : shown(sheet, language) }
    }),
  )

  mount(host, copyCall, ({ request }) =>
    Effect.gen(function* () {
      const guestId = yield* guestOf(request)
      yield* copyGuestScript(guestId)
      return { copyCount: guestCopies }
    }),
  )
}

const guestOf = (request: Request) =>
  GuestPass.use((pass) => Effect.succeed(pass.guestIn(request.headers.cookie)))

const shown = (
  { script, topicLanguage, pointsFor, copyCount }: ExampleScript & { readonly copyCount: number },
  reader: Language,
): GuestScript => ({
  ...shownExample({ script, topicLanguage, pointsFor }, reader),
  scriptText: script.scriptContent,
  bestPostingTime: script.optimizationTips.bestPostingTime,
  topicId: script.topicId ?? "",
  presetSettings: {
    language: script.language,
    format: script.scriptFormat,
    tone: script.contentTone,
    platform: script.targetPlatform,
    duration: script.duration,
  },
  disclaimer: script.disclaimer,
  writer: script.writer,
  madeByAi: script.madeByAi,
  copyCount,
  createdAt: script.createdAt,
})

const STEPS = 4

const report = (event: GuestProgress, progress: Progress<typeof generateGuestScript>): Effect.Effect<void> =>
  event._tag === "Writing" ? progress.delta(deltaOf(event)) : progress.stage(stageOf(event))

const deltaOf = ({ text, share }: Extract<GuestProgress, { _tag: "Writing" }>): (typeof Delta)["Type"] => ({
  text,
  progress: Math.round(20 + 70 * Math.min(1, Math.max(0, share))),
})

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const stageOf = (event: Exclude<GuestProgress, { _tag: "Writing" }>): GuestStage => {
  const none = { of: STEPS, counted: [], detail: null, usualSeconds: null }
  switch (event._tag) {
    case "TopicRead": {
      const { posts, communities, usualSeconds } = event
      const detail = `${counted(posts, "post", "posts")}, ${counted(communities, "community", "communities")}`
      return {
        ...none,
        stage: "topic",
        step: 1,
        progress: 10,
        counted: [posts, communities],
        label: "Topic read",
        detail,
        usualSeconds,
      }
    }
    case "FindingsChosen": {
      const { chosen, of } = event
      const detail = chosen === 0 ? "none on this subject" : `${chosen} of ${of} fit the question`
      return {
        ...none,
        stage: "findings",
        step: 2,
        progress: 20,
        counted: [chosen, of],
        label: "Findings chosen",
        detail,
      }
    }
    case "Revising":
      return { ...none, stage: "revising", step: 3, progress: 20, label: "Revising the draft to fit" }
    case "Checking":
      return { ...none, stage: "checking", step: 4, progress: 90, label: "Checking each claim" }
    case "Saved":
      return { ...none, stage: "saved", step: 4, progress: 100, label: "Saved" }
  }
}
