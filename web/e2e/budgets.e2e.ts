import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import { expect } from "@playwright/test"
import { test } from "./guarded.ts"
import { signUp } from "./person.ts"

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

const dist = fileURLToPath(new URL("../dist/", import.meta.url))
const kilobytes = (file: string) => gzipSync(readFileSync(`${dist}${file}`), { level: 9 }).length / 1024

interface Budget {
  /** Kilobytes, gzipped, of everything that a route loads before it can be drawn. */
  readonly js: number
  readonly css: number
  /** Files of a cold visit, the document and the fonts included. */
  readonly requests: number
}

const budgets: ReadonlyArray<readonly [path: string, route: string, budget: Budget]> = [
  ["/", "index.tsx", { js: 135, css: 10, requests: 9 }],
  ["/pricing", "pricing.tsx", { js: 136, css: 10, requests: 9 }],
  ["/check", "check.tsx", { js: 165, css: 11, requests: 10 }],
  ["/auth", "auth.tsx", { js: 125, css: 8, requests: 8 }],
  // The letters of the questions and the plan of the week come by themselves; what is typed and the connection are watched over.
  ["/app", "_signed-in/app.tsx", { js: 160, css: 11, requests: 12 }],
  ["/script-generator", "_signed-in/script-generator.$topicId.tsx", { js: 165, css: 12, requests: 12 }],
  ["/my-scripts", "_signed-in/my-scripts.tsx", { js: 155, css: 11, requests: 11 }],
  ["/profile", "_signed-in/profile.tsx", { js: 155, css: 11, requests: 11 }],
  ["/profile/security", "_signed-in/profile_.security.tsx", { js: 155, css: 11, requests: 12 }],
]

type Manifest = Readonly<Record<string, Chunk>>

/** What the screens are made of in each language. Their files stand in one folder. */
const manifests: ReadonlyArray<readonly [language: string, manifest: Manifest]> = [
  ["english", ""],
  ["turkish", "turkish/"],
].map(([language = "", folder = ""]) => [
  language,
  JSON.parse(readFileSync(`${dist}${folder}.vite/manifest.json`, "utf8")),
])

/** A chunk and all that it imports statically. */
const reach = (manifest: Manifest, key: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) reach(manifest, next, seen)
  return seen
}

const weigh = (manifest: Manifest, route: string) => {
  const around = route.startsWith("_signed-in/") ? reach(manifest, keyOf(manifest, "_signed-in.tsx")) : []
  const own = reach(manifest, keyOf(manifest, route))
  const keys = new Set([...reach(manifest, "index.html"), ...around, ...own])
  const chunks = [...keys].flatMap((key) => manifest[key] ?? [])
  const sum = (files: readonly string[]) =>
    [...new Set(files)].reduce((total, file) => total + kilobytes(file), 0)
  return { js: sum(chunks.map(({ file }) => file)), css: sum(chunks.flatMap(({ css }) => css ?? [])) }
}

const keyOf = (manifest: Manifest, route: string) =>
  Object.keys(manifest).find((key) => key.startsWith(`src/routes/${route}`)) ?? `missing ${route}`

for (const [path, route, budget] of budgets) {
  test(`${path} loads at most ${budget.js} KB of script and ${budget.css} KB of style in each language`, () => {
    for (const [language, manifest] of manifests) {
      expect(Object.keys(manifest), language).toContain(keyOf(manifest, route))
      const { js, css } = weigh(manifest, route)
      test.info().annotations.push({
        type: "size",
        description: `${language}: ${js.toFixed(1)} KB script, ${css.toFixed(1)} KB style`,
      })
      expect(js, language).toBeLessThanOrEqual(budget.js)
      expect(css, language).toBeLessThanOrEqual(budget.css)
    }
  })
}

test("no schema library and no Effect reaches the browser", () => {
  for (const name of readdirSync(`${dist}assets`).filter((file) => file.endsWith(".js"))) {
    expect(readFileSync(`${dist}assets/${name}`, "utf8"), name).not.toMatch(
      /~effect\/|effect\/Schema|ZodError/,
    )
  }
})

for (const [path, , budget] of budgets) {
  test(`a cold visit of ${path} asks for at most ${budget.requests} files`, async ({ browser }) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    let address = path
    if (!["/", "/pricing", "/auth"].includes(path)) {
      await signUp(page)
      const topic = page.getByRole("list", { name: "Trending topics" }).getByRole("article").first()
      const id = await topic.locator("a[data-topic]").getAttribute("data-topic")
      if (path === "/script-generator") address = `${path}/${id}`
    }
    // Another browser of the same person: nothing is in its cache.
    const cold = await browser.newContext({ storageState: await context.storageState() })
    const visit = await cold.newPage()
    // What a page fetches ahead, a second after it stands, is no part of the visit; a busy machine takes that long.
    await visit.addInitScript(() => {
      const later = window.setTimeout.bind(window)
      const soon = (handler: TimerHandler, delay = 0, ...given: unknown[]) =>
        delay < 1000 ? later(handler, delay, ...given) : 0
      Object.assign(window, { setTimeout: soon })
    })
    const asked: string[] = []
    visit.on("request", (request) => asked.push(new URL(request.url()).pathname))
    await visit.goto(address, { waitUntil: "load" })
    await expect(visit.getByRole("heading", { level: 1 })).toBeVisible()
    await visit.evaluate(() => document.fonts.ready)
    // A name like Aydın needs the font's second part; that is the person's, not the page's.
    const files = asked.filter((each) => !/^\/api\/|favicon|latin-ext/.test(each))
    test.info().annotations.push({ type: "requests", description: asked.join(" ") })
    expect(files.length, asked.join("\n")).toBeLessThanOrEqual(budget.requests)
    expect(files.filter((file) => file.includes("instrument"))).toHaveLength(1)
    await Promise.all([context.close(), cold.close()])
  })
}
