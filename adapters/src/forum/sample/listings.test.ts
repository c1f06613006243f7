import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { sampleFolder } from "#forum/recorded.ts"
import { sampleListings, SEED } from "./listings.ts"

test("fixtures/forum is what the generator writes", () => {
  const written = sampleListings(SEED)
  expect(written.size).toBe(19)
  for (const [community, listing] of written) {
    const kept = readFileSync(join(sampleFolder, `${community}.json`), "utf8")
    expect({ community, same: kept === listing }).toEqual({ community, same: true })
  }
})
