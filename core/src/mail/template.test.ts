import { describe, expect, test } from "vitest"
import { languages } from "#language/names.ts"
import { noticeKinds } from "#notification/kinds.ts"
import { rules } from "#notification/rules.ts"
import { deliveredTemplate } from "./delivered.ts"
import { asEdited, faultsOf } from "./edit-template.ts"
import { letterKeys, mailKinds } from "./kinds.ts"
import { readMarkup } from "./markup.ts"
import { sampleValues } from "./sample.ts"
import { filledTemplate } from "./template.ts"
import * as DateTime from "effect/DateTime"

const html = '<p>{{plan}} ends.</p>\n<p><a href="{{link}}">See it</a></p>'
const good = { subject: "{{plan}} ends", html, text: "{{plan}} ends.\n\n{{link}}" }

describe.each(languages)("the delivered templates in %s", (language) => {
  test.each(mailKinds)(
    "%s pass the check they would be edited under, and name a value for each place",
    (kind) => {
      const template = deliveredTemplate(kind, language)
      expect(faultsOf(kind, template)).toEqual([])
      const {
        subject,
        html: filled,
        text,
      } = filledTemplate(template, sampleValues(kind, language, "https://rounds.example"))
      expect([subject, filled, text].join("")).not.toMatch(/[{}]|undefined|null/)
      expect(readMarkup(filled).problems).toEqual([])
    },
  )
})

test("a kind of mail is either a letter of its own or a notice that is mailed, never both", () => {
  const mailed = noticeKinds.filter((kind) => rules[kind].mail !== null)
  expect(new Set(mailKinds).size).toBe(letterKeys.length + mailed.length)
})

test.each([
  [
    "a value that the kind does not have",
    { subject: "{{amount}}" },
    "subject",
    /^value_unknown .*\{\{plan\}\}/,
  ],
  [
    "a value put in as it is",
    { html: `${html}<p>{{{plan}}}</p>` },
    "html",
    /^value_raw \{\{\{plan\}\}\} \{\{plan\}\}$/,
  ],
  [
    "the other spelling of that",
    { text: `${good.text}{{&plan}}` },
    "text",
    /^value_raw \{\{\{plan\}\}\} \{\{plan\}\}$/,
  ],
  ["another file", { html: `${html}{{> secrets}}` }, "html", /^mark_unused/],
  [
    "a path into a value",
    { html: `${html}{{plan.constructor}}` },
    "html",
    /^value_unknown \{\{plan.constructor\}\}/,
  ],
  ["a part that is not closed", { html: `${html}{{#plan}}` }, "html", /^section_open/],
  ["a script", { html: `${html}<script>alert(1)</script>` }, "html", /^tag_unused <script> <p>/],
  ["a picture", { html: `${html}<img src="https://x.example/t.gif">` }, "html", /^tag_unused <img> <p>/],
  ["an event handler", { html: `${html}<p onclick="a()">x</p>` }, "html", /^attribute_unused onclick <p>/],
  [
    "a link that runs something",
    { html: `${html}<a href="javascript:alert(1)">x</a>` },
    "html",
    /^link_address_missing/,
  ],
  ["a missing link", { text: "{{plan}} ends." }, "text", /^value_missing \{\{link\}\}/],
  ["a subject of two lines", { subject: "One\r\nBcc: x@y.example" }, "subject", /^not_one_line/],
  ["nothing", { text: "  " }, "text", /^words_missing/m],
] as const)("refused: %s", (_, change, part, message) => {
  const faults = faultsOf("trial_ended", { ...good, ...change })
  expect(
    faults
      .filter((fault) => fault.part === part)
      .map(({ code, values }) => [code, ...values].join(" "))
      .join("\n"),
  ).toMatch(message)
})

test("a good one is taken, and what a value holds is text in it, never markup and never a template", () => {
  expect(faultsOf("trial_ended", good)).toEqual([])
  const values = { plan: '<b>{{link}}</b> & "x"', link: "https://rounds.example/a?b=1&c=2" }
  expect(filledTemplate(good, values)).toEqual({
    subject: '<b>{{link}}</b> & "x" ends',
    html: '<p>&lt;b&gt;{{link}}&lt;/b&gt; &amp; &quot;x&quot; ends.</p>\n<p><a href="https://rounds.example/a?b=1&amp;c=2">See it</a></p>',
    text: '<b>{{link}}</b> & "x" ends.\n\nhttps://rounds.example/a?b=1&c=2',
  })
})

test("a part whose value is missing is left out", () => {
  const text = "A\n\n{{#next}}Next: {{next}}.{{/next}}\n\nB"
  expect(filledTemplate({ subject: "s", html: "h", text }, { next: null }).text).toBe("A\n\nB")
  expect(filledTemplate({ subject: "s", html: "h", text }, { next: "1 May" }).text).toBe(
    "A\n\nNext: 1 May.\n\nB",
  )
})

const letter = {
  kind: "trial_ended",
  to: "a@b.example",
  userId: "u",
  subject: "As delivered",
  says: ["As delivered"],
  link: null,
  adds: [],
  values: { plan: "Creator Pro", link: "https://rounds.example/pricing" },
} as const
const edited = {
  ...good,
  kind: "trial_ended",
  language: "english",
  name: "Trial ended",
  isActive: true,
  editedAt: DateTime.makeUnsafe("2026-11-22T00:00:00Z"),
} as const

test("edited words stand instead of the delivered ones; words that no longer fit do not", () => {
  expect(asEdited(letter, null)).toBe(letter)
  expect(asEdited(letter, edited)).toMatchObject({
    subject: "Creator Pro ends",
    custom: { text: expect.stringMatching(/^Creator Pro ends\./) },
  })
  expect(asEdited(letter, { ...edited, text: "{{gone}} {{link}}" })).toBe(letter)
})

test("switched off, mail is not sent; what law or safety asks for cannot be switched off", () => {
  expect(asEdited(letter, { ...edited, isActive: false })).toBeNull()
  const owed = { ...letter, kind: "plan_paused" } as const
  expect(asEdited(owed, { ...edited, kind: "plan_paused", isActive: false })).not.toBeNull()
})

test("of HTML only the parts of mail are left, in their order, and a link that leads nowhere is text", () => {
  const { parts } = readMarkup(
    '<div onclick="x">A <strong>b</strong><br><a href="javascript:1">c</a></div><style>p{}</style><script>x</script>',
  )
  expect(parts).toEqual([
    "A ",
    { tag: "strong", href: null, children: ["b"] },
    { tag: "br", href: null, children: [] },
    { tag: "a", href: null, children: ["c"] },
  ])
})
