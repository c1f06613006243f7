import { expect, test } from "vitest"
import { conceptsOf } from "./concepts.ts"

test("a pair is a concept when it is a known subject, and each concept counts once", () => {
  expect(conceptsOf("Hair loss. Terrible hair loss")).toEqual(["hair", "loss", "hair_loss", "terribl"])
})

test("a stop word between the words of a known pair leaves no pair", () => {
  expect(conceptsOf("the loss of hair")).toEqual(["loss", "hair"])
})
