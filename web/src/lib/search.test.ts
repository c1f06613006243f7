import { expect, test } from "vitest"
import { oneOf, pathIn, textIn } from "./search.ts"

test("after signing in nobody is sent to another site", () => {
  expect(pathIn({ next: "/my-scripts?q=a" }, "next")).toBe("/my-scripts?q=a")
  for (const next of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "",
  ]) {
    expect(pathIn({ next }, "next")).toBeUndefined()
  }
})

test("what an address does not offer is left out", () => {
  expect(oneOf({ tab: "export" }, "tab", ["script", "export"])).toBe("export")
  expect(oneOf({ tab: "other" }, "tab", ["script", "export"])).toBeUndefined()
  expect(textIn({ topicId: 7 }, "topicId")).toBe("7")
  expect(textIn({ topicId: ["7"] }, "topicId")).toBeUndefined()
})
