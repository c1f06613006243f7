import { checkClaims } from "@rounds/core/script/claims/check-claims.ts"
import type { OnePlatform } from "@rounds/core/script/platforms.ts"
import { describe, expect, test } from "vitest"
import { exampleExport } from "#testing/example-export.ts"
import { everyNth } from "#testing/library-scripts.ts"
import { readLibrary } from "./recorded.ts"

/** As they were read in November 2026. */
const limits: {
  readonly [P in OnePlatform]: { title: number; caption: number; comment: number }
} = {
  tiktok: { title: 60, caption: 2200, comment: 150 },
  instagram: { title: 60, caption: 2200, comment: 2200 },
  youtube: { title: 100, caption: 5000, comment: 10_000 },
  linkedin: { title: 60, caption: 3000, comment: 1250 },
}

const library = readLibrary()
const sampled = everyNth(library.files, 9)

const kits = (["english", "turkish"] as const).flatMap((language) =>
  sampled.flatMap((file) => {
    try {
      const market = language === "turkish" ? ("TR" as const) : ("US" as const)
      const title = `What is true about ${file.names.english[0]}?`
      const made = exampleExport({ title, keywords: [file.names.english[0]], settings: { language, market } })
      return [{ subject: file.subject, language, market, ...made }]
    } catch {
      // The writer has too little to say on it in this market.
      return []
    }
  }),
)

test("most subjects of the library are looked at here, in both languages", () => {
  expect(kits.length).toBeGreaterThan(sampled.length)
})

/** Findings of one source share its number, and are named by the first. */
const firstOfEach = <S extends { readonly number: number }>(sources: ReadonlyArray<S>) =>
  sources.filter(({ number }, index) => sources.findIndex((one) => one.number === number) === index)

const size = (text: string) => Array.from(text).length

describe("posts", () => {
  test("stand within the limits of every platform, whatever the script cites", () => {
    for (const { kit, subject } of kits) {
      expect(kit.posts.map(({ platform }) => platform)).toEqual([
        "tiktok",
        "instagram",
        "youtube",
        "linkedin",
      ])
      for (const { platform, title, caption, comment } of kit.posts) {
        expect({ subject, platform, title: size(title) <= limits[platform].title }).toMatchObject({
          title: true,
        })
        expect(size(caption)).toBeLessThanOrEqual(limits[platform].caption)
        expect(size(comment)).toBeLessThanOrEqual(limits[platform].comment)
        expect(Math.min(size(title), size(caption), size(comment))).toBeGreaterThan(0)
      }
    }
  })

  test("say what is not advice and not checked, and name every source in the caption or the comment", () => {
    for (const { kit, script } of kits) {
      for (const { caption, comment } of kit.posts) {
        expect(caption).toContain(script.disclaimer)
        expect(caption).toMatch(/Not checked before filming\.|Çekimden önce kontrol edilmedi\./)
        for (const tag of kit.hashtags) expect(caption).toContain(tag)
        for (const { number, publisher, url } of firstOfEach(script.sources)) {
          expect(`${caption}\n${comment}`).toContain(`[${number}] ${publisher}`)
          expect(`${caption}\n${comment}`).toContain(url)
        }
      }
    }
  })

  test("hold nothing that the claims check blocks, and say what it wants looked at", () => {
    for (const { kit, subject, script, language, market } of kits) {
      const context = { language, market, promotes: script.promotes, profession: null }
      for (const { title, caption, comment, findings } of kit.posts) {
        const own = `${title}\n${caption}\n${comment}`.replace(/^\[\d+\] .*$/gm, "")
        const found = checkClaims(own, context)
        expect({ subject, found: findings }).toEqual({ subject, found })
        expect({ subject, blocked: found.filter(({ severity }) => severity === "block") }).toEqual({
          subject,
          blocked: [],
        })
      }
    }
  })
})

describe("hashtags", () => {
  test("are five, well formed, each once, and of this subject: none fits another", () => {
    for (const { kit, subject } of kits) {
      expect({ subject, tags: new Set(kit.hashtags).size }).toEqual({ subject, tags: 5 })
      for (const tag of kit.hashtags) expect(tag).toMatch(/^#[\p{Ll}\p{N}]{2,28}$/u)
    }
    for (const language of ["english", "turkish"]) {
      const own = kits.filter((kit) => kit.language === language)
      const used = own.flatMap(({ kit }) => kit.hashtags)
      const shared = used.filter((tag, index) => used.indexOf(tag) !== index)
      expect(shared.length / used.length).toBeLessThan(0.05)
    }
  })
})

test("nobody searches for a thing with its article", () => {
  const title = "Can I take Motrin with Prozac?"
  const { kit } = exampleExport({ title, keywords: null, settings: { language: "english", market: "US" } })
  expect(kit.hashtags).toHaveLength(5)
  expect(kit.hashtags.join(" ")).not.toMatch(/#an?anti|#an?ibu|#the/)
})

describe("a title that a person typed and that is a claim", () => {
  test("is no tag, stands in no post, and is tagged as in its script", () => {
    const claims = [
      ["Noni juice cures cancer", "english", "US", "#juice", /cures ?cancer/i],
      ["Vaccines cause autism", "english", "US", "#vaccines", /cause ?autism/i],
      ["Aşılar otizme neden olur", "turkish", "TR", "#aşılar", /neden ?olur/i],
    ] as const
    for (const [title, language, market, tag, claim] of claims) {
      const { kit, script } = exampleExport({ title, keywords: null, settings: { language, market } })
      expect([kit.hashtags, script.hashtags]).toEqual([[tag], [tag]])
      for (const { caption } of kit.posts) expect(caption).toContain(tag)
      expect(`${kit.hashtags.join(" ")} ${JSON.stringify(kit.posts)}`).not.toMatch(claim)
    }
  })

  test("a name is its own tag", () => {
    const { kit } = exampleExport({ title: "Renegade dumbbell rows", keywords: null })
    expect(kit.hashtags).toEqual(["#renegadedumbbellrows"])
  })
})

describe("shot lists", () => {
  test("have a shot for each beat with its seconds, a framing and words on the screen", () => {
    for (const { kit, script } of kits) {
      expect(kit.shots.map(({ seconds }) => seconds)).toEqual(script.beats.map(({ seconds }) => seconds))
      for (const { framing, onScreen, bRoll } of kit.shots) {
        expect(framing).not.toBe("")
        expect(bRoll).not.toBe("")
        expect(size(onScreen)).toBeLessThanOrEqual(200)
      }
    }
  })

  test("come from this script's words: at most a third of a list stands in that of another subject", () => {
    for (const language of ["english", "turkish"]) {
      // A subject without findings has a script of questions, which are asked of any.
      const own = kits.filter((kit) => kit.language === language && kit.script.sources.length > 0)
      const lines = own.map(({ kit }) =>
        kit.shots.map(({ onScreen, bRoll, prop }) => `${onScreen}|${bRoll}|${prop}`),
      )
      for (const [index, list] of lines.entries()) {
        const others = new Set(lines.flatMap((other, at) => (at === index ? [] : other)))
        const shared = list.filter((line) => others.has(line))
        // The disclaimer closes them all: it is not counted.
        expect(shared.length - 1, own[index]?.subject).toBeLessThanOrEqual((list.length - 1) / 3)
      }
    }
  })

  test("put no half sentence on the screen: it is said there as it stands, or is a figure or a name", () => {
    for (const { kit, script, subject } of kits) {
      for (const { onScreen } of kit.shots) {
        if (script.disclaimer.includes(onScreen)) continue
        const said = script.scriptContent.toLowerCase()
        const isSaid = said.includes(onScreen.toLowerCase())
        const file = library.bySubject.get(subject)
        const names =
          file === undefined ? [] : [file.names, file.alsoCalled].flatMap((all) => all[script.language])
        expect({ onScreen, ok: isSaid || names.includes(onScreen) }).toEqual({ onScreen, ok: true })
      }
    }
  })
})
