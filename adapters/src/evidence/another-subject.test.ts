import type { SubjectFile } from "@rounds/core/evidence/subject-file.ts"
import { substanceOf } from "@rounds/core/script/from-findings/substance-of.ts"
import { gateOf } from "@rounds/core/script/safety/gate.ts"
import { repeatable } from "@rounds/core/testing/topic/recorded.ts"
import { expect, test } from "vitest"
import { library, typedOrder } from "#testing/typed-script.ts"

const single = library.files.filter(({ pair }) => pair === null || pair === undefined)
const titles = 150

interface Swapped {
  readonly title: string
  /** Whose finding the words were typed for, before its name gave way to another's. */
  readonly from: SubjectFile
}

/** What people type for a finding, with another subject of its kind in the place of its own. */
const swapped = (language: "english" | "turkish", seed: number): ReadonlyArray<Swapped> => {
  const random = repeatable(seed)
  const oneOf = <A>(all: ReadonlyArray<A>): A | undefined => all[Math.floor(random() * all.length)]
  const made: Array<Swapped> = []
  while (made.length < titles) {
    const [from, to] = [oneOf(single), oneOf(single)]
    if (from === undefined || to === undefined || from === to || from.kind !== to.kind) continue
    const phrase = oneOf(from.askedAs?.[oneOf(from.findings)?.id ?? ""]?.[language] ?? [])?.toLowerCase()
    const own = [...from.names[language], ...from.alsoCalled[language]]
      .toSorted((a, b) => b.length - a.length)
      .find((name) => phrase?.includes(name.toLowerCase()) === true)
    const [other] = to.names[language]
    if (phrase === undefined || own === undefined || other === undefined) continue
    const title = phrase.replace(own.toLowerCase(), other.toLowerCase())
    if (gateOf(title) === null) made.push({ title, from })
  }
  return made
}

test.each(["english", "turkish"] as const)(
  "what is typed of one thing is not answered by another (%s)",
  (language) => {
    const wrong = swapped(language, 5).filter(({ title, from }) => {
      const substance = substanceOf(library, typedOrder(title, language))
      return substance !== null && substance.missing === null && substance.main === from
    })
    // Thirteen and ten of them were when nothing had to name the title's subject, four and one are: a word stands in both names.
    expect(wrong.length).toBeLessThanOrEqual(6)
  },
  60_000,
)
