import * as Context from "effect/Context"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { EvidenceLibrary } from "#evidence/ports.ts"
import { atomically } from "#kernel/atomically.ts"
import { Instant, textUpTo } from "#kernel/text.ts"
import { inEachLanguage, languages } from "#language/pack.ts"
import { Language } from "#script/settings.ts"
import { delivered, type StoredSubject } from "#vocabulary/stored.ts"
import { type Entry, listedKinds } from "#vocabulary/vocabulary.ts"
import { type Cause, recordAction } from "./action.ts"
import { faultOfSubject, SubjectRefused } from "./lexicon-faults.ts"

const Forms = Schema.Array(textUpTo(60)).check(Schema.isMaxLength(30))

/** What a subject is written as in the product. */
export const SubjectWords = Schema.Struct({
  name: textUpTo(80),
  kind: Schema.Literals(listedKinds),
  /** As people write it, other names among them; in the usual language at least one. */
  forms: Schema.Record(Language, Forms),
  /** A subject of the evidence library. */
  evidence: Schema.NullOr(textUpTo(80)),
})
export type SubjectWords = typeof SubjectWords.Type

/** Whether a subject is as delivered, was changed or added by hand, or stands in no list any more. */
export const SubjectStanding = Schema.Literals(["delivered", "changed", "added", "retired"])
export type SubjectStanding = typeof SubjectStanding.Type

export const ListedSubject = Schema.Struct({
  key: Schema.String,
  ...SubjectWords.fields,
  standing: SubjectStanding,
  /** When it was last changed by hand. */
  changedAt: Schema.NullOr(Instant),
}).annotate({ identifier: "ListedSubject" })
export type ListedSubject = typeof ListedSubject.Type

/** No subject has this key. */
export class SubjectUnknown extends Schema.TaggedError<SubjectUnknown>()("SubjectUnknown", {
  key: Schema.String,
}) {}

/** A stored subject and when it was written (ISO 8601, UTC). */
export interface KeptSubject extends StoredSubject {
  readonly changedAt: string
}

/** Port. What was written of subjects by hand. */
export class Lexicon extends Context.Service<
  Lexicon,
  {
    /** At most 5,000. Inside a transaction nobody else writes until it ends. */
    readonly all: Effect.Effect<ReadonlyArray<KeptSubject>>
    readonly keep: (subject: KeptSubject) => Effect.Effect<void>
  }
>()("core/admin/Lexicon") {}

const listedOf = (key: string, { name, kind, forms, evidence }: Entry): ListedSubject => ({
  key,
  name,
  kind,
  forms,
  evidence,
  standing: "delivered",
  changedAt: null,
})

/** Every subject, the retired too, by name. */
const everything = Effect.gen(function* () {
  const kept = yield* Lexicon.use((lexicon) => lexicon.all)
  const byKey = new Map([...delivered].map(([key, entry]) => [key, listedOf(key, entry)]))
  for (const { key, retired, changedAt, ...entry } of kept) {
    const standing = retired ? "retired" : delivered.has(key) ? "changed" : "added"
    byKey.set(key, { ...listedOf(key, entry), standing, changedAt })
  }
  return [...byKey.values()].toSorted((one, other) => one.name.localeCompare(other.name, "en"))
})

interface SubjectSearch {
  readonly q?: string | undefined
  readonly kind?: SubjectWords["kind"] | undefined
  readonly standing?: SubjectStanding | undefined
  readonly offset: number
  readonly limit: number
}

/** A page of the subjects that fit, by name, and how many fit. `q`: part of a name, a form or an evidence file. */
export const listSubjects = Effect.fn("listSubjects")(function* (search: SubjectSearch) {
  const part = (search.q ?? "").trim().toLowerCase()
  const found = (yield* everything).filter(
    ({ key, name, kind, forms, evidence, standing }) =>
      (search.kind === undefined || kind === search.kind) &&
      (search.standing === undefined || standing === search.standing) &&
      [key, name, evidence ?? "", ...languages.flatMap((language) => forms[language])].some((words) =>
        words.toLowerCase().includes(part),
      ),
  )
  return { all: found.length, subjects: found.slice(search.offset, search.offset + search.limit) }
})

const factsOf = ({ name, kind, forms, evidence }: SubjectWords, retired: boolean) => ({
  name,
  kind,
  ...Object.fromEntries(languages.map((language) => [language, forms[language].join(", ")])),
  evidence,
  retired,
})

const tidied = ({ name, kind, forms, evidence }: SubjectWords): SubjectWords => {
  const clean = (words: ReadonlyArray<string>) =>
    words.map((form) => form.trim()).filter((form) => form !== "")
  const file = evidence?.trim() ?? ""
  return {
    name: name.trim(),
    kind,
    forms: inEachLanguage((language) => clean(forms[language])),
    evidence: file === "" ? null : file,
  }
}

/**
 * Writes a subject by hand: adds one (`key` null), changes one, retires one or takes it back. The next look for topics
 * goes by it. What is the same already is no action.
 */
export const saveSubject = Effect.fn("saveSubject")(function* (
  key: string | null,
  given: SubjectWords & { readonly retired: boolean },
  cause: Cause,
) {
  const words = tidied(given)
  const files = (yield* EvidenceLibrary.use(({ library }) => library)).files.map(({ subject }) => subject)
  return yield* atomically(
    Effect.gen(function* () {
      const all = yield* everything
      const before = key === null ? null : all.find((one) => one.key === key)
      if (before === undefined) return yield* new SubjectUnknown({ key: key ?? "" })
      const others = all.filter((one) => one !== before)
      const fault = faultOfSubject(words, given.retired, before, others, files)
      if (fault !== null) return yield* new SubjectRefused(fault)
      const after = factsOf(words, given.retired)
      const was = before === null ? null : factsOf(before, before.standing === "retired")
      if (before !== null && JSON.stringify(was) === JSON.stringify(after)) return before
      const changedAt = DateTime.formatIso(yield* DateTime.now)
      const kept = { key: before?.key ?? words.name, ...words, retired: given.retired, changedAt }
      yield* Lexicon.use((lexicon) => lexicon.keep(kept))
      yield* recordAction({
        ...cause,
        action: before === null ? "subject_added" : given.retired ? "subject_retired" : "subject_set",
        subject: `subject ${kept.key}`,
        ...(was === null ? {} : { before: was }),
        after,
      })
      const standing: SubjectStanding = given.retired
        ? "retired"
        : delivered.has(kept.key)
          ? "changed"
          : "added"
      return { key: kept.key, ...words, standing, changedAt }
    }),
  )
})
