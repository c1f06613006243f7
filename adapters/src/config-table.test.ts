import * as Effect from "effect/Effect"
import { describe, expect, test } from "vitest"
import { table } from "#testing/settings-table.ts"
import { readConfiguration, settings } from "./config.ts"

type Env = { readonly [name: string]: string }
const outcome = (env: Env) => Effect.runSync(Effect.exit(readConfiguration(env)))._tag
const refusal = (env: Env) => Effect.runSync(Effect.flip(readConfiguration(env))).message

test("every setting has a row", () => {
  expect(Object.keys(table).toSorted()).toEqual(Object.keys(settings).toSorted())
})

describe.each(Object.entries(table))("%s", (name, { good, bad, beside = {} }) => {
  test("takes what is right", () => {
    for (const value of good)
      expect([value, outcome({ ...beside, [name]: value })]).toEqual([value, "Success"])
  })

  test("refuses what is not in one line that names it, says what is expected, and shows no secret", () => {
    for (const [value, says] of bad) {
      const line = refusal({ ...beside, [name]: value })
      expect(line).toMatch(new RegExp(`^${name}: `))
      expect(line).toContain(says)
      expect(line).not.toContain("\n")
      expect(line).not.toMatch(/hunter2|summer2026/)
    }
  })
})
