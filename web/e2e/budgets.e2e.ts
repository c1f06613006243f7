import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import { expect, test } from "@playwright/test"

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

const dist = fileURLToPath(new URL("../dist/", import.meta.url))
const kilobytes = (file: string) => gzipSync(readFileSync(`${dist}${file}`), { level: 9 }).length / 1024

/** Kilobytes, gzipped, of everything that a route loads before it can be drawn. */
const budgets: ReadonlyArray<
  readonly [path: string, route: string, budget: { readonly js: number; readonly css: number }]
> = [
  ["/", "index.tsx", { js: 135, css: 10 }],
  ["/auth", "auth.tsx", { js: 125, css: 8 }],
  ["/app", "_signed-in/app.tsx", { js: 155, css: 11 }],
  ["/script-generator", "_signed-in/script-generator.$topicId.tsx", { js: 165, css: 12 }],
  ["/my-scripts", "_signed-in/my-scripts.tsx", { js: 155, css: 11 }],
]

const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(`${dist}.vite/manifest.json`, "utf8"),
)

/** A chunk and all that it imports statically. */
const reach = (key: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) reach(next, seen)
  return seen
}

const weigh = (route: string) => {
  const around = route.startsWith("_signed-in/") ? reach(keyOf("_signed-in.tsx")) : []
  const keys = new Set([...reach("index.html"), ...around, ...reach(keyOf(route))])
  const chunks = [...keys].flatMap((key) => manifest[key] ?? [])
  const sum = (files: readonly string[]) =>
    [...new Set(files)].reduce((total, file) => total + kilobytes(file), 0)
  return { js: sum(chunks.map(({ file }) => file)), css: sum(chunks.flatMap(({ css }) => css ?? [])) }
}

const keyOf = (route: string) =>
  Object.keys(manifest).find((key) => key.startsWith(`src/routes/${route}`)) ?? `missing ${route}`

for (const [path, route, budget] of budgets) {
  test(`${path} loads at most ${budget.js} KB of script and ${budget.css} KB of style`, () => {
    expect(Object.keys(manifest)).toContain(keyOf(route))
    const { js, css } = weigh(route)
    test.info().annotations.push({
      type: "size",
      description: `${js.toFixed(1)} KB script, ${css.toFixed(1)} KB style`,
    })
    expect(js).toBeLessThanOrEqual(budget.js)
    expect(css).toBeLessThanOrEqual(budget.css)
  })
}

test("no schema library and no Effect reaches the browser", () => {
  for (const name of readdirSync(`${dist}assets`).filter((file) => file.endsWith(".js"))) {
    expect(readFileSync(`${dist}assets/${name}`, "utf8"), name).not.toMatch(
      /~effect\/|effect\/Schema|ZodError/,
    )
  }
})

test("a cold visit of the front page asks for few files, and fetches one font", async ({ page }) => {
  const asked: string[] = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  await page.goto("/", { waitUntil: "networkidle" })
  expect(asked.filter((path) => path.endsWith(".woff2"))).toHaveLength(1)
  expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(24)
})
