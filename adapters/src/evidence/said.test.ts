import { claimContextOf } from "@rounds/core/script/drafting.ts"
import { citeFrom, findingsIn } from "@rounds/core/script/sources.ts"
import { spokenWords } from "@rounds/core/script/spoken-words.ts"
import { checkClaims } from "@rounds/core/script/claims/check-claims.ts"
import { defaultSettings, exampleTopic, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import { expect, test } from "vitest"
import { writeOffline } from "#ai/offline/write-offline.ts"
import { readLibrary } from "./recorded.ts"

const library = readLibrary()
const subjects = library.files.filter((_, index) => index % 4 === 0)

const drafts = (["english", "turkish"] as const).flatMap((language) =>
  subjects.flatMap((file) => {
    const [name] = file.names.english
    const topic = exampleTopic({ title: `What is true about ${name}?`, keywords: [name] })
    const order = orderFor({ ...defaultSettings, language }, topic)
    const draft = writeOffline(order, library)
    return draft === null ? [] : [{ subject: file.subject, order, draft }]
  }),
)

test("every finding that a sentence names has a source to be shown", () => {
  const cite = citeFrom(library)
  const named = drafts.flatMap(({ draft }) => findingsIn(draft.beats))
  expect(named.length).toBeGreaterThan(drafts.length)
  // Advice on when to see someone that any clinician gives: the library says that no source is named for it.
  const general = library.files.flatMap(({ subject, redFlags }) =>
    redFlags.flatMap(({ finding, source, basis }, at) =>
      finding === null && source === null && basis !== null ? [`${subject}:warning-${at + 1}`] : [],
    ),
  )
  expect(named.filter((id) => cite(id) === null && !general.includes(id))).toEqual([])
})

test("no sentence of the library's is called the speaker's own, warnings neither", () => {
  const [grapefruit] = library.files.filter(({ subject }) => subject === "grapefruit-statins")
  const warned = [grapefruit, ...subjects].flatMap((file) => {
    if (file === undefined) return []
    const [name] = file.names.english
    const topic = exampleTopic({ title: `Is it safe to take ${name}?`, keywords: [name] })
    const draft = writeOffline(orderFor({ ...defaultSettings, duration: "30_seconds" }, topic), library)
    // A blank is for the speaker to fill.
    return (draft?.beats ?? []).flatMap(({ said }) =>
      said.filter(({ from, text }) => from === "own" && !text.startsWith("[")),
    )
  })
  expect(warned).toEqual([])
})

test("a sentence with a finding says so, and no other sentence names one", () => {
  const said = drafts.flatMap(({ draft }) => draft.beats.flatMap((beat) => beat.said))
  expect(said.filter(({ findings, from }) => (from === "finding") !== findings.length > 0)).toEqual([])
})

test("five hooks of five types are offered with findings, and with questions what asks and counts; each is said in three seconds and free of claims", () => {
  const longest: ReadonlyMap<string, number> = new Map([
    ["english", 8],
    ["turkish", 6],
  ])
  for (const { subject, order, draft } of drafts) {
    const { language } = order.settings
    const isOfQuestions = draft.beats.some(({ said }) => said.some(({ text }) => /^\[[^\]]+\]$/u.test(text)))
    const kinds = ["question", "number", "myth", "contrast", "viewer"]
    const types = draft.hooks.map(({ type }) => type)
    const expected = isOfQuestions ? types.filter((type) => type !== "myth" && type !== "contrast") : kinds
    expect({ subject, types }).toEqual({ subject, types: expected })
    expect(types.length).toBeGreaterThan(0)
    for (const { said } of draft.hooks) {
      expect(spokenWords(said.text, language).length, said.text).toBeLessThanOrEqual(
        longest.get(language) ?? 0,
      )
      expect(checkClaims(said.text, claimContextOf(order)), said.text).toEqual([])
    }
  }
})
