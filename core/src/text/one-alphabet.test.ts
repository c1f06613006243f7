import { expect, test } from "vitest"
import { inOneAlphabet } from "./one-alphabet.ts"

test.each([
  ["Ｃｒｅａｔｉｎｅ １０", "Creatine 10"],
  ["𝗖𝗿𝗲𝗮𝘁𝗶𝗻𝗲", "Creatine"],
  ["crеаtine", "creatine"],
  ["Сreatine", "Creatine"],
  ["crea\u00ADtine", "creatine"],
  ["ﬁber", "fiber"],
  ["5 μg of B12, TNFα, β-alanine", "5 μg of B12, TNFα, β-alanine"],
  ["Ozempic™ ½ dose … 10²", "Ozempic™ ½ dose … 10²"],
  ["омепразол", "омепразол"],
  ["İyi geceler, göğüs ağrısı", "İyi geceler, göğüs ağrısı"],
  ["👩‍⚕️ said so", "👩‍⚕️ said so"],
])("%s reads %s", (written, read) => expect(inOneAlphabet(written)).toBe(read))
