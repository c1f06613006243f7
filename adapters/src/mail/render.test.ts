import { languages } from "@rounds/core/language/names.ts"
import { textOf } from "@rounds/core/mail/body.ts"
import type { Letter } from "@rounds/core/mail/letter.ts"
import { expect, test } from "vitest"
import { htmlOf } from "./render.ts"

const letter: Letter = {
  kind: "confirm_address",
  to: "ayse@example.org",
  userId: null,
  subject: "Confirm <your> address",
  says: ["Dear Ayşe <b>Yılmaz</b>,", "Welcome."],
  link: { label: "Confirm", url: 'https://rounds.example/confirm?token=a&next="x"' },
  adds: ["If it was not you, do nothing."],
}

test("the text holds every paragraph, and the link on a line of its own", () => {
  expect(textOf(letter, null)).toBe(
    'Dear Ayşe <b>Yılmaz</b>,\n\nWelcome.\n\nConfirm:\nhttps://rounds.example/confirm?token=a&next="x"\n\nIf it was not you, do nothing.\n\nRounds\n',
  )
  expect(textOf({ says: ["One."], link: null, adds: [] }, "https://rounds.example/unsubscribe/x")).toBe(
    "One.\n\nRounds\n\nNo more mail like this:\nhttps://rounds.example/unsubscribe/x\n",
  )
})

test("a link that ends all mail says so", () => {
  const general = { ...letter, stop: "general" } as const
  const all = "No more mail from Rounds but what law or safety asks for"
  expect(textOf(general, "https://rounds.example/unsubscribe/x")).toContain(`\n\n${all}:\nhttps://`)
  expect(htmlOf(general, "https://rounds.example/unsubscribe/x")).toContain(`>${all}<`)
})

test("what a person typed is text in the HTML, never markup, also in the address of the link", () => {
  const html = htmlOf(letter, null)
  expect(html).toContain("Dear Ayşe &lt;b&gt;Yılmaz&lt;/b&gt;,")
  expect(html).toContain('href="https://rounds.example/confirm?token=a&amp;next=&quot;x&quot;"')
  expect(html).toContain("<title>Confirm &lt;your&gt; address</title>")
})

test.each(languages)("in %s the mail loads nothing, says its language, and can be dark", (language) => {
  const html = htmlOf({ ...letter, language }, "https://rounds.example/unsubscribe/x")
  expect(html).not.toMatch(/<img|<script|src=|@import|url\(/)
  expect(html).toMatch(/<html[^>]* lang="[a-z]{2}/)
  expect(html).toContain('name="color-scheme" content="light dark"')
  expect(html).toContain("prefers-color-scheme: dark")
  expect(html).toContain('href="https://rounds.example/unsubscribe/x"')
})

test("an edited template looks like the rest, and a link alone in its paragraph is a button with its address", () => {
  const html = htmlOf(
    {
      ...letter,
      custom: {
        html: '<h2>News</h2><p>See <a href="https://rounds.example/a">this</a>.</p><p><a href="https://rounds.example/b">Open</a></p><img src="x">',
        text: "News",
      },
      notes: ["Test mode."],
    },
    null,
  )
  expect(html).toMatch(/<h2[^>]*>News<\/h2>/)
  expect(html).not.toContain("Welcome.")
  expect(html).not.toContain("<img")
  expect(html.match(/href="https:\/\/rounds\.example\/a"/g)).toHaveLength(1)
  expect(html.match(/href="https:\/\/rounds\.example\/b"/g)).toHaveLength(2)
  expect(html).toContain("Test mode.")
  expect(textOf({ ...letter, custom: { html: "", text: "News" } }, null)).toBe("News\n\nRounds\n")
})
