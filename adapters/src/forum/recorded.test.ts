import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { worseThanLinearIn } from "@rounds/core/testing/growth.ts"
import * as Effect from "effect/Effect"
import { afterAll, expect, test } from "vitest"
import { recordedReader } from "./recorded.ts"

const folder = mkdtempSync(join(tmpdir(), "rounds-recorded-"))
const busyFolders: Array<string> = []
afterAll(() => {
  for (const one of [folder, ...busyFolders]) rmSync(one, { recursive: true })
})

const NOON = Date.parse("2026-03-05T12:00:00Z") / 1000

const listing = (subreddit: string, ...ages: ReadonlyArray<number>) =>
  JSON.stringify({
    kind: "Listing",
    data: {
      children: ages.map((age) => ({
        kind: "t3",
        data: {
          id: `${subreddit}${age}`,
          title: `Title ${age}`,
          subreddit,
          created_utc: NOON - age,
          score: 1,
        },
      })),
    },
  })

mkdirSync(join(folder, "2026-03-05"))
writeFileSync(
  join(folder, "2026-03-05", "nutrition.json"),
  listing("nutrition", 10, 20, 90_000, 90_010, 90_020),
)
writeFileSync(
  join(folder, "Fitness.json.gz"),
  gzipSync(`[${listing("Fitness", 5)},${listing("Fitness", 6)}]`),
)
writeFileSync(join(folder, "pharmacy.json"), "<html>Too many requests</html>")

const ask = (community: string, perDay = 100) =>
  Effect.runPromise(
    recordedReader(folder)
      .posts({ community, perDay, since: 0, before: NOON })
      .pipe(
        Effect.map((posts) => posts.map(({ id }) => id)),
        Effect.flip,
        Effect.flip,
      ),
  )

test("listings are read from plain and packed files, in any folder, one or several in a file", async () => {
  expect(await ask("Fitness")).toEqual(["Fitness5", "Fitness6"])
  expect(await ask("nutrition")).toHaveLength(5)
})

test("of every 24 hours only the newest posts up to the limit are given", async () => {
  expect(await ask("nutrition", 2)).toEqual([
    "nutrition10",
    "nutrition20",
    "nutrition90000",
    "nutrition90010",
  ])
})

test("a file that is no listing makes its own community unavailable", async () => {
  await expect(ask("pharmacy")).rejects.toMatchObject({
    _tag: "SourceUnavailable",
    community: "pharmacy",
    reason: "pharmacy.json is not a listing.",
  })
})

test("without a word about it, a recording stands for the day of its newest post", async () => {
  expect(recordedReader(folder).sampleDate).toBe("2026-03-05")
})

test("a small packed file that holds more than a listing can makes its community unavailable", async () => {
  writeFileSync(join(folder, "xxfitness.json.gz"), gzipSync(Buffer.alloc(150_000_000, " ")))
  const failure = await Effect.runPromise(
    Effect.flip(recordedReader(folder).posts({ community: "xxfitness", perDay: 10, since: 0, before: NOON })),
  )
  expect(failure.reason).toBe("xxfitness.json.gz is not a listing.")
})

test("a recording of one busy community is read at a cost of its posts alone", () => {
  const folderOf = (count: number) => {
    const busy = mkdtempSync(join(tmpdir(), "rounds-busy-"))
    busyFolders.push(busy)
    const pages = Array.from({ length: Math.ceil(count / 1000) }, (_, page) =>
      listing("nutrition", ...Array.from({ length: 1000 }, (_age, at) => page * 1000 + at)),
    )
    writeFileSync(join(busy, "nutrition.json"), `[${pages.join()}]`)
    return busy
  }
  expect(worseThanLinearIn(16_000, folderOf, recordedReader)).toEqual([])
  // More posts than a call takes arguments.
  expect(recordedReader(folderOf(130_000)).sampleDate).toBe("2026-03-05")
}, 120_000)
