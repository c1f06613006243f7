import { describe, expect, test } from "vitest"
import { linkOf, pageOf } from "./address.ts"

const article = "nytimes.com/2013/02/24/magazine/the-extraordinary-science-of-junk-food.html"

describe("two addresses of one page", () => {
  test.each([
    [`http://www.${article}`, `https://${article}?pagewanted=all&amp;_r=0#top`],
    ["http://i.imgur.com/xiXyt.png", "https://imgur.com/xiXyt"],
    ["http://i.imgur.com/xiXyt.jpg?1", "http://imgur.com/xiXyt"],
    ["http://youtu.be/F1tfpMyoBMQ", "https://www.youtube.com/watch?NR=1&amp;v=F1tfpMyoBMQ&feature=fvwp"],
    ["http://m.youtube.com/watch?v=F1tfpMyoBMQ", "https://youtube.com/embed/F1tfpMyoBMQ?rel=0"],
    ["http://WWW.Example.org/pain/", "https://example.org/pain"],
  ])("%s and %s", (one, other) => {
    expect(pageOf(one)).not.toBe("")
    expect(pageOf(one)).toBe(pageOf(other))
    expect(linkOf(one)).toBe(linkOf(other))
  })
})

describe("two pages", () => {
  test.each([
    ["http://www.youtube.com/watch?v=E3DDtWZblqk", "http://www.youtube.com/watch?v=tAOIr4ZzSX0"],
    ["http://example.org/?p=323", "http://example.org/?p=324"],
    ["http://example.org/story.php?id=1", "http://example.org/story.php?id=2"],
    ["http://imgur.com/a/xiXyt", "http://imgur.com/xiXyt"],
    ["http://imgur.com/xiXyt", "http://imgur.com/xixyt"],
    ["http://example.org/show_thread_page.php?id=1", "http://example.org/show_thread_page.php?id=2"],
    ["http://example.org/en-us-health/?p=3", "http://example.org/en-us-health/?p=4"],
    ["http://one.org/knee-pain-at-night", "http://two.org/knee-pain-at-night"],
  ])("%s and %s", (one, other) => expect(linkOf(one)).not.toBe(linkOf(other)))
})

test("an address that is made of nothing but marks costs no time", () => {
  const started = performance.now()
  for (const hostile of [
    "-".repeat(1900),
    `${"-".repeat(1800)}/a`,
    "-".repeat(200_000),
    "&amp;".repeat(100_000),
  ])
    linkOf(`https://example.org/${hostile}`)
  expect(performance.now() - started).toBeLessThan(1000)
})

test.each([
  null,
  "",
  "https://example.org",
  "https://www.example.org/#top",
  "javascript:alert(1)",
  "knee pain",
])("%s is no page", (address) => expect(linkOf(address)).toBe(0))

test("a link is a whole number that gives nothing back", () => {
  const link = linkOf(`https://${article}`)
  expect(Number.isSafeInteger(link) && link > 0).toBe(true)
})
