import { expect, test } from "vitest"
import { toldIn } from "./told-in.ts"

test("the language of a stored title is known by the words it was delivered with", () => {
  expect(toldIn("Welcome to Rounds")).toEqual({ language: "english" })
  expect(toldIn("Rounds'a hoş geldiniz")).toEqual({ language: "turkish" })
  // With its values.
  expect(toldIn("5 metin hakkınızın 4 tanesi kullanıldı")).toEqual({ language: "turkish" })
  expect(toldIn("Rounds için e-posta adresinizi onaylayın")).toEqual({ language: "turkish" })
})

test("of words that somebody edited it is not known", () => {
  expect(toldIn("Hello {{1}} (and more)")).toEqual({})
  expect(toldIn("")).toEqual({})
})
