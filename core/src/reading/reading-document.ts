import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { lacking } from "#kernel/document.ts"
import { languages, usualLanguage } from "#language/names.ts"
import { textLanguages } from "#text/language.ts"
import { aspects } from "./asks.ts"
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

const Read = Schema.Struct({
  language: lacking(Schema.Literals(languages), usualLanguage),
  /** Stems with a space between them, two where they are parted. */
  terms: Schema.String,
  titled: lacking(Schema.Natural, 0),
  about: lacking(Schema.Natural, 0),
  asks: lacking(Asked, { title: [], questions: [] }),
  intent: Schema.Literals(postIntents),
  question: lacking(Schema.Boolean, false),
  template: lacking(Schema.String, ""),
  site: lacking(Schema.NullOr(Schema.String), null),
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
  const { language, terms, titled, about, asks, intent, question, template, site, sensitive } = reading
  return {
    terms: terms.join(between),
    intent,
    ...(language === usualLanguage ? {} : { language }),
    ...(titled === 0 ? {} : { titled }),
    ...(asks.title.length === 0 && asks.questions.length === 0 ? {} : { asks }),
    ...(about === 0 ? {} : { about }),
    ...(question ? { question } : {}),
    ...(template === "" ? {} : { template }),
    ...(site === null ? {} : { site }),
    ...(sensitive === null ? {} : { sensitive }),
  }
}

/** The reading in a stored document; null for one that this release cannot make out, whose post is then read again. */
export const readingInDocument = (stored: unknown): Reading | Unfit | null => {
  const decoded = decode(stored)
  if (Result.isFailure(decoded)) return null
  const found = decoded.success
  return "reason" in found ? found : { ...found, terms: found.terms.split(between) }
}
