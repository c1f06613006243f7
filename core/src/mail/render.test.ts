import { expect, test } from "vitest"
import { htmlOf, textOf } from "./render.ts"

const letter = {
  subject: "Confirm your address",
  says: ["Dear Ayşe <b>Yılmaz</b>,", "Welcome."],
  link: { label: "Confirm", url: 'https://rounds.example/confirm?token=a&next="x"' },
  adds: ["If it was not you, do nothing."],
}

test("the text holds every paragraph, and the link on a line of its own", () => {
  expect(textOf(letter)).toBe(
    'Dear Ayşe <b>Yılmaz</b>,\n\nWelcome.\n\nConfirm:\nhttps://rounds.example/confirm?token=a&next="x"\n\nIf it was not you, do nothing.\n\nRounds\n',
  )
  expect(textOf({ says: ["One."], link: null, adds: [] })).toBe("One.\n\nRounds\n")
})

test("what a person typed is text in the HTML, never markup, also in the address of the link", () => {
  const html = htmlOf(letter)
  expect(html).toContain("Dear Ayşe &lt;b&gt;Yılmaz&lt;/b&gt;,")
  expect(html).toContain('href="https://rounds.example/confirm?token=a&amp;next=&quot;x&quot;"')
  expect(html).not.toMatch(/<b>|<img|<script|src=/)
})
