import { deliveredLibrary } from "@rounds/core/testing/evidence/delivered-library.ts"
import { type About, askedTopic } from "@rounds/core/testing/script/asked-topics.ts"
import { fit } from "@rounds/core/script/fit.ts"
import type { ScriptSettings } from "@rounds/core/script/settings.ts"
import { defaultSettings, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import { describe, expect, test } from "vitest"
import { writeOffline } from "./write-offline.ts"

const library = deliveredLibrary()

const melatonin: About = {
  title: "What should you know before you take melatonin?",
  subject: "melatonin",
  posts: 30,
  question: { text: "Does melatonin really do anything?", posts: 7, among: 30 },
}
const heels: About = {
  title: "Plantar fasciitis: how long does it last, and what helps?",
  subject: "plantar fasciitis",
  posts: 24,
  question: { text: "Is there anything that really helps with plantar fasciitis?", posts: 8, among: 24 },
}
const electrolytes: About = {
  title: "What can you expect from electrolytes?",
  subject: "electrolytes",
  posts: 15,
  question: { text: "Would I notice any difference with electrolytes?", posts: 5, among: 15 },
}

const saidIn = (about: About, changes: Partial<ScriptSettings>, earlier: number): ReadonlyArray<string> => {
  const order = orderFor({ ...defaultSettings, ...changes }, askedTopic(about))
  const draft = writeOffline({ ...order, earlier }, library)
  return (draft?.beats ?? []).map(({ said }) => said.map(({ text }) => text).join(" "))
}

/** The beat of each format that answers, and what an answer to each question speaks of. */
const answering = { trend_reaction: 2, expert_review: 2 } as const
const cases = [
  [
    "melatonin",
    melatonin,
    /minutes sooner|seven minutes|jet lag|thirty-nine minutes|four milligrams|in delayed sleep phase/,
  ],
  ["plantar fasciitis", heels, /cortisone|heel raises|insoles|taping|shoes|shockwave/i],
  ["electrolytes", electrolytes, /beat|in the body longer|hydrate|stayed in longer|like water/i],
] as const

describe.each(cases)("what posts ask of %s is what a script answers first", (_, about, answer) => {
  test.each(["trend_reaction", "expert_review"] as const)("%s", (scriptFormat) => {
    for (const duration of ["30_seconds", "60_seconds", "90_seconds", "2_minutes"] as const)
      for (const earlier of [0, 1, 2]) {
        const said = saidIn(about, { scriptFormat, duration }, earlier)
        expect({ duration, earlier, answer: said[answering[scriptFormat]] }).toMatchObject({
          answer: expect.stringMatching(answer),
        })
      }
  })
})

/** Subjects with too little in the library for two minutes in this format. */
test.each(["salep", "boza"])(
  "what the library has on %s is spoken rather than blanks, and the first direction says how short it is",
  (subject) => {
    const settings = { ...defaultSettings, scriptFormat: "quick_tip", duration: "2_minutes" } as const
    const about: About = { title: `What should you know about ${subject}?`, subject, posts: 9 }
    const draft = writeOffline(orderFor(settings, askedTopic({ ...about, tells: "question" })), library)
    const text = (draft?.beats ?? []).map((beat) => beat.text).join(" ")
    expect(text).not.toContain("[")
    expect(fit({ text, ...settings }).verdict).toBe("short")
    expect(draft?.beats[0]?.direction).toContain("of 120 seconds are written")
  },
)
