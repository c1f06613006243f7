import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { Ask } from "#evidence/finding.ts"
import { lacking } from "#kernel/document.ts"
import { languages, usualLanguage } from "#language/names.ts"
import { heldWord, heldWords } from "#text/held-word.ts"
import { textLanguages } from "#text/language.ts"
import { aspects, type Asks } from "./asks.ts"
import { asksNothing, type OwnAsks } from "./in-language.ts"
import { dropReasons, type Reading, type Unfit } from "./read-post.ts"
import { sensitiveKinds } from "./sensitive.ts"
import { postIntents } from "./intent.ts"

// What reading made of a post, as it is held beside it. It goes with the post: a post holds no word longer because it
// was read. What most posts have is left out.

const NotFit = Schema.Struct({
  reason: Schema.Literals(dropReasons),
  language: lacking(Schema.NullOr(Schema.Literals(textLanguages)), null),
})

const Asked = Schema.Struct({
  title: Schema.Array(Schema.Literals(aspects)),
  questions: Schema.Array(Schema.Literals(aspects)),
})

const OwnAsked = Schema.Struct({ title: Schema.Array(Ask), questions: Schema.Array(Ask) })

const Read = Schema.Struct({
  language: lacking(Schema.Literals(languages), usualLanguage),
  /** Stems with a space between them, two where they are parted. */
  terms: Schema.String,
  titled: lacking(Schema.Natural, 0),
  about: lacking(Schema.Natural, 0),
  asks: lacking(Asked, { title: [], questions: [] }),
  ownAsks: lacking(OwnAsked, asksNothing),
  intent: Schema.Literals(postIntents),
  question: lacking(Schema.Boolean, false),
  template: lacking(Schema.String, ""),
  site: lacking(Schema.NullOr(Schema.String), null),
  link: lacking(Schema.Natural, 0),
  sensitive: lacking(Schema.NullOr(Schema.Literals(sensitiveKinds)), null),
})

const StoredReading = Schema.Union([Read, NotFit])

const decode = Schema.decodeUnknownResult(StoredReading)

/** Between two stems; no stem holds it. */
const between = " "

/** What is stored of a reading: plain JSON. */
export const documentOfReading = (reading: Reading | Unfit): typeof StoredReading.Encoded => {
  if ("reason" in reading) {
    const { reason, language } = reading
    return language === null ? { reason } : { reason, language }
  }
  const { language, terms, titled, about, asks, ownAsks, intent, question, template, site, link, sensitive } =
    reading
  return {
    terms: terms.join(between),
    intent,
    ...(language === usualLanguage ? {} : { language }),
    ...(titled === 0 ? {} : { titled }),
    ...(asks.title.length === 0 && asks.questions.length === 0 ? {} : { asks }),
    ...(ownAsks.title.length === 0 && ownAsks.questions.length === 0 ? {} : { ownAsks }),
    ...(about === 0 ? {} : { about }),
    ...(question ? { question } : {}),
    ...(template === "" ? {} : { template }),
    ...(site === null ? {} : { site }),
    ...(link === 0 ? {} : { link }),
    ...(sensitive === null ? {} : { sensitive }),
  }
}

/** The same questions come again and again: a month of posts holds each list of them once. */
const heldAsked = <A>(decode: (stored: unknown) => Result.Result<A, unknown>, nothing: A) => {
  const before = new Map<string, A>()
  return (stored: unknown): A | null => {
    if (stored === undefined) return nothing
    const key = JSON.stringify(stored)
    const known = before.get(key)
    if (known !== undefined) return known
    const decoded = decode(stored)
    if (Result.isFailure(decoded)) return null
    if (before.size < askedAtMost) before.set(key, decoded.success)
    return decoded.success
  }
}

const askedAtMost = 20_000
const nothing: Asks = { title: [], questions: [] }
const askedIn = heldAsked<Asks>(Schema.decodeUnknownResult(Asked), nothing)
const ownAskedIn = heldAsked<OwnAsks>(Schema.decodeUnknownResult(OwnAsked), asksNothing)

const oneOf = <A extends string>(all: ReadonlyArray<A>): ((value: unknown) => value is A) => {
  const known = new Set<unknown>(all)
  return (value): value is A => known.has(value)
}
const isLanguage = oneOf(languages)
const isIntent = oneOf(postIntents)
const isSensitive = oneOf(sensitiveKinds)
const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0

/** What the schema says of nearly every document, without its cost, which thirty thousand feel; null for any other. */
const plainly = (stored: object): Reading | null => {
  const {
    language = usualLanguage,
    terms,
    titled = 0,
    about = 0,
    asks,
    ownAsks,
    intent,
    question = false,
    template = "",
    site = null,
    link = 0,
    sensitive = null,
  } = stored as { readonly [key: string]: unknown }
  if (!isLanguage(language) || typeof terms !== "string" || !isCount(titled) || !isCount(about)) return null
  if (!isIntent(intent) || typeof question !== "boolean" || typeof template !== "string") return null
  if ((site !== null && typeof site !== "string") || !isCount(link)) return null
  if (sensitive !== null && !isSensitive(sensitive)) return null
  const [asked, own] = [askedIn(asks), ownAskedIn(ownAsks)]
  if (asked === null || own === null) return null
  return {
    language,
    terms: heldWords(terms),
    titled,
    about,
    asks: asked,
    ownAsks: own,
    intent,
    question,
    template,
    site: site === null ? null : heldWord(site),
    link,
    sensitive,
  }
}

/** The reading in a stored document; null for one that this release cannot make out, whose post is then read again. */
export const readingInDocument = (stored: unknown): Reading | Unfit | null => {
  if (typeof stored !== "object" || stored === null) return null
  const plain = "reason" in stored ? null : plainly(stored)
  if (plain !== null) return plain
  const decoded = decode(stored)
  if (Result.isFailure(decoded)) return null
  const found = decoded.success
  return "reason" in found ? found : { ...found, terms: heldWords(found.terms) }
}
