import { expect, test } from "vitest"
import { documentExamples } from "#testing/claims/document-examples.ts"
import { exampleTopic } from "#testing/script/example-topics.ts"
import type { Language } from "#script/settings.ts"
import { flagOf } from "#script/support/flags.ts"
import type { ClaimContext } from "./check-claims.ts"
import { documentFindings } from "./document-rules.ts"
import type { ClaimClass } from "./learned/classes.ts"
import { claimRules } from "./rules.ts"
import { spokenWording } from "./spoken-wording.ts"
import { toldTo } from "./told-to.ts"
import { classWording, lookWording, ruleWording } from "./wording.ts"

const context = (language: Language): ClaimContext => ({
  language,
  market: "UK",
  promotes: "nothing",
  profession: null,
})

const english = /(?<!\p{L})(?:the|that|of|and|or|is|does|it|without)(?!\p{L})/iu

/** The code that a finding of each class carries. */
const codes: ReadonlyArray<readonly [ClaimClass, string]> = [
  ["cure", "HC-CURE"],
  ["guarantee", "EV-GUARANTEE"],
  ["weight", "WT-RATE"],
  ["testimonial", "PHI-TESTIMONIAL"],
  ["endorsement", "AD-EXPERT-ENDORSE"],
  ["no-risk", "EV-NO-RISK"],
  ["stop-medicine", "HC-SUBSTITUTE"],
  ["rx-promotion", "RX-PROMO"],
  ["pressure", "AD-URGENCY"],
  ["supplement", "HC-SUPP-DISEASE"],
  ["hype", "EV-MIRACLE"],
  ["title", "CR-TITLE"],
  ["study", "EV-PROVEN-NOCITE"],
  ["dose", "RX-DOSE"],
  ["misinformation", "HC-DENIAL"],
]

/** Everything that the check can say of a sentence, as a script in English has it. */
const sayings = [
  ...claimRules.map((rule) => ({ rule: rule.id, ...ruleWording(rule, "english") })),
  ...codes.flatMap(([claimClass, rule]) => [
    { rule, ...classWording(claimClass, "english") },
    { rule, ...lookWording(claimClass, "english") },
  ]),
]

test.each(sayings.map((saying) => [saying.rule, saying.reason, saying] as const))(
  "%s is told in Turkish: %s",
  (_rule, reason, saying) => {
    const told = toldTo(saying, "english", "turkish")
    expect(told.reason).not.toBe(reason)
    expect(told.reason).not.toMatch(english)
    // A sentence that could be spoken is never one in another language than the script's.
    expect([undefined, spokenWording(saying.safer)]).toContain(spokenWording(told.safer))
  },
)

test("words to say stay as they are, and advice is told to the reader", () => {
  const found = {
    rule: "HC-CURE",
    sentence: "Garlic cures cancer.",
    start: 4,
    ...classWording("cure", "english"),
  }
  const told = toldTo(found, "english", "turkish")
  expect(told).toMatchObject({ rule: "HC-CURE", sentence: "Garlic cures cancer.", start: 4 })
  expect(told.reason).toContain("söyleyemeyiz")
  const stop = { rule: "HC-SUBSTITUTE", ...classWording("stop-medicine", "english") }
  expect(toldTo(stop, "english", "turkish").safer).toBe(
    '"Do not stop or change a prescribed treatment without talking to the clinician who prescribed it."',
  )
})

test("what is only worth a look stays so, and nothing changes for who reads the script's language", () => {
  const look = { rule: "HC-CURE", ...lookWording("cure", "english") }
  expect(toldTo(look, "english", "turkish").reason).toMatch(/^Belki, bir daha bakın: /u)
  expect(toldTo(look, "english", "english")).toBe(look)
})

test.each(documentExamples.map((example) => [example.rule, example] as const))(
  "%s of a script in the other language",
  (rule, { flags, context: changes }) => {
    const told = (from: Language, to: Language) => {
      const found = documentFindings(
        { beats: [{ text: flags[from][0] ?? "" }] },
        { topic: exampleTopic(), disclaimer: "" },
        { ...context(from), ...changes },
      ).find((finding) => finding.rule === rule)
      return found === undefined ? undefined : toldTo(found, from, to)
    }
    expect(told("english", "turkish")?.reason).toMatch(/[ğşıİçöü]/u)
    expect(told("turkish", "english")?.reason).toMatch(english)
  },
)

test("what a sentence says beyond its source keeps the words that it quotes", () => {
  const flag = flagOf({ kind: "trade_name", what: "Zestra" }, "Zestra helps.", "english")
  expect(toldTo(flag, "english", "turkish")).toMatchObject({
    reason: "“Zestra” bir ticari ad; buradaki hiçbir kaynak ondan söz etmiyor.",
    safer: "Ürünü değil, etken maddeyi söyleyin.",
  })
  const turned = flagOf({ kind: "turned", what: "" }, "It does not.", "turkish")
  expect(toldTo(turned, "turkish", "english").reason).toContain("opposite of the finding")
})

test("a rule that no table knows any more says what it said", () => {
  const old = { rule: "OLD-RULE", reason: "It was so.", safer: "", source: "A law" }
  expect(toldTo(old, "english", "turkish")).toBe(old)
})
