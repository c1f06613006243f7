/**
 * Writes core/src/language/turkish/marked-words.gen.ts: the words whose marks do not follow from the words before them,
 * by how the labelled sentences of fixtures/claims, without those held for tests, and the evidence library write them.
 *
 *   npm run claims:words
 */
import { writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { markedBy } from "#language/turkish/marks.ts"
import { unmarked } from "#text/letters.ts"
import { lawfulSentences } from "./lawful.ts"
import { handsOf } from "./sentences.ts"

/** What stands once may be a slip. */
const fewest = 2

const isAbbreviation = (word: string): boolean => /^\p{Lu}{2,}$/u.test(word)

const texts = [
  ...lawfulSentences("turkish"),
  ...handsOf("turkish").flatMap(({ sentences }) => sentences.map(({ text }) => text)),
]

const counts = new Map<string, number>()
for (const text of texts)
  for (const written of text.match(/\p{L}+/gu) ?? []) {
    if (isAbbreviation(written)) continue
    const word = written.toLocaleLowerCase("tr").replaceAll("â", "a").replaceAll("î", "i")
    if (/^[a-zçğıöşü]+$/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }

/** Each word without its marks, as it is written most often. */
const commonest = new Map<string, string>()
for (const [word, count] of counts) {
  const plain = unmarked(word)
  if (count > (counts.get(commonest.get(plain) ?? "") ?? 0)) commonest.set(plain, word)
}

const known = new Map<string, string>()
const marked = markedBy(known)
for (const [plain, word] of [...commonest].toSorted(
  ([one], [two]) => one.length - two.length || (one < two ? -1 : 1),
))
  if ((counts.get(word) ?? 0) >= fewest && marked(plain) !== word) known.set(plain, word)

/** Letters of a line. */
const width = 110
const lines: Array<string> = []
for (const word of [...known.values()].toSorted((one, two) => (one < two ? -1 : 1))) {
  const last = lines.at(-1)
  if (last === undefined || last.length + word.length >= width) lines.push(word)
  else lines[lines.length - 1] = `${last} ${word}`
}
writeFileSync(
  fileURLToPath(new URL("../../../language/turkish/marked-words.gen.ts", import.meta.url)),
  `// Made by core/src/testing/claims/training/marked-words.ts: words whose marks do not follow from the others.\nexport const markedWords = \`${lines.join("\n")}\`\n`,
)
process.stdout.write(`${known.size} words of ${commonest.size}\n`)
