import { expect, test } from "vitest"
import { asJson, printable } from "./output.ts"

test("what strangers wrote moves no cursor, clears no screen and turns no line round", () => {
  expect(printable("a\u001b[2Jb\u009b31mc\u0007\u0000d\re")).toBe("a�[2Jb�31mc��d�e")
  expect(printable("safe \u202egnp.exe\u2066 x")).toBe("safe �gnp.exe� x")
})

test("lines, columns, letters of any language and joined emoji stay as they are", () => {
  const text = "Ağrı\tγλώσσα\n👩‍⚕️ “why?” ş̧"
  expect(printable(text)).toBe(text)
  expect(printable("one\r\ntwo")).toBe("one\ntwo")
})

test("JSON is the same value and plain to look at", () => {
  const value = { title: "a\u001b\u009b\u202eb ğ" }
  expect(asJson(value)).toBe(String.raw`{"title":"a\u001b\u009b\u202eb ğ"}`)
  expect(JSON.parse(asJson(value))).toEqual(value)
})
