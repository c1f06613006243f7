import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { afterAll, expect, test } from "vitest"
import { type BadLine, readJsonl } from "./jsonl.ts"

const folder = mkdtempSync(join(tmpdir(), "rounds-jsonl-"))
afterAll(() => rmSync(folder, { recursive: true }))

const line = (id: string) =>
  JSON.stringify({
    id,
    title: `Title ${id}`,
    selftext: "Text",
    subreddit: "nutrition",
    created_utc: 1_366_000_000,
    score: 3,
    num_comments: 1,
  })

const read = async (name: string, bytes: string | Buffer) => {
  const file = join(folder, name)
  writeFileSync(file, bytes)
  const bad: Array<BadLine> = []
  const ids: Array<string> = []
  for await (const post of readJsonl(file, (one) => bad.push(one))) ids.push(post.id)
  return { ids, bad }
}

test("every line is a post, also without a line end after the last and with Windows line ends", async () => {
  expect(await read("plain.jsonl", `${line("a")}\r\n\n${line("b")}`)).toEqual({ ids: ["a", "b"], bad: [] })
})

test("a packed file is read as a plain one", async () => {
  const many = Array.from({ length: 5000 }, (_, at) => line(`p${at}`)).join("\n")
  const { ids, bad } = await read("packed.jsonl.gz", gzipSync(many))
  expect(ids).toHaveLength(5000)
  expect(bad).toEqual([])
})

test("a small packed file that holds an endless line is read without filling the memory", async () => {
  const before = process.memoryUsage().rss
  const { ids, bad } = await read("bomb.jsonl.gz", gzipSync(Buffer.alloc(300_000_000, "a")))
  expect(ids).toEqual([])
  expect(bad).toEqual([{ line: 1, reason: "The line is longer than a million characters." }])
  expect(process.memoryUsage().rss - before).toBeLessThan(600_000_000)
})

test("a bad line is reported with its number and costs no other line", async () => {
  const { ids, bad } = await read("bad.jsonl", [line("a"), "{broken", '{"id":"x"}', line("b")].join("\n"))
  expect(ids).toEqual(["a", "b"])
  expect(bad).toEqual([
    { line: 2, reason: "Not JSON." },
    { line: 3, reason: "Not a post: title is missing." },
  ])
})

test("a line that is no post names the field to blame", async () => {
  const wrong = (change: object) => JSON.stringify({ ...JSON.parse(line("x")), ...change })
  const { ids, bad } = await read(
    "fields.jsonl",
    [
      wrong({ created_utc: "" }),
      wrong({ created_utc: null }),
      wrong({ created_utc: "1366000000.0", selftext: null, score: -4 }),
      wrong({ subreddit: 7 }),
      "[]",
    ].join("\n"),
  )
  expect(ids).toEqual(["x"])
  expect(bad).toEqual([
    { line: 1, reason: "Not a post: created_utc is not what it must be." },
    { line: 2, reason: "Not a post: created_utc is not what it must be." },
    { line: 4, reason: "Not a post: subreddit is not what it must be." },
    { line: 5, reason: "Not a post: not an object." },
  ])
})

test("a byte order mark before the first line costs no post", async () => {
  expect(await read("mark.jsonl", `\uFEFF${line("a")}\n${line("b")}`)).toEqual({ ids: ["a", "b"], bad: [] })
})

test("a line of unreasonable length is reported, not kept in memory", async () => {
  const { ids, bad } = await read("long.jsonl", `${line("a")}\n${"x".repeat(3_000_000)}\n${line("b")}`)
  expect(ids).toEqual(["a", "b"])
  expect(bad).toMatchObject([{ line: 2 }])
})

test("of a packed file that was cut off, everything up to the cut is read", async () => {
  const whole = gzipSync(Array.from({ length: 20_000 }, (_, at) => line(`p${at}`)).join("\n"))
  const { ids, bad } = await read("cut.jsonl.gz", whole.subarray(0, whole.length / 2))
  expect(ids.length).toBeGreaterThan(1000)
  expect(bad.at(-1)?.reason).toMatch(/ends early|Not JSON/)
})

test("a file that is not there is an error, not an empty list", async () => {
  await expect(readJsonl(join(folder, "missing.jsonl"), () => {}).next()).rejects.toThrow("ENOENT")
})
