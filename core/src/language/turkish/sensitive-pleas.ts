import type { ReadingWords } from "#language/reading.ts"

const low = String.raw`(?:cok kotu(?:yum|y)|berbat(?:im)?|dayanam\w+|agl(?:iyor|adim)\w*|yapayalniz\w*|tukendim)`
const nobody = String.raw`konusa(?:cak|bilecegim) (?:\w+ )?kimse(?:m|miz)? (?:\w+ )?(?:yok|kalmadi)`

/** Whoever calls for company or help in a crisis, without a name for it. What it is about turns it into a question. */
const plea = [
  String.raw`\bkonusa(?:cak|bilecegim) (?:\w+ )?biri(?:ne|si|ni)?\b (?:\w+ )?(?:ihtiyac|lazim|ariyor|olsa|var mi)`,
  String.raw`\b${nobody}\b.*\b${low}|\b${low}.*\b${nobody}`,
  String.raw`\b(?:cok (?:buyuk|kotu) bir hata|cok kotu (?:bir )?sey) yaptim\b.*\byardim ed`,
]

export const pleaPhrases: ReadingWords["sensitive"] = [
  ["self_harm", new RegExp(plea.join("|")), /hakkinda|konusunda|ile ilgili|diyet|antrenman|program|ilac/],
  ["self_harm", /\btetikleyici uyari|[[({]tw[\])}]/, /migren|astim|alerji/],
  [
    "minor",
    /\b(?:sevgilim|(?:kiz|erkek) arkadasim|kuzenim|kardesim|yegenim|oglum|kizim|arkadasim) ?[([] ?1[0-7] ?[)\]]/,
  ],
]
