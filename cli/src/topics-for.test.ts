import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PostgresClient } from "@rounds/adapters/postgres/client.ts"
import { PostgresEditions } from "@rounds/adapters/postgres/editions.ts"
import { publishTopics } from "@rounds/adapters/testing/api.ts"
import { testDatabase } from "@rounds/adapters/testing/database.ts"
import { numberedAccounts } from "@rounds/adapters/testing/webhook-lives.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { run } from "#testing/command-line.ts"

// Each command is a process of its own: nine of them take a busy machine its time.
vi.setConfig({ testTimeout: 90_000 })

const databaseUrl = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), "rounds-topics-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeAll(() =>
  Effect.runPromise(
    Effect.andThen(
      numberedAccounts,
      publishTopics(
        {
          id: "topic-oats",
          themeKey: "oats",
          title: "What about oats?",
          category: "nutrition",
          keywords: ["oats"],
        },
        {
          id: "topic-rice",
          themeKey: "rice",
          title: "What about rice?",
          category: "nutrition",
          keywords: ["rice"],
        },
        {
          id: "topic-demir",
          themeKey: "demir",
          language: "turkish",
          title: "Demir hapı ne zaman alınır?",
          category: "supplements",
          keywords: ["demir"],
        },
      ),
    ).pipe(Effect.provide(PostgresEditions.pipe(Layer.provideMerge(PostgresClient(databaseUrl, 1))))),
  ),
)

const person = "person7@example.org"
const topics = (...words: ReadonlyArray<string>) =>
  run(["topics", ...words], {
    env: { DATABASE_URL: databaseUrl, ROUNDS_DATA: folder, LOG_LEVEL: "silent" },
  })

test("an operator saves a theme for an account, sees what it brings near, and takes it back", async () => {
  expect((await topics("--for", person)).out).toBe(
    `${person}: no topic of this edition stands out for them\n`,
  )
  expect((await topics("save", person, "oats")).out).toBe("oats: saved\n")
  const said = (await topics("--for", person)).out
  expect(said).toContain(" 1. What about oats?   (saved)   oats\n")
  expect(said).toContain(" 2. What about rice?   (near the saved “What about oats?”: nutrition)   rice\n")
  expect((await topics("marked", person)).out).toContain("What about oats?   oats\n")

  expect(JSON.parse((await topics("hide", person, "rice", "--json")).out)).toEqual({
    themeKey: "rice",
    mark: "not_for_me",
    script: null,
  })
  const { topics: placed } = JSON.parse((await topics("--for", person, "--json")).out)
  expect(placed.map((one: { topic: { themeKey: string } }) => one.topic.themeKey)).toEqual(["oats"])
  expect((await topics()).out).toContain("What about rice?")

  expect((await topics("unmark", person, "rice")).out).toBe("rice: not marked\n")
  expect((await topics("marked", person, "--mark", "not_for_me")).out).toBe("Nothing.\n")
})

test("what is not there is refused in one line", async () => {
  expect(await topics("save", person, "nothing")).toMatchObject({
    code: 1,
    err: "There is no theme nothing.\n",
  })
  expect(await topics("save", "x@example.org", "oats")).toMatchObject({ code: 1 })
  expect(await topics("--for", person, "--specialty", "dietitian")).toMatchObject({ code: 2 })
})

test("a specialty without a topic of its own is given those of the fields beside it, with their day", async () => {
  const own = (await topics("--specialty", "sports_nutritionist")).out
  expect(own).toContain(" 1. What about oats?")
  const beside = (await topics("--specialty", "dietitian")).out
  expect(beside).toContain("More to film this week")
  expect(beside).toMatch(
    / {4}\d{4}-\d\d-\d\d {3}What about oats\? {3}\(sports_nutritionist\) {3}topic-oats\n/,
  )
  expect((await topics("--specialty", "community_pharmacist")).out).not.toContain("What about oats?")
})

test("topics of the language that is asked for come first", async () => {
  const firstOf = ({ out }: { readonly out: string }) =>
    out.split("\n").find((line) => line.startsWith(" 1."))
  expect(firstOf(await topics())).toContain("What about oats?")
  expect(firstOf(await topics("--language", "turkish"))).toContain("Demir hapı ne zaman alınır?")
  expect(await topics("--language", "german")).toMatchObject({ code: 2 })
})

test("a theme's days are listed with their course, and little says no course", async () => {
  const { days, course } = JSON.parse((await topics("history", "topic-oats", "--json")).out)
  expect(days).toHaveLength(14)
  expect(course).toBeNull()
  const lines = (await topics("history", "topic-oats")).out.trimEnd().split("\n")
  expect(lines[0]).toBe("14 days: too little to tell a course")
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d {3}\d+$/)
  expect(await topics("history", "nothing")).toMatchObject({
    code: 1,
    err: 'No day is known of a topic "nothing". See: topics\n',
  })
})
