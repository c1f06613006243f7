import type { DocumentWordings } from "#language/claims.ts"

/** What is said in English of the rules about a script as a whole. */
export const englishDocumentRules: DocumentWordings = {
  "D2-TR-NOTICE": {
    reason: "It speaks of a procedure without the sentence that is mandatory in Türkiye.",
    safer:
      "Her cerrahi veya girişimsel işlemde sonuçlar kişiden kişiye değişiklik gösterebilir. İşlem öncesinde hekiminizden detaylı görüş almanız önerilir.",
    source: "TR Yönetmelik RG 12.11.2025",
  },
  "D3-DSHEA": {
    reason: "It promotes a supplement without the disclaimer that American law asks for.",
    safer:
      "These statements have not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.",
    source: "21 U.S.C. 343(r)(6)(C); 21 CFR 101.93(c)",
  },
  "D8-HOOK": {
    reason: "The first sentence takes longer than viewers need to decide.",
    safer: "Say the verdict or the question first, the rest after it.",
    source: "Script craft: key message inside three seconds",
  },
  "D9-READABILITY": {
    reason:
      "A term of the trade without its meaning in plain words, or long sentences: hard to follow by ear.",
    safer: "Shorter sentences and everyday words; say what the term means.",
    source: "Flesch reading ease; for Turkish Ateşman (1997)",
  },
  "D12-ADVICE-CTA": {
    reason: "It speaks of a symptom and does not say when to see someone.",
    safer: "If it does not settle in a few weeks, or gets worse, see a clinician.",
    source: "CAP 12.2; good practice of health communication",
  },
  "D13-BALANCE": {
    reason: "It names a benefit of a medicine or supplement, and no harm and nobody who should not take it.",
    safer: "Add who should not take it, or the most common side effect.",
    source: "FTC Health Products Compliance Guidance (2022); CAP 12.2; FDA fair balance",
  },
  "D14-DENOMINATOR": {
    reason: "A relative risk without the absolute figure sounds bigger than it is.",
    safer: 'Say it with a denominator: "from 1 in 1,000 to 2 in 1,000".',
    source: "CAP 3.1, 4.2; good practice of risk communication",
  },
  "D15-SPECIALTY": {
    reason: "The topic belongs to another field than the profile's.",
    safer: "Keep to what your own profession covers, and send viewers to the right one for the rest.",
    source: "TR Yönetmelik RG 12.11.2025 (only in the own specialty)",
  },
  "D16-LANGUAGE": {
    reason: "Language unknown: this was not read, so that nothing was found in it means nothing.",
    safer: "Say it in a language that the check reads, or have it read by a person who knows the rules.",
    source: "Limits of this check",
  },
  "D4-CITE": {
    reason: "It gives a number, or appeals to a study, without a citation.",
    source: "FTC Health Products Compliance Guidance (2022); CAP 3.7, 12.1",
    safer: "Attach the source as [1], or say it without the number and the appeal to science.",
  },
  "D5-PROFESSION": {
    reason: "The speaker takes a title that is not that of the profile.",
    source: "16 CFR 255.3; UK Medical Act 1983 s49; title protection of the regulated professions",
    safer: "Use your registered title, or say it without one.",
  },
  "D8-MYTH": {
    reason:
      "A clip of the first seconds would assert the myth: nothing in this sentence says that it is one.",
    source:
      "Script craft: myths are named as such before they are told; YouTube medical misinformation policy",
    safer: 'Open with the answer or the frame: "No, sugar does not feed cancer. Here is why."',
  },
  "D11-TITLE": {
    reason:
      "In Türkiye only titles given by law or by a specialist diploma may be said; this one rests on neither.",
    source: "TR Yönetmelik RG 12.11.2025 (titles)",
    safer: "Say your registered title alone.",
  },
}
