import { expect, test } from "vitest"
import { heardIn } from "./spoken.ts"

test.each([
  ["Look at the label. *leans in* It says ten.", ["leans in"], "Look at the label. It says ten."],
  ["Etikete bakın. *kameraya yaklaşır* On yazıyor.", ["kameraya yaklaşır"], "Etikete bakın. On yazıyor."],
  ["Etikete bakın. *gülümser* On yazıyor.", ["gülümser"], "Etikete bakın. On yazıyor."],
  ["Bu *gerçekten* önemli.", [], "Bu gerçekten önemli."],
])("a note on how to play is not spoken: %s", (text, directions, spoken) => {
  const heard = heardIn(text)
  expect(heard.directions).toEqual(directions)
  expect(heard.sentences.join(" ")).toBe(spoken)
})

test.each([
  "Narrator: Hello there.",
  "SUNUCU: Hello there.",
  "Anlatıcı: Hello there.",
  "ŞÜKRÜ: Hello there.",
])("nobody says who speaks: %s", (text) => {
  expect(heardIn(text).sentences).toEqual(["Hello there."])
})
