import * as Effect from "effect/Effect"
import { expect, test } from "vitest"
import { outletServer } from "#testing/outlet-server.ts"
import { feedReader } from "./feed.ts"

const server = outletServer()
const NOON = Date.parse("2026-11-20T12:00:00Z") / 1000
const address = () => `http://${server.host()}/feed`
const gives = (document: string) => server.answers((_, response) => response.writeHead(200).end(document))

const read = () =>
  Effect.runPromise(
    feedReader(server.outlet()).posts({
      community: address(),
      perDay: 100,
      since: NOON - 864_000,
      before: NOON,
    }),
  )

const rss = (...items: ReadonlyArray<string>) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title>${items.map((item) => `<item>${item}</item>`).join("")}</channel></rss>`
const item = (guid: string, day: number, more = "") =>
  `<title>Title ${guid}</title><guid>${guid}</guid><link>https://news.example/${guid}</link><pubDate>${day} Nov 2026 08:00:00 GMT</pubDate>${more}`

test("an RSS feed gives its items as posts, in plain text and without their authors", async () => {
  gives(
    rss(
      item(
        "one",
        19,
        "<author>jane@doe.example (Jane Doe)</author><description><![CDATA[<p>Eat &amp; drink</p><script>alert(1)</script><p>well</p>]]></description>",
      ),
    ),
  )
  const posts = await read()
  expect(posts).toMatchObject([
    {
      title: "Title one",
      body: "Eat & drink\nwell",
      createdAt: Date.parse("2026-11-19T08:00:00Z") / 1000,
      permalink: "https://news.example/one",
      authorKey: null,
    },
  ])
  expect(JSON.stringify(posts)).not.toMatch(/jane/i)
})

test("an Atom and a JSON feed are read alike", async () => {
  gives(
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title><entry><id>urn:1</id><title type="html">Fish &lt;b&gt;oil&lt;/b&gt;</title><author><name>Jane Doe</name></author><link rel="alternate" href="/a"/><updated>2026-11-19T08:00:00Z</updated><content type="html">&lt;p&gt;Body&lt;/p&gt;</content></entry></feed>`,
  )
  expect(await read()).toMatchObject([
    { title: "Fish oil", body: "Body", permalink: `http://${server.host()}/a` },
  ])
  gives(
    JSON.stringify({
      version: "https://jsonfeed.org/version/1.1",
      title: "News",
      items: [
        {
          id: "1",
          title: "Zinc",
          url: "https://news.example/zinc",
          content_text: "Body",
          date_published: "2026-11-19T08:00:00Z",
        },
        { id: "2", title: "Without a day" },
      ],
    }),
  )
  expect(await read()).toMatchObject([
    { title: "Zinc", body: "Body", permalink: "https://news.example/zinc" },
  ])
})

const without = (guid: string, title: string) =>
  `<title>${title}</title>${guid}<pubDate>19 Nov 2026 08:00:00 GMT</pubDate>`

test("an item without a link leads where its lasting name does, and is left out where that leads nowhere", async () => {
  gives(
    rss(
      without("<guid>https://news.example/lasting</guid>", "Named by its page"),
      without('<guid isPermaLink="false">https://news.example/name</guid>', "Named by no page"),
      without("<guid>17</guid>", "Named by a number"),
      without("<link>javascript:alert(1)</link>", "A link to no page"),
      without("", "Not named at all"),
    ),
  )
  expect(await read()).toMatchObject([
    { title: "Named by its page", permalink: "https://news.example/lasting" },
  ])
  gives(rss(without("<guid>17</guid>", "One"), without("<guid>18</guid>", "Two")))
  await expect(read()).rejects.toMatchObject({
    reason: "2 of 2 items cannot be read: they name no day, or no page of their own.",
  })
})

test("an item that is listed and cannot be read is not gone", async () => {
  gives(rss(item("one", 19), item("two", 18), item("three", 17)))
  const held = await read()
  gives(rss(item("one", 19), "<title>Title two</title><guid>two</guid>", item("three", 17)))
  expect(await Effect.runPromise(feedReader(server.outlet()).gone(address(), held))).toEqual([])
})

test("an item keeps its id when its text changes, and entities of the document are not expanded", async () => {
  gives(rss(item("one", 19)))
  const [before] = await read()
  gives(
    `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${rss(item("one", 19, "<description>&b; changed</description>")).slice(21)}`,
  )
  const [after] = await read()
  expect(after?.id).toBe(before?.id)
  expect(after?.body).not.toContain("aaaaaaaaaa")
})

test("a page that is no feed makes its community unavailable", async () => {
  gives("<html><body>Nothing here</body></html>")
  await expect(read()).rejects.toMatchObject({ _tag: "SourceUnavailable", reason: "Answered no feed." })
})

test("what a feed has taken out is gone; what is older than its last item is not known to be", async () => {
  gives(rss(item("one", 19), item("two", 18), item("three", 17)))
  const held = await read()
  const old = { id: "feed-old", createdAt: NOON - 800_000 }
  gives(rss(item("one", 19), item("three", 17)))
  const gone = await Effect.runPromise(feedReader(server.outlet()).gone(address(), [...held, old]))
  expect(gone).toEqual([held.find(({ title }) => title === "Title two")?.id])
})
