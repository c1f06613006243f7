import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { lostPage, publicPages } from "./content.ts"

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
    "/guest-preview",
    "/auth",
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

test("where there is no page, this is said in each language, and no search engine keeps it", () => {
  expect(lostPage("english")).toEqual({
    head: '<title>Page not found – Rounds</title><meta name="robots" content="noindex"/>',
    html: "<h1>404 Page Not Found</h1><p>This page does not exist or has moved.</p>",
  })
  expect(lostPage("turkish").html).toContain("<h1>404 Sayfa bulunamadı</h1>")
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

const dataIn = (path: string, of = pages): Data | null => {
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(of[path]?.head ?? "")?.[1]
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

test("the questions about plans are told in the language of the page, each that the page draws and no other", () => {
  const file = join(import.meta.dirname, "src", "features", "pricing", "plan-questions.tsx")
  const drawn = readFileSync(file, "utf8").match(/\["[\w-]+", words\.\w+, words\.\w+Answer\]/g)?.length
  const told = [pages, turkish].map((of) => dataIn("/pricing", of)?.mainEntity ?? [])
  expect(told.map(({ length }) => length)).toEqual([drawn, drawn])
  expect(told.map(([first]) => first)).toMatchObject([
    {
      name: "What counts as one script generation?",
      acceptedAnswer: { text: expect.stringContaining("Generate Script") },
    },
    {
      name: "Bir metin oluşturma ne demek?",
      acceptedAnswer: { text: expect.stringContaining("Metin oluştur") },
    },
  ])
})

test.each(["social.png", "social-tr.png"])(
  "the picture of a shared link, %s, has the size it is said to have",
  (name) => {
    const picture = readFileSync(join(import.meta.dirname, "public", name))
    expect(picture.subarray(1, 4).toString("latin1")).toBe("PNG")
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
    expect(picture.length).toBeLessThan(200_000)
  },
)
