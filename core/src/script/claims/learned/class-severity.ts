import type { RuleId, Severity } from "#script/claims/rule.ts"
import type { Market, Promotes } from "#script/settings.ts"
import type { ClaimClass } from "./classes.ts"

/** The stable rule code of each class. */
export const ruleOfClass: { readonly [C in ClaimClass]: string } = {
  cure: "HC-CURE",
  guarantee: "EV-GUARANTEE",
  weight: "WT-RATE",
  testimonial: "PHI-TESTIMONIAL",
  endorsement: "AD-EXPERT-ENDORSE",
  "no-risk": "EV-NO-RISK",
  "stop-medicine": "HC-SUBSTITUTE",
  "rx-promotion": "RX-PROMO",
  pressure: "AD-URGENCY",
  supplement: "HC-SUPP-DISEASE",
  hype: "EV-MIRACLE",
  title: "CR-TITLE",
  study: "EV-PROVEN-NOCITE",
  dose: "RX-DOSE",
  misinformation: "HC-DENIAL",
}

const classed = {
  "HC-CURE": "cure",
  "HC-SUPP-DISEASE": "supplement",
  "HC-SUBSTITUTE": "stop-medicine",
  "HC-DISCOURAGE": "stop-medicine",
  "HC-HARMFUL-REMEDY": "misinformation",
  "HC-INFANT-FOOD": "misinformation",
  "HC-VACCINE": "misinformation",
  "HC-DENIAL": "misinformation",
  "EV-GUARANTEE": "guarantee",
  "EV-EVERYONE": "guarantee",
  "EV-MIRACLE": "hype",
  "EV-PROVEN-NOCITE": "study",
  "EV-ANIMAL": "study",
  "EV-NO-RISK": "no-risk",
  "EV-SUPERLATIVE": "endorsement",
  "EV-FDA-APPROVED": "endorsement",
  "WT-RATE": "weight",
  "WT-NO-EFFORT": "weight",
  "WT-SPOT": "weight",
  "WT-EXTREME": "weight",
  "WT-GLP1-LIKE": "weight",
  "RX-PROMO": "rx-promotion",
  "RX-UNAPPROVED": "rx-promotion",
  "RX-DOSE": "dose",
  "RX-VULNERABLE": "dose",
  "PHI-TESTIMONIAL": "testimonial",
  "AD-BEFORE-AFTER": "testimonial",
  "AD-EXPERT-ENDORSE": "endorsement",
  "AD-PRICE": "pressure",
  "AD-URGENCY": "pressure",
  "VG-DETOX": "hype",
  "VG-IMMUNE": "hype",
  "VG-HORMONE": "hype",
  "VG-FEAR": "misinformation",
  "CR-TITLE": "title",
} as const satisfies { readonly [R in RuleId]?: ClaimClass }

/** The class that a sentence rule looks for; rules that no class covers are not here. */
export const classOfRule: { readonly [R in RuleId]?: ClaimClass } = classed

/** A rule that no class covers. */
export type ClasslessRule = Exclude<RuleId, keyof typeof classed>

/** How grave a trusted finding of a class is, by where and for what it is said. */
export const severityOfClass = (claimClass: ClaimClass, market: Market, promotes: Promotes): Severity =>
  severities[claimClass](market, promotes)

const always = (severity: Severity) => () => severity

const severities: { readonly [C in ClaimClass]: (market: Market, promotes: Promotes) => Severity } = {
  cure: always("block"),
  guarantee: always("block"),
  weight: (market, promotes) => (promotes === "nothing" && market !== "TR" ? "warn" : "block"),
  testimonial: (market) => (market === "TR" ? "block" : "warn"),
  endorsement: (market) => (market === "TR" || market === "UK" ? "block" : "warn"),
  "no-risk": always("block"),
  "stop-medicine": always("block"),
  "rx-promotion": (market) => (market === "US" ? "warn" : "block"),
  pressure: (market) => (market === "TR" ? "block" : "warn"),
  supplement: always("block"),
  hype: always("warn"),
  title: always("block"),
  study: (_, promotes) => (promotes === "product" ? "block" : "warn"),
  dose: always("warn"),
  misinformation: always("block"),
}
