import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Ref from "effect/Ref"
import type { Account } from "#account/account.ts"
import { writerLimitSeconds } from "#quota/lease.ts"
import { readFor } from "#script/claims/read-for.ts"
import { nothingRead, readTogether } from "#script/claims/reading.ts"
import { contentOf, type Draft } from "#script/draft.ts"
import { oursAmong } from "#script/draft-claims.ts"
import { budgetOf } from "#script/pace.ts"
import {
  BackendUsage,
  ScriptWriter,
  SourceTexts,
  type Writer,
  type WritingOrder,
  type Written,
} from "#script/ports.ts"
import { ScriptRefused, WriterTimedOut } from "#script/rejections.ts"
import { type Review, review } from "#script/review.ts"
import type { Said } from "#script/said.ts"
import type { Reading, Script } from "#script/script.ts"
import { spokenWords } from "#script/spoken-words.ts"
import { settingsOf } from "#script/settings-of.ts"
import { textOfSaid } from "#script/words-said.ts"
import { writingOrderOf } from "#script/writing-order.ts"
import { apply, changeable, type Target } from "./edit-script.ts"
import { customised } from "./customisation.ts"
import { ChangeRefused, ScriptChangedElsewhere } from "./rejections.ts"
import { saidIn, saying } from "./retold.ts"
import { type Desk, deskOf, rewritesPerScript } from "./sheet.ts"

/** Drafts that are asked for until one says the beat in other words: a model is slow and costs money. */
const tries = { withModel: 2, offline: 4 } as const

/**
 * Has one beat written anew from the same findings, for nothing, ten times a script. Every other beat stays as it is,
 * and so does a locked one. Nothing is counted when the writer has nothing else to say.
 */
export const rewriteBeat = Effect.fn("rewriteBeat")(function* (
  account: Account,
  target: Target,
  beat: number,
) {
  const script = yield* changeable(account, target.id)
  yield* customised(account, "beat_rewrite")
  if (script.version !== target.version) return yield* new ScriptChangedElsewhere({ version: script.version })
  const current = script.beats[beat]
  if (current === undefined) return yield* new ChangeRefused({ problem: "beat_unknown", field: "beat" })
  if (current.locked) return yield* new ChangeRefused({ problem: "beat_locked", field: "beat" })
  if (script.rewrites >= rewritesPerScript) {
    return yield* new ChangeRefused({ problem: "rewrites_used_up", field: "beat" })
  }
  const desk = yield* deskOf(script)
  const best = yield* Ref.make<Wording | null>(null)
  yield* otherWords(script, beat, desk, best).pipe(
    Effect.timeoutOrElse({
      duration: `${writerLimitSeconds} seconds`,
      orElse: () =>
        Effect.flatMap(Ref.get(best), (wording) =>
          wording === null ? Effect.fail(new WriterTimedOut({ seconds: writerLimitSeconds })) : Effect.void,
        ),
    }),
  )
  const wording = yield* Ref.get(best)
  if (wording === null) return yield* new ChangeRefused({ problem: "nothing_else_to_say", field: "beat" })
  const { said, reading } = wording
  const read = { ...script, reading: readTogether(script.reading, reading) }
  return yield* apply(read, target, { _tag: "RewriteBeat", beat, said })
})

/** Other words for a beat, with what the language model of the claims check has read of them. */
interface Wording {
  readonly said: ReadonlyArray<Said>
  readonly reading: Reading
}

/** Whoever wrote the script writes its beats: a script without AI stays one. */
const writerOf = ({ madeByAi }: Script) =>
  Effect.map(ScriptWriter, (configured): Writer =>
    madeByAi ? configured : (configured.withoutAi ?? configured),
  )

/**
 * Leaves in `best` the first wording that fits the time, else the first; nothing when the writer says nothing else. While
 * a model reads a wording it may be had already: a reader that takes too long costs nobody their words.
 */
const otherWords = Effect.fnUntraced(function* (
  script: Script,
  beat: number,
  desk: Desk,
  best: Ref.Ref<Wording | null>,
) {
  const writer = yield* writerOf(script)
  const { topic, profile } = desk
  const { order } = yield* writingOrderOf({ ...script, settings: settingsOf(script), profile }, topic)
  const sources = topic === null ? [] : yield* SourceTexts.use((texts) => texts.of(topic))
  const most = writer.madeByAi ? tries.withModel : tries.offline
  for (let turn = 1; turn <= most; turn += 1) {
    const another = { ...order, earlier: order.earlier + script.rewrites + turn }
    const written = yield* draftFor(another, script, writer)
    const by = writer.madeByAi ? "model" : "library"
    const reviewed = review(written, another, sources, desk.looking.context, by)
    if (reviewed._tag === "Failed") continue
    const said = wordingFrom(reviewed.draft, script, beat)
    if (said === null) continue
    const isFit = fits(script, beat, said)
    const before = yield* Ref.get(best)
    if (!isFit && before !== null) continue
    const unread: Wording = { said, reading: nothingRead }
    yield* Ref.set(best, unread)
    const wording = writer.madeByAi ? yield* read(unread, script, desk, reviewed, another) : unread
    yield* Ref.set(best, wording ?? before)
    if (wording !== null && isFit) return
  }
})

/** What a model wrote, read by the model of the claims check; null for words that it would not let pass. */
const read = Effect.fnUntraced(function* (
  wording: Wording,
  script: Script,
  { looking: { context } }: Desk,
  { draft, claims }: Extract<Review, { readonly _tag: "Passed" }>,
  order: WritingOrder,
) {
  const text = textOfSaid(wording.said)
  const reading = yield* readFor(script, text, context, claims, oursAmong(draft, order))
  if (reading === null) return wording
  const isBlocked = reading.findings.some(({ severity }) => severity === "block")
  const passed: Wording = { ...wording, reading }
  return isBlocked ? null : passed
})

/** One draft; null when it is none. What it cost is recorded, and so is what a call took that broke off. */
const draftFor = Effect.fnUntraced(function* (order: WritingOrder, { userId, id }: Script, writer: Writer) {
  const startedAt = yield* Clock.currentTimeMillis
  const usage = yield* BackendUsage
  const record = ({ tokens, cost }: Pick<Written, "tokens" | "cost">, errorMessage: string | null) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) =>
      usage.record({
        userId,
        actionType: "beat_rewrite",
        tokensUsed: tokens,
        apiCost: cost,
        duration: Math.max(0, now - startedAt),
        success: errorMessage === null,
        errorMessage,
        metadata: { writer: writer.name, scriptId: id, promptVersion: writer.promptVersion ?? null },
      }),
    )
  const answer = yield* writer
    .write(
      order,
      () => Effect.void,
      (taken) => record(taken, "AnswerLost"),
    )
    .pipe(Effect.catchTag("DraftUnusable", (unusable) => Effect.succeed(unusable)))
  const isUsable = !("_tag" in answer)
  yield* record(answer, isUsable ? null : answer._tag)
  if (!isUsable && answer.reason === "writer_declined") {
    return yield* new ScriptRefused({ reason: answer.reason, attempts: 1 })
  }
  return isUsable ? answer.draft : null
})

/** What a draft says in the beat of this name, without what other beats of the script say already. */
const wordingFrom = (
  { beats: drafted }: Draft,
  { beats }: Script,
  at: number,
): ReadonlyArray<Said> | null => {
  const current = beats[at]
  const written = drafted.find(({ name }) => name === current?.name)
  if (written === undefined || current === undefined) return null
  const elsewhere = new Set(saidIn(beats.filter((_, index) => index !== at)).map(({ text }) => text))
  const said = written.said.filter(({ text }) => !elsewhere.has(text))
  const next = saying(current, said)
  return said.length === 0 || next.text === current.text ? null : said
}

const fits = ({ beats, language, duration }: Script, at: number, said: ReadonlyArray<Said>): boolean => {
  const next = beats.map((beat, index) => (index === at ? saying(beat, said) : beat))
  return spokenWords(contentOf(next), language).length <= budgetOf(language, duration).target
}
