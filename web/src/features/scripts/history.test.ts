import { expect, test } from "vitest"
import { nextIn } from "./history-read.ts"
import { previewOf } from "./preview.ts"

test("the next page is where the server's Link header says, and nowhere else", () => {
  expect(nextIn('</api/user/scripts?cursor=abc%3D&limit=30>; rel="next"')).toBe("abc=")
  expect(nextIn('</api/user/scripts?cursor=abc>; rel="prev"')).toBeNull()
  expect(nextIn(null)).toBeNull()
})

test("a preview is at most 120 characters and ends between words", () => {
  const text = "Magnesium not helping you sleep? ".repeat(9)
  const preview = previewOf(text)
  expect(preview.length).toBeLessThanOrEqual(121)
  expect(preview).toMatch(/\w…$/)
  expect(previewOf("Short.\n\nText.")).toBe("Short. Text.")
  expect(previewOf("x".repeat(500)).length).toBeLessThanOrEqual(121)
})
