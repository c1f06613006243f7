import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, test } from "vitest"
import { aPost } from "#testing/topic/posts.ts"
import { sensitiveInLanguage } from "./in-language.ts"
import { isReadPost, readPost } from "./read-post.ts"

const linesOf = (name: string): ReadonlyArray<string> =>
  readFileSync(fileURLToPath(new URL(`../../../fixtures/topics/turkish/${name}`, import.meta.url)), "utf8")
    .trim()
    .split("\n")

const labelled = (name = "withheld.txt"): ReadonlyArray<{ readonly kind: string; readonly said: string }> => {
  let kind = ""
  return linesOf(name).flatMap((said) => {
    if (!said.startsWith("# ")) return [{ kind, said }]
    kind = said.slice(2)
    return []
  })
}

const reasonOf = (said: string) => sensitiveInLanguage(said, "", "turkish")

describe("everyday Turkish, with its marks and without", () => {
  test("is withheld where somebody is in danger, under age or after drugs, and called by that", () => {
    const all = labelled()
    expect(all.length).toBeGreaterThanOrEqual(240)
    for (const kind of ["self_harm", "emergency", "minor", "drug_seeking"])
      expect(all.filter((one) => one.kind === kind).length).toBeGreaterThanOrEqual(60)
    expect(all.filter(({ kind, said }) => reasonOf(said) !== kind)).toEqual([])
  })

  test("is not withheld where it only sounds so: at most one in a hundred", () => {
    const ordinary = linesOf("ordinary.txt")
    expect(ordinary.length).toBeGreaterThanOrEqual(240)
    const flagged = ordinary.flatMap((said) => {
      const reason = reasonOf(said)
      return reason === null ? [] : [`${reason}: ${said}`]
    })
    expect(flagged.slice(Math.floor(ordinary.length / 100))).toEqual([])
  })

  test("holds in sentences kept apart: nine in ten found, and one in thirty at most for nothing", () => {
    const [held, ordinary] = [labelled("withheld-held.txt"), linesOf("ordinary-held.txt")]
    expect(held.length).toBeGreaterThanOrEqual(30)
    expect(held.filter(({ said }) => reasonOf(said) !== null).length / held.length).toBeGreaterThanOrEqual(
      0.9,
    )
    expect(ordinary.filter((said) => reasonOf(said) !== null).length / ordinary.length).toBeLessThanOrEqual(
      1 / 30,
    )
  })

  test("a figure with a full stop ends no sentence", () => {
    expect(reasonOf("Merhaba. 9. sınıftayım. Protein tozu alsam mı?")).toBe("minor")
    expect(reasonOf("Bugün 5. Sınıf arkadaşım 40 yaşına girdi")).toBeNull()
  })

  test("phrases that are well on their own do not excuse others beside them", () => {
    expect(reasonOf("Koşarken düşündüm. Yaşamak istemiyorum artık")).toBe("self_harm")
    expect(reasonOf("Gülmekten ölüyorum diyorum ama içimden ölmek istiyorum")).toBe("self_harm")
    expect(reasonOf("Şekeri kestim ama artık çok yoruldum, ölmek istiyorum")).toBe("self_harm")
  })
})

test.each([
  ["öldürsem kendimi kurtulurum", "self_harm"],
  ["kizim deterjan yuttu", "emergency"],
  ["30 tane hap içtim", "emergency"],
  ["Tramadol elden", "drug_seeking"],
  ["on tane hap ictim", "emergency"],
  ["intihar plan at", "self_harm"],
  ["esrar no problem", "drug_seeking"],
  ["olmek istiyorum an itibariyle", "self_harm"],
  ["of olmek istiyorum be", "self_harm"],
  ["her an intihar", "self_harm"],
  ["Xanax'i elden", "drug_seeking"],
  ["canim intihar not", "self_harm"],
  ["intihar at her an", "self_harm"],
])("a sentence too short to tell its language is withheld all the same: %s", (title, reason) => {
  const post = readPost(aPost({ id: "a", title }))
  expect(isReadPost(post) ? post.sensitive : null).toBe(reason)
})

test("English of few words is not withheld for what it would mean in Turkish", () => {
  const short = [
    "No pain on leg day",
    "Her an at home bench press",
    "But as of day 3",
    "Kan, can it",
    "Has had it",
  ]
  for (const title of short) {
    const post = readPost(aPost({ id: "a", title }))
    expect([title, isReadPost(post) ? post.sensitive : null]).toEqual([title, null])
  }
})

describe("a cut that somebody made", () => {
  test.each([
    "Camla kendimi kesiyorum",
    "Bileğimi kestim camla",
    "Her gece camla bileklerimi kesiyorum",
    "Tıraş olurken kendimi kesiyorum bilerek",
    "Bacağımı kestim cam ile bilerek",
    "Konserve kapağıyla kolumu kesiyorum",
    "Kolumu camla kestim, kimse bilmiyor",
    "Yanlışlıkla kesmedim bileğimi, bilerek kestim",
    "Bacağımı kestim tıraş olurken, bilerek",
    "Kollarımı konserve kapağıyla kesiyorum",
    "Kollarımı tıraş bıçağıyla kesiyorum",
  ])("is no accident: %s", (said) => {
    expect(reasonOf(said)).toBe("self_harm")
  })

  test.each([
    "Yanlışlıkla bacağımı kestim, spor ne zaman",
    "Kolumu kestim kazayla, koşabilir miyim",
    "Kolumu kestim cam ile, dikiş sonrası spor ne zaman",
    "Tıraş olurken bacağımı kestim, krem önerisi",
    "Bacağımı kestim tıraş olurken",
    "Konserve kapağı kolumu kesti, ağırlık kaldırabilir miyim",
    "Kırılan camla kolumu kestim, dikiş ne zaman alınır",
  ])("is an accident: %s", (said) => {
    expect(reasonOf(said)).toBeNull()
  })
})

test("long hostile lines are read at once", () => {
  const from = performance.now()
  for (const one of ["her seyi ", "ölsem ben ", "lyrica x ", "göğüs kol ", "18 yaş ", "a'", "kestim camla "])
    reasonOf(one.repeat(80).slice(0, 590))
  for (let line = 0; line < 100; line++)
    for (const one of ["göğsü", "gebe"]) reasonOf(`${one.repeat(140).slice(0, 580)} ${line}`)
  expect(performance.now() - from).toBeLessThan(1000)
})
