import type { ClaimClass } from "#script/claims/learned/classes.ts"
import type { Wording } from "#language/claims.ts"

/** What is said in an English script of a sentence of each class. */
export const englishClasses: { readonly [C in ClaimClass]: Wording } = {
  cure: {
    reason:
      "It promises that a disease goes away, which no food, product, exercise or session may be said to do.",
    safer:
      'Say what the evidence shows and for whom, and name the limit: "In adults with X, one trial found Y; it is not a cure. Ask your clinician."',
    source:
      "FTC Health Products Compliance Guidance (2022); 21 CFR 101.93(g); CAP 12.6, 15.6.2; Reg (EU) 1169/2011 Art 7(3)",
  },
  guarantee: {
    reason: "It gives a result as certain, or promises it to everyone.",
    safer:
      'Give the typical result with its range: "About 4 in 10 people in the trial improved by at least 30%."',
    source: "FTC Gut Check; FTC Health Products Compliance Guidance (2022); CAP 3.7",
  },
  weight: {
    reason: "It promises how much, how fast or how effortlessly weight is lost.",
    safer:
      '"Many people aim for gradual loss; results vary. Talk to a dietitian about a plan that fits you."',
    source: "CAP 13.9, 13.10, 15.6; Reg (EC) 1924/2006 Art 12(b); FTC Gut Check",
  },
  testimonial: {
    reason: "It shows one person's story, thanks, or before and after as if it were what to expect.",
    safer: "Drop the person and say the typical result from a cited source.",
    source: "16 CFR 255.2; CAP 3.45 to 3.48, 13.1",
  },
  endorsement: {
    reason: "It praises a product with a professional's authority, or sets itself above others.",
    safer: "Give the criteria for choosing instead of the brand or the rank, and disclose any connection.",
    source: "16 CFR 255.3; CAP 3.33, 12.18, 15.6; Reg (EC) 1924/2006 Art 12(c)",
  },
  "no-risk": {
    reason: "It says that nothing can go wrong; nothing that works is free of risk.",
    safer: "Name the commonest side effect and who should not use it.",
    source: "CAP 12.10; FTC Health Products Compliance Guidance (2022); Directive 2001/83/EC Art 90",
  },
  "stop-medicine": {
    reason: "It leads people away from a prescribed treatment or from seeing a clinician.",
    safer:
      '"Do not stop or change a prescribed treatment without talking to the clinician who prescribed it."',
    source: "CAP 12.2; YouTube and TikTok rules on harmful medical misinformation",
  },
  "rx-promotion": {
    reason: "It promotes a prescription medicine or treatment to the public.",
    safer: "Describe the condition and the consultation, not the prescription medicine.",
    source:
      "CAP 12.12; Human Medicines Regulations 2012 reg 284; Directive 2001/83/EC Art 88(1)(a); FDA fair balance",
  },
  pressure: {
    reason: "It moves a health decision by discounts, gifts, fear or haste.",
    safer: "Take out the price, the offer and the deadline; give people time to decide.",
    source: "CAP 8 and guidance on cosmetic interventions; GMC guidance on cosmetic interventions",
  },
  supplement: {
    reason:
      "It says that a food or supplement treats or prevents a disease, or does more than is authorised.",
    safer:
      "Name no disease: say a function of the body that is authorised where the video is seen, in its authorised wording.",
    source: "21 CFR 101.93(g); CAP 15.6.2; Reg (EC) 1924/2006 Arts 10, 14",
  },
  hype: {
    reason: "It speaks of miracles, secrets or vague benefits where a finding should stand.",
    safer: "Replace the hype with the specific finding.",
    source: "FTC consumer advice: common health scams; CAP 3.1, 15.2; Reg (EC) 1924/2006 Art 10(3)",
  },
  title: {
    reason: "It uses a title that is not held, or that rests on a course or certificate.",
    safer: "Use your registered title alone; a course or certificate is no specialty.",
    source: "16 CFR 255.3; UK Medical Act 1983 s49; title protection of the regulated professions",
  },
  study: {
    reason: "It appeals to science, a study or a figure without a source.",
    safer: "Attach a citation to this sentence ([1] with a PMID or DOI) or drop the appeal to science.",
    source: "FTC Health Products Compliance Guidance (2022); CAP 3.7, 12.1",
  },
  dose: {
    reason: "It tells the viewer a dose.",
    safer:
      'Say "follow the label" or "ask your pharmacist", or attribute the dose to a cited trial or guideline.',
    source: "CAP 12.2; GPhC and GMC guidance on remote advice",
  },
  misinformation: {
    reason: "It states as true what contradicts established knowledge of diseases, vaccines or treatments.",
    safer: "Say what the national health authority or WHO says, and link it.",
    source: "YouTube medical misinformation policy; TikTok Community Guidelines",
  },
}
