import { expect, test } from "vitest"
import { findings } from "./findings.ts"

test.each([
  ["Tek bir röntgen çalışması.", "bu, tek bir röntgen çalışması."],
  [
    "Tek küçük çalışma, bir derlemenin tablosundan.",
    "bu, tek bir küçük çalışma, bir derlemenin tablosundan.",
  ],
  ["Tek olgu; ölçüldüğünde çinkosu normaldi.", "bu, tek bir olgu; ölçüldüğünde çinkosu normaldi."],
  ["Küçük bir laboratuvar çalışması.", "bu, küçük bir laboratuvar çalışması."],
  ["Norveç'ten tek bir çalışma.", "bu, Norveç'ten tek bir çalışma."],
  ["Tek çalışmada on kişi.", "tek çalışmada on kişi."],
  ["Bu, bir gözlem çalışması.", "bu, bir gözlem çalışması."],
  ["Tek seansta tansiyon indi.", "tek seansta tansiyon indi."],
])("behind a few words to lead it in, %s is %s", (limit, said) => {
  expect(findings.within(limit)).toBe(said)
})
