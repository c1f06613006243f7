import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { refusalWords } from "./src/lib/sign-in-refusals.ts"

const service = join(import.meta.dirname, "..", "adapters", "src", "identity")

/** The codes that our sign-in service refuses with. */
const codes = readdirSync(service)
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .flatMap((file) => [
    ...readFileSync(join(service, file), "utf8").matchAll(
      /\bcode: "(\w+)",\s+message:|\brefused\(\s*"(\w+)"|"((?:PASSWORD|TOO_MANY)_\w+)"/g,
    ),
  ])
  .map(([, thrown, refused, password]) => thrown ?? refused ?? password ?? "")

test("each refusal of the sign-in service has a sentence of the screens", () => {
  expect(new Set(codes).size).toBeGreaterThan(12)
  expect(codes.filter((code) => refusalWords(code, undefined) === undefined)).toEqual([])
})
