import * as Schema from "effect/Schema"
import { Instant, textUpTo } from "#kernel/text.ts"
import {
  GuestCopyUsed,
  GuestNetworkFull,
  GuestScriptUsed,
  GuestsOnly,
  NoGuestScript,
} from "#guest/rejections.ts"
import { NotForFilming, WriteRejection } from "#script/rejections.ts"
import { Script } from "#script/script.ts"
import { endpoint } from "./endpoint.ts"
import { ExampleScript } from "./public.ts"
import { Delta, VisitorStage } from "./scripts.ts"

/** What a guest's script was written with: the server decides it, the language by the visitor's. */
const PresetSettings = Schema.Struct({
  language: Script.fields.language,
  format: Script.fields.scriptFormat,
  tone: Script.fields.contentTone,
  platform: Script.fields.targetPlatform,
  duration: Script.fields.duration,
})

/** The one script that a visitor gets, with its marks and sources. The first names are the specification's. */
export const GuestScript = Schema.Struct({
  scriptText: Schema.String,
  bestPostingTime: Schema.String,
  topicId: Schema.String,
  presetSettings: PresetSettings,
  ...ExampleScript.fields,
  disclaimer: Script.fields.disclaimer,
  writer: Script.fields.writer,
  madeByAi: Script.fields.madeByAi,
  /** Copies made of the one that is included. */
  copyCount: Schema.Natural,
  createdAt: Instant,
}).annotate({ identifier: "GuestScript" })
export type GuestScript = typeof GuestScript.Type

/** A stage with what was counted in it. */
export const GuestStage = Schema.Struct({
  ...VisitorStage.fields,
  /** "3 of 9 fit the question"; null where there is nothing to count. */
  detail: Schema.NullOr(Schema.String),
  /** Median seconds of the latest guest scripts, with the first stage; null while it is not known. */
  usualSeconds: Schema.NullOr(Schema.Finite),
}).annotate({ identifier: "GuestStage" })
export type GuestStage = typeof GuestStage.Type

const cookie = {
  "Set-Cookie":
    "The visitor's signed cookie, by which the script is found again and follows into a new account",
}

export const generateGuestScript = endpoint({
  method: "POST",
  path: "/api/public/guest/generate",
  summary:
    "Writes the one script that a visitor gets without an account, in their language; nothing is charged. The same visitor gets it again for the same topic, or by the same `Idempotency-Key`",
  access: "public",
  headers: cookie,
  body: Schema.Struct({ topicId: textUpTo(100) }),
  success: GuestScript,
  rejections: Schema.Union([
    GuestScriptUsed,
    GuestNetworkFull,
    GuestsOnly,
    NotForFilming,
    ...WriteRejection.members,
  ]),
  streams: { stage: GuestStage, delta: Delta },
  expensive: true,
  idempotencyKey: "generation",
})

export const readGuestScript = endpoint({
  method: "GET",
  path: "/api/public/guest/script",
  summary:
    "The script of the visitor who carries this cookie; null while there is none, and once an account has it",
  access: "public",
  success: Schema.Struct({ guestScript: Schema.NullOr(GuestScript) }),
})

export const copyGuestScript = endpoint({
  method: "POST",
  path: "/api/public/guest/copies",
  summary: "Counts the one copy of a guest script that is included",
  access: "public",
  success: Schema.Struct({ copyCount: Schema.Natural }),
  rejections: Schema.Union([GuestCopyUsed, NoGuestScript]),
})
