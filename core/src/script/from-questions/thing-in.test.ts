import { expect, test } from "vitest"
import { thingIn } from "./thing-in.ts"

test.each([
  ["What kind of treatment should I go for with these forehead wrinkles?", "forehead wrinkles"],
  ["Is there a cream or oil that can erase pigmented acne scars?", "pigmented acne scars"],
  ["What else do I need to eat to have good health?", null],
  ["Should I take my ADHD meds before a long exam day or not?", "ADHD meds"],
])("what %s is on", (title, thing) => {
  expect(thingIn(title, "english")).toBe(thing)
})

test("a Turkish title keeps its endings to itself", () => {
  expect(thingIn("Alın kırışıklıklarım için hangi tedaviyi seçmem gerekiyor acaba?", "turkish")).toBeNull()
})
