import * as Context from "effect/Context"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { Instant } from "#kernel/text.ts"

/** What everybody with an account agrees to. */
export const LegalDocument = Schema.Literals(["terms", "privacy"])
export type LegalDocument = typeof LegalDocument.Type

/** The version of each that holds now; it changes when what it says does. */
export type DocumentVersions = { readonly [D in LegalDocument]: string }

/** A version that somebody has accepted. */
export interface Acceptance {
  readonly document: LegalDocument
  readonly version: string
  readonly acceptedAt: string
}

/** What holds now, and whether the person has accepted it. */
export const Consent = Schema.Struct({
  documents: Schema.Array(
    Schema.Struct({
      document: LegalDocument,
      version: Schema.String,
      /** Null: not this version yet. */
      acceptedAt: Schema.NullOr(Instant),
    }),
  ),
  /** Whether there is something to be asked. */
  due: Schema.Boolean,
}).annotate({ identifier: "Consent" })
export type Consent = typeof Consent.Type

/** How what somebody accepted compares with what holds now. */
export const consentOf = (current: DocumentVersions, accepted: ReadonlyArray<Acceptance>): Consent => {
  const documents = LegalDocument.literals.map((document) => {
    const version = current[document]
    const one = accepted.find((known) => known.document === document && known.version === version)
    return { document, version, acceptedAt: one?.acceptedAt ?? null }
  })
  return { documents, due: documents.some(({ acceptedAt }) => acceptedAt === null) }
}

/** The documents as they are served now. */
export class Documents extends Context.Service<Documents, { readonly versions: DocumentVersions }>()(
  "core/consent/Documents",
) {}

/** Port. Which versions people have accepted. */
export class Acceptances extends Context.Service<
  Acceptances,
  {
    readonly of: (userId: string) => Effect.Effect<ReadonlyArray<Acceptance>>
    /** Keeps them with the first time; accepting again changes nothing. */
    readonly keep: (userId: string, versions: DocumentVersions, at: DateTime.Utc) => Effect.Effect<void>
  }
>()("core/consent/Acceptances") {}

export const readConsent = Effect.fn("readConsent")(function* (userId: string) {
  const { versions } = yield* Documents
  return consentOf(versions, yield* Acceptances.use((acceptances) => acceptances.of(userId)))
})

/** Takes what somebody was shown and agreed to. What is not what holds now is not kept: they are asked again. */
export const accept = Effect.fn("accept")(function* (userId: string, shown: DocumentVersions) {
  const { versions } = yield* Documents
  const isCurrent = LegalDocument.literals.every((document) => shown[document] === versions[document])
  if (isCurrent) {
    const now = yield* DateTime.now
    yield* Acceptances.use((acceptances) => acceptances.keep(userId, versions, now))
  }
  return yield* readConsent(userId)
})
