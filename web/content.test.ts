import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { publicPages } from "./content.ts"

const pages = await publicPages("english")
const turkish = await publicPages("turkish")

/** Screens that texts may lead to, beside the pages themselves. */
const screens = new Set(["/", "/pricing", "/check", "/app", "/profile", "/my-scripts", "/auth"])

test("the pages that the footer and the law ask for are there, with a title, a description and words", () => {
  for (const path of [
    "/privacy",
    "/terms",
    "/support",
    "/features",
    "/storage",
    "/accessibility",
    "/status",
    "/imprint",
  ]) {
    const { head, html } = pages[path] ?? { head: "missing", html: "missing" }
    expect(head, path).toMatch(/<title>[^<]{4,60} – Rounds<\/title>/)
    expect(/name="description" content="([^"]*)"/.exec(head)?.[1]?.length, path).toBeGreaterThan(40)
    expect(html, path).toMatch(/^(<article>)?<h1>[^<]+<\/h1>/)
  }
})

test("every page is there in each language, with as many parts, and with words of its own", () => {
  expect(Object.keys(turkish).toSorted()).toEqual(Object.keys(pages).toSorted())
  const partsOf = (html = "") => html.match(/<(?:h2|li|tr|p)>/g)?.length
  for (const [path, { head, html }] of Object.entries(turkish)) {
    expect(partsOf(html), path).toBe(partsOf(pages[path]?.html))
    expect(head, path).not.toBe(pages[path]?.head)
  }
})

test("no text leads to a page that is not there", () => {
  const lost = [...Object.entries(pages), ...Object.entries(turkish)].flatMap(([path, { html }]) =>
    [...html.matchAll(/href="(\/[^"#]*)/g)].flatMap(([, to = ""]) =>
      to in pages || screens.has(to) ? [] : [`${path} leads to ${to}`],
    ),
  )
  expect(lost).toEqual([])
})

test("the terms say that a script is no medical advice", () => {
  expect(pages["/terms"]?.html).toContain("not medical advice")
  expect(turkish["/terms"]?.html).toContain("Tıbbi tavsiye değildir")
})

interface Data {
  readonly "@graph"?: ReadonlyArray<object>
  readonly mainEntity?: ReadonlyArray<{
    readonly name: string
    readonly acceptedAnswer: { readonly text: string }
  }>
}

const dataIn = (path: string): Data | null => {
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(pages[path]?.head ?? "")?.[1]
  return JSON.parse(block ?? "null")
}

test("search engines are told who we are on the first page, and there alone", () => {
  expect(dataIn("/")?.["@graph"]).toMatchObject([
    { "@type": "Organization", name: "Rounds", url: "{{origin}}/" },
    { "@type": "WebSite", name: "Rounds" },
  ])
  expect(dataIn("/privacy")).toBeNull()
})

test("questions are told as questions only where they and their answers stand on the page", () => {
  const mainEntity = dataIn("/support")?.mainEntity ?? []
  expect(mainEntity.length).toBeGreaterThan(5)
  const html = pages["/support"]?.html ?? ""
  for (const one of mainEntity) {
    expect(one.name).toMatch(/\?$/)
    for (const said of [one.name, one.acceptedAnswer.text])
      expect(html).toContain(
        said.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;"),
      )
  }
  expect(dataIn("/support/trial")).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [{ name: "What happens at the end of the trial?" }],
  })
})

test("the picture of a shared link has the size that it is said to have", () => {
  const picture = readFileSync(join(import.meta.dirname, "public", "social.png"))
  expect(picture.subarray(1, 4).toString("latin1")).toBe("PNG")
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  expect(picture.length).toBeLessThan(200_000)
})
