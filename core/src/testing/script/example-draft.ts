import type { Draft, DraftBeat } from "#script/draft.ts"
import { ownSaid, textOfSaid } from "#script/said.ts"
import { spokenWords } from "#script/spoken-words.ts"
import type { WritingOrder } from "#script/ports.ts"
import type { Language } from "#script/settings.ts"

/** A draft of the asked beats that fits: what a good model would send. `words` is the length before the disclaimer. */
export const goodDraft = (
  { plan, budget, disclaimer, settings, topic, title }: WritingOrder,
  words = budget.target,
): Draft => {
  const body = Math.max(words - spokenWords(disclaimer, settings.language).length, plan.length)
  const perBeat = Math.floor(body / plan.length)
  const first = body - perBeat * (plan.length - 1)
  const names = title.match(/\p{L}{4,}/gu) ?? []
  const say = sentences(settings.language, topic?.keywords[0]?.match(/\p{L}{4,}/u)?.[0] ?? names[0] ?? "")
  return {
    beats: plan.map(({ name }, index) =>
      exampleBeat(
        name,
        `${say(index === 0 ? first : perBeat)}${index === plan.length - 1 ? ` ${disclaimer}` : ""}`,
      ),
    ),
    hooks: [],
    hashtags: ["#magnesium", "#sleep"],
    platformTips: { tiktok: "Say the verdict first." },
  }
}

/** A beat that says a text of which nobody says where it comes from. */
export const exampleBeat = (name: string, text: string, direction = "Look into the lens."): DraftBeat => {
  const said = ownSaid(text)
  return { name, text: textOfSaid(said), said, direction, onScreen: "" }
}

/**
 * Short sentences of plain words that state nothing, no two alike, so that no rule of style or support is broken by
 * length. The first word of all names the subject.
 */
const sentences = (language: Language, subject: string) => {
  const words = plainWords[language] ?? plainWords.english
  let said = 0
  return (count: number): string =>
    Array.from({ length: count }, (_, index) => {
      const turn = Math.floor(said / 6)
      const isFirst = said === 0
      const word =
        isFirst && subject !== ""
          ? subject
          : (words[(turn * 5 + index * (1 + (turn % 7))) % words.length] ?? "")
      said += 1
      const opens = index % 6 === 0
      const ends = index % 6 === 5 || index === count - 1
      return `${opens ? word.charAt(0).toUpperCase() + word.slice(1) : word}${ends ? "." : ""}`
    }).join(" ")
}

// A language without words of its own borrows them: what a draft says does not matter to a test that asks for any.
const plainWords: { readonly [L in Language]?: ReadonlyArray<string> } & Record<
  "english",
  ReadonlyArray<string>
> = {
  english:
    "ask look read listen compare think tell hear watch say show talk see find explain answer know speak write question study source week month today viewer people word line note".split(
      " ",
    ),
  turkish:
    "bakalım düşünün okuyun yazın sorun duyduk gördük söyleyin izleyin anlatayım bugün hafta soru cevap kaynak araştırma sayılar örnek kelime cümle liste video yorum paylaşım konuşalım bilin anlayın bulun not kısaca".split(
      " ",
    ),
}
