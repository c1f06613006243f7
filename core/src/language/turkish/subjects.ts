import type { SubjectWords } from "#language/subjects.ts"
import { englishNames, turkishName } from "./subject-names.ts"

const plain = (words: string): string => words.replace(/\s*\([^()]*\)/g, "").trim()

export const subjects: SubjectWords = {
  thisClaim: "bu iddia",
  // An English name without a Turkish one stands in quotation marks.
  spoken: (name) => turkishName(name) ?? (/[çğışöüÇĞİŞÖÜ]/u.test(name) ? name : `“${name}”`),
  inTopics: englishNames,
  // An English word without a Turkish name is searched for by nobody there, unless it is the subject itself.
  searched: (own) =>
    own
      .map((word, index) => turkishName(plain(word)) ?? (index === 0 ? word : null))
      .filter((word) => word !== null),
}
