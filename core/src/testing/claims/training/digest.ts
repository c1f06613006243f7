import { createHash } from "node:crypto"
import { languages } from "#language/pack.ts"
import type { Language } from "#script/settings.ts"
import { lawfulSentences } from "./lawful.ts"
import { handsOf } from "./sentences.ts"
import { textbookSentences } from "./textbook.ts"

const digestOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16)

/** What the labelled sentences of all languages are known by: each model learns from all of them. */
export const labelledDigest = (): string =>
  digestOf(
    languages.flatMap((language) => [
      ...handsOf(language).flatMap(({ name, sentences }) =>
        sentences.map(({ text, label }) => [name, text, label]),
      ),
      ...textbookSentences(language).map(({ text, label }) => [text, label]),
    ]),
  )

/** What the lawful sentences of a language are known by; they change with the library and with the writer's words. */
export const lawfulDigest = (language: Language): string => digestOf(lawfulSentences(language))
