import fc from "fast-check"
import * as Result from "effect/Result"
import { expect, test } from "vitest"
import { makeLibrary } from "#evidence/library.ts"
import { claimContextOf } from "#script/drafting.ts"
import { compose } from "#script/compose.ts"
import { changed, type ScriptChange } from "#script/editing/change.ts"
import { ourWords, meaningBeside } from "#script/editing/our-words.ts"
import { saidIn } from "#script/editing/retold.ts"
import type { OnePlatform } from "#script/platforms.ts"
import type { PostWords } from "#script/post-words.ts"
import type { Said } from "#script/said.ts"
import type { Script } from "#script/script.ts"
import { citeFrom } from "#script/sources.ts"
import { exampleFile, exampleFinding } from "#testing/evidence/example-files.ts"
import { exampleBeat, goodDraft } from "#testing/script/example-draft.ts"
import { defaultSettings, exampleTopic, orderFor } from "#testing/script/example-topics.ts"
import { postFor } from "./post.ts"

const said = (text: string, findings: ReadonlyArray<string> = []): Said => ({
  text,
  findings,
  from: findings.length > 0 ? "finding" : "connective",
})

const dose = said("Two cups a day were studied.", ["example-dose"])
const library = makeLibrary([exampleFile({ findings: [exampleFinding()] })])
const order = orderFor(
  defaultSettings,
  exampleTopic({ title: "Example tea: how many cups?", keywords: ["example"] }),
)
const context = claimContextOf(order)

const proposed: PostWords = {
  title: said("Example tea: how many cups a day?"),
  caption: [said("How many cups are too many?"), dose, said("Which cup is yours?")],
}

const scriptWith = (post: PostWords): Script => {
  const beat = exampleBeat("hook", "How many cups?")
  const beats = [{ ...beat, said: [...beat.said, dose], text: `${beat.text} ${dose.text}` }]
  const provenance = {
    id: "s1",
    userId: "ada",
    writer: "model-x",
    madeByAi: true,
    createdAt: "2026-11-22T00:00:00.000Z",
  }
  return compose({ ...goodDraft(order), beats, post }, [], order, provenance, citeFrom(library))
}

const postOf = (script: Script, platform: OnePlatform = "youtube", changes: Partial<typeof context> = {}) =>
  postFor(platform, {
    script,
    hashtags: ["#example"],
    name: "example",
    isChecked: false,
    context: { ...context, ...changes },
    ours: ourWords(library, script)(saidIn(script.beats)),
  })

const after = (script: Script, change: ScriptChange): Script =>
  Result.getOrThrow(
    changed(script, change, {
      topic: null,
      context,
      cite: citeFrom(library),
      claimsIn: meaningBeside(ourWords(library, script), context),
    }),
  )

test("what the writer proposes comes first, with the numbers of its sources", () => {
  const { title, caption } = postOf(scriptWith(proposed))
  expect(title).toBe("Example tea: how many cups a day?")
  const [opening, body] = caption.split("\n\n")
  expect(opening).toBe("How many cups are too many?")
  expect(body).toBe("Two cups a day were studied. [1] Which cup is yours?")
  expect(caption).toContain("#example")
})

test("a script without a proposal has its own words beside it", () => {
  const { title, caption } = postOf(scriptWith({ title: null, caption: [] }))
  expect(title).toBe("Example tea: how many cups?")
  expect(caption.split("\n\n")[0]).toBe("How many cups?")
})

test("a caption whose ground is edited out of the script gives way, and comes back with it", () => {
  const script = scriptWith(proposed)
  const without = after(script, { _tag: "EditBeat", beat: 0, text: "How many cups? Write it down." })
  expect(postOf(without).caption).not.toContain("Two cups a day were studied.")
  expect(postOf(without).caption.split("\n\n")[0]).toBe("How many cups?")
  expect(postOf(without).title).toBe(proposed.title?.text)
  const back = after(without, { _tag: "RestoreVersion", version: 1, beats: script.beats })
  expect(postOf(back).caption.split("\n\n")[0]).toBe("How many cups are too many?")
})

test.each<[string, PostWords]>([
  ["a claim", { title: said("Example tea cures cancer"), caption: [said("Example tea cures cancer.")] }],
  ["a link", { title: said("Tea at www.example.com"), caption: [said("See www.example.com now.")] }],
  [
    "a statement of nobody's",
    {
      title: { ...said("Tea is lovely"), from: "own" },
      caption: [{ ...said("Tea is lovely."), from: "own" }],
    },
  ],
  ["another's title", { title: said("As a doctor: tea?"), caption: [said("As a doctor, I ask you.")] }],
])("%s in what is stored is not shown", (_, post) => {
  const { title, caption } = postOf(scriptWith(post), "youtube", { profession: "dietitian" })
  expect(title).toBe("Example tea: how many cups?")
  expect(caption).not.toContain(post.caption[0]?.text)
})

/** Characters of the title, of the caption and of what is seen of it at once. */
const limits: { readonly [P in OnePlatform]: readonly [number, number, number] } = {
  tiktok: [60, 2_200, 100],
  instagram: [60, 2_200, 125],
  youtube: [100, 5_000, 100],
  linkedin: [60, 3_000, 210],
}

test("every platform's limits hold, whatever length is proposed", () => {
  const sentence = fc
    .integer({ min: 1, max: 60 })
    .map((words) => `${Array.from({ length: words }, () => "look").join(" ")}.`)
  const caption = fc.array(sentence, { maxLength: 12 })
  fc.assert(
    fc.property(
      sentence,
      caption,
      fc.constantFrom<OnePlatform>("tiktok", "instagram", "youtube", "linkedin"),
      (title, lines, platform) => {
        const script = scriptWith({ title: said(title), caption: lines.map((line) => said(line)) })
        const [titleMax, captionMax, captionVisible] = limits[platform]
        const post = postOf(script, platform)
        expect(post.title.length).toBeLessThanOrEqual(titleMax)
        expect(post.caption.length).toBeLessThanOrEqual(captionMax)
        expect(post.caption.split("\n\n")[0]?.length).toBeLessThanOrEqual(captionVisible)
        expect(post.caption).toContain(script.disclaimer)
      },
    ),
    { numRuns: 40 },
  )
})
