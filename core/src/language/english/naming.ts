import type { NamingWords } from "#language/naming.ts"

export const naming: NamingWords = {
  houses: null,
  coauthors: String.raw`et al(?!\p{L})\.?`,
  scholars: "professors?|prof|dr",
  ofJournal: "study|paper|article|trial|review|journal",
  publishedIn: "published in|in the|in",
  trade: "aspirin protect|athletic greens|optimum nutrition",
  treatment: String.raw`chemo\w*|radiation|radiotherap\w*|insulin\w*|metformin\w*|statins?|warfarin|antidepress\w*|antibiotic\w*|vaccin\w*|jabs?|shots?|cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?|treat(?:s|ed|ing|ment)?|remed(?:y|ies)|medicin\w*|medication\w*|drugs?|pills?|dos(?:e|es|age|ing)|tablets?|prescri\w*|cancer\w*|tumou?r\w*|diabet\w*|autis\w*|depress\w*|anxiet\w*|arthrit\w*|asthma\w*|adhd|hiv|covid|doctors?|detox\w*|bleach|chlorine`,
  commonNames: String.raw`(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|English|Turkish|Europe\p{L}*|America\p{L}*|Brit\p{L}+|Internet|GP|BMI|ECG|PCOS|IBS`,
}
