import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { run } from "#testing/command-line.ts"
import { post, rising } from "#testing/rising.ts"

const folder = mkdtempSync(join(tmpdir(), "rounds-trends-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Posts that name one thing and share nothing else. */
const kale = [
  "Kale survived the frost on my balcony again this winter.",
  "My toddler threw the kale at the wall and laughed.",
  "Kale in a green smoothie turned my blender purple.",
  "The market was out of kale, so I bought chard instead.",
  "Massaged kale with lemon for the picnic yesterday.",
  "Someone painted a kale leaf on the bus stop near us.",
  "Roasted kale went soft in the box overnight.",
  "Grandmother kept kale seeds in a tin for thirty years.",
].map((text, index) =>
  JSON.stringify({ ...JSON.parse(post(`kale${index}`, text, index, index % 3)), selftext: "" }),
)

const file = join(folder, "posts.jsonl")
writeFileSync(file, `${rising}\n${kale.join("\n")}\n`)
const asked = ["trends", "--posts", file, "--as-of", "2013-04-16T09:00:00Z"]

test("each row says whether its title states a question, with its posts and the usual number", async () => {
  const { out } = await run(asked)
  const rows = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line))
  expect(rows).toMatchObject([
    { rank: 1, title: expect.stringMatching(/creatine/i), posts: 10, engagementData: { tells: "question" } },
    {
      rank: 2,
      title: expect.stringMatching(/kale/i),
      posts: 8,
      usual: 0,
      engagementData: { tells: "subject" },
    },
  ])
})

test("to be read, the questions stand first and what is only named below a heading", async () => {
  const { code, out } = await run([...asked, "--text", "--steady", "--explain"])
  expect(code).toBe(0)
  const [heading, first, named, second, ...rest] = out.trimEnd().split("\n")
  expect(heading).toBe("Questions of the day")
  expect(first).toMatch(/^ 1\. .*creatine.* \(\w+, 10 posts, usually 0\.1\)/i)
  expect(named).toBe(
    "Named more than usual: more posts than usual, but no question that half of them share. Read them before you film.",
  )
  expect(second).toMatch(/^ 2\. .*kale.* \(\w+, 8 posts, usually 0\)$/i)
  expect(rest).toEqual(["Steady questions: none", expect.stringMatching(/^Not offered/)])
})
