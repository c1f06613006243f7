import { expect, test } from "vitest"
import { spokenWording } from "./spoken-wording.ts"

test.each([
  ["english", "Delete the identifier."],
  ["english", "Drop the person and say the typical result from a cited source."],
  ["english", "Describe the condition and the consultation, not the prescription medicine."],
  ["english", "Attach a citation to this sentence ([1] with a PMID or DOI) or drop the appeal to science."],
  ["english", 'Give the typical result with its range: "About 4 in 10 people improved."'],
  ["english", "If it does not settle in [time] or you notice [red flags], see a clinician."],
  ["english", "Use your registered title alone; a course or certificate is no specialty."],
  ["turkish", "Adı çıkarın ya da bir kaynak ekleyin."],
  ["turkish", "Bulgunun söylediğini söyleyin."],
  ["turkish", "Bir cümle ekleyin: “Şu anda oluyorsa 112'yi arayın.”"],
  ["english", ""],
] as const)("advice to the author is never put into a script (%s: %s)", (_language, safer) => {
  expect(spokenWording(safer)).toBeUndefined()
})

test.each([
  ["english", "It draws water into the gut.", "It draws water into the gut."],
  [
    "english",
    '"Do not stop a prescribed treatment without talking to the clinician who prescribed it."',
    "Do not stop a prescribed treatment without talking to the clinician who prescribed it.",
  ],
  ["turkish", "“Size uygun planı diyetisyenle konuşun.”", "Size uygun planı diyetisyenle konuşun."],
  ["turkish", "Eczacınıza sorun.", "Eczacınıza sorun."],
] as const)(
  "words for the viewer can be, without the marks around them (%s: %s)",
  (_language, safer, words) => {
    expect(spokenWording(safer)).toBe(words)
  },
)
