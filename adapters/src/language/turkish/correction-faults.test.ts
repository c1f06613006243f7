import { expect, test } from "vitest"
import { correctionFault } from "./correction-faults.ts"

test.each([
  ["dose brief turkish: 14 words, at most 12", "Kısaca, Türkçe: 14 sözcük, en çok 12 olabilir"],
  [
    "dose: called strong, but a cohort is weak evidence",
    "“güçlü” denmiş, ama bu araştırma türü zayıf kanıttır",
  ],
  ["dose english: promises what no study shows", "İngilizce: hiçbir çalışmanın göstermediği bir söz veriyor"],
  [
    'dose turkish: "Günde iki." does not say what it is about',
    'Türkçe: "Günde iki." neyle ilgili olduğunu söylemiyor',
  ],
  [
    'dose english: "It cures." breaks the rule disease/cure',
    'İngilizce: "It cures." bir kurala uymuyor (disease/cure)',
  ],
  ["a fault without words of its own", "a fault without words of its own"],
])("%s is told in Turkish", (fault, words) => {
  expect(correctionFault(fault)).toBe(words)
})
