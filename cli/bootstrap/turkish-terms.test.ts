import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

// What a Turkish reader is told has one word for one thing, on the screens and off them.

const root = join(import.meta.dirname, "../..")

/** Where words for Turkish readers stand. What the AI writer is told is read by nobody. */
const places = [
  "core/src/language/turkish/access.ts",
  "core/src/language/turkish/advice.ts",
  "core/src/language/turkish/claim-wordings.ts",
  "core/src/language/turkish/document-wordings.ts",
  "core/src/language/turkish/points.ts",
  "core/src/language/turkish/records.ts",
  "core/src/language/turkish/safety-messages.ts",
  "core/src/language/turkish/support.ts",
  "core/src/language/turkish/weekly-plan.ts",
  "core/src/language/turkish/why-now.ts",
  "core/src/language/turkish/letters.ts",
  "core/src/language/turkish/notices.ts",
  "core/src/language/turkish/notices-money.ts",
  "core/src/language/turkish/filming.ts",
  "core/src/language/turkish/playing.ts",
  "core/src/language/turkish/disclaimers.ts",
  "adapters/src/language/turkish/problems.ts",
  "adapters/src/language/turkish/told.ts",
  "adapters/src/language/turkish/problem-reasons.ts",
  "web/content/turkish",
  "web/src/language/turkish",
]

/** Other words for what has one, and the one. */
const otherWords: ReadonlyArray<readonly [other: RegExp, instead: string]> = [
  [/senaryo/iu, "metin"],
  [/oturum(u|unu|unuzu)?\s+aç/iu, "giriş yap"],
  [/iki\s+(adımlı\s+(?!doğrulama)|aşamalı)/iu, "iki adımlı doğrulama"],
  [/son\s+sayı(yı|nın|da)?(?!\p{L})|sayısı\s+yayım/iu, "baskı"],
  [/(?<!\p{L})şifre/iu, "parola"],
  [/hashtag/iu, "etiket"],
  [/(?<!\p{L})kanca(?!\p{L})/iu, "giriş cümlesi"],
  [/passkey|parola\s+anahtarı/iu, "geçiş anahtarı"],
  [/iddia\s+kontrol/iu, "iddia denetimi"],
  [/(?<!\p{L})(e-?mail|mail|eposta)(?!\p{L})/iu, "e-posta"],
  [/ziyaretçi/iu, "misafir"],
  [/(?<!\p{L})(kaydol|üye\s+ol)/iu, "hesap aç"],
  [/(?<!\p{L})gönderi(?!\s+metn)(ler|nin|leri|yi|de)?(?!\p{L})/iu, "paylaşım, gönderi metni"],
  [/adres\p{L}*\s+doğrula/iu, "adresi onayla"],
]

const filesIn = (place: string): ReadonlyArray<string> =>
  /\.(ts|md)$/.test(place)
    ? [place]
    : readdirSync(join(root, place), { recursive: true, encoding: "utf8" })
        .filter((file) => /\.(ts|md)$/.test(file))
        .map((file) => join(place, file))

/** The words of a file: a page as it stands, of code what it says and not how it names it. */
const wordsOf = (file: string): ReadonlyArray<string> => {
  const text = readFileSync(join(root, file), "utf8")
  if (file.endsWith(".md")) return text.split("\n")
  const code = text.replaceAll(/^import .*$/gm, "").replaceAll(/^\s*"[^"]*":/gm, "")
  return [...code.matchAll(/"([^"\n]*)"|`([^`]*)`/g)].map(([, plain, template]) =>
    (plain ?? template ?? "").replaceAll(/\{+\w+/g, "{"),
  )
}

const said = places.flatMap(filesIn).flatMap((file) => wordsOf(file).map((words) => ({ file, words })))

test("the texts are found", () => {
  expect(said.length).toBeGreaterThan(2_000)
})

test.each(otherWords)("no text says %s", (other, instead) => {
  const found = said.filter(({ words }) => other.test(words)).map(({ file, words }) => `${file}: ${words}`)
  expect(found, `say ${instead}`).toEqual([])
})
