import { expect, test } from "vitest"
import { support } from "./support.ts"

test.each(["Sürerse doktora gidin.", "Sürerse doktora gitmeniz iyi olur.", "Önce eczacınıza sorun."])(
  "sends somebody to somebody: %s",
  (text) => expect(support.sendsToSomeone.test(text.toLowerCase())).toBe(true),
)

test.each(["Spora gidin.", "Doktorlar uyarıyor."])("sends nobody to anybody: %s", (text) =>
  expect(support.sendsToSomeone.test(text.toLowerCase())).toBe(false),
)

test("who is told not to go is sent nowhere", () => {
  expect(support.sendsNowhere.test("doktora gitmeyin")).toBe(true)
})
