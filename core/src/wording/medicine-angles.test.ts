import { describe, expect, test } from "vitest"
import { makeLibrary } from "#evidence/library.ts"
import { exampleFile, exampleFinding } from "#testing/evidence/example-files.ts"
import { saidOn } from "#testing/topic/said-on.ts"
import type { Angled } from "./angled.ts"

const both = (text: string) => ({ english: text, turkish: text })

describe("what is eaten beside a medicine", () => {
  const pomelo = { concept: "pomelo", name: "pomelo", kind: "food", listed: true } as const
  const tablet = { concept: "warfarin", name: "warfarin", kind: "medicine", listed: true } as const
  const keto = { concept: "keto", name: "keto", kind: "diet", listed: true } as const
  const onBoth = (changes: Partial<Angled> = {}) =>
    saidOn(changes.subject ?? pomelo, {
      companions: [{ subject: tablet, posts: 3, asking: 1 }],
      states: { shares: null, title: "Pomelo with warfarin: what is safe?" },
      ...changes,
    })

  test("is filmed with the medicine in it: no plate, no shopping, no recipe", () => {
    for (const turn of [1, 2, 3, 4, 5, 6]) {
      const said = onBoth({ turn })
      expect(said).toHaveLength(3)
      for (const angle of said) expect(angle).toMatch(/warfarin|what is safe/i)
      expect(said.join(" ")).not.toMatch(/plate|shop|cook|meal|recipe/i)
    }
  })

  test("so is a diet, and the medicine beside a food", () => {
    expect(onBoth({ subject: keto }).join(" ")).toMatch(/warfarin/)
    const medicine = { subject: tablet, companions: [{ subject: pomelo, posts: 3 }] }
    expect(onBoth(medicine).join(" ")).toMatch(/pomelo/)
  })

  test("is told what is known of the two together, and not what is known of either", () => {
    const holding = (id: string, english: string) => ({
      findings: [exampleFinding({ id, asks: ["safe"], says: both(english), brief: both(english) })] as const,
      myths: [],
      hooks: [{ type: "surprise", says: both(english), finding: id }] as const,
    })
    const library = makeLibrary([
      exampleFile({
        subject: "pomelo",
        kind: "food",
        names: { english: ["pomelo"], turkish: ["şadok"] },
        ...holding("pomelo-fibre", "A pomelo has six grams of fibre."),
      }),
      exampleFile({
        subject: "pomelo-warfarin",
        kind: "food",
        names: { english: ["pomelo and warfarin"], turkish: ["şadok ve varfarin"] },
        pair: [
          { english: ["pomelo"], turkish: ["şadok"] },
          { english: ["warfarin"], turkish: ["varfarin"] },
        ],
        ...holding("pomelo-warfarin-level", "Pomelo raised the level of warfarin."),
      }),
    ])
    const said = onBoth({ library, asked: [{ aspect: "safety", posts: 3, put: 3 }] }).join(" ")
    expect(said).toContain("Pomelo raised the level of warfarin.")
    expect(said).not.toContain("fibre")
  })

  test("is cooked all the same where its posts cook", () => {
    expect(onBoth({ states: { shares: "cook", title: null } }).join(" ")).toMatch(
      /\bmeal\b|\bcook|\bideas with\b/,
    )
  })
})
