import { expect, test } from "vitest"
import { publicPages } from "./content.ts"

const pages = await publicPages("english")

/** Screens that texts may lead to, beside the pages themselves. */
const screens = new Set(["/", "/pricing", "/check", "/app", "/profile", "/my-scripts", "/auth"])

test("the pages that the footer and the law ask for are there, with a title, a description and words", () => {
  for (const path of ["/privacy", "/terms", "/support", "/features", "/storage", "/accessibility"]) {
    const { head, html } = pages[path] ?? { head: "missing", html: "missing" }
    expect(head, path).toMatch(/<title>[^<]{4,60} – Rounds<\/title>/)
    expect(/name="description" content="([^"]*)"/.exec(head)?.[1]?.length, path).toBeGreaterThan(40)
    expect(html, path).toMatch(/^(<article>)?<h1>[^<]+<\/h1>/)
  }
})

test("no text leads to a page that is not there", () => {
  const lost = Object.entries(pages).flatMap(([path, { html }]) =>
    [...html.matchAll(/href="(\/[^"#]*)/g)].flatMap(([, to = ""]) =>
      to in pages || screens.has(to) ? [] : [`${path} leads to ${to}`],
    ),
  )
  expect(lost).toEqual([])
})

test("the terms say that a script is no medical advice", () => {
  expect(pages["/terms"]?.html).toContain("not medical advice")
})
