import { describe, expect, test } from "vitest"
import { writerOver } from "#testing/library-scripts.ts"
import { readLibrary } from "./recorded.ts"

const library = readLibrary()
const write = writerOver(library)

const scripts = (["english", "turkish"] as const).flatMap((language) =>
  library.files.flatMap((file) =>
    (["trend_reaction", "quick_tip"] as const).map((scriptFormat) => ({
      language,
      text: write(file, { language, scriptFormat, duration: "90_seconds" }).text,
    })),
  ),
)

describe("what is led in", () => {
  test("says no word of a step that has just been said", () => {
    const again = scripts.filter(({ text }) =>
      /Şunu deneyin: [^.!?]*\bdeneyin[.!]|Bugün yapabileceğiniz: Bugün\b|Tek bir öneri: Tek bir\b/u.test(
        text,
      ),
    )
    expect(again.map(({ text }) => text)).toEqual([])
  })

  test("is a sentence in Turkish where it only names the study", () => {
    const clipped = scripts.flatMap(
      ({ text }) =>
        text.match(
          /(?:Sınırı şu|Bir not düşeyim|Şunu da bilin): (?!bu,)(?:\p{Ll}+ ){0,3}(?:çalışma|çalışması|derleme|derlemesi|olgu|vaka)(?=[.,;])/gu,
        ) ?? [],
    )
    expect(clipped).toEqual([])
  })
})
