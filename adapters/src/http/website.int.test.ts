import { createHash } from "node:crypto"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"
import { openWebsite } from "./website.ts"

const page = `<!doctype html><html><head><!--head--><style>p{margin:0}</style><script>document.title="x"</script></head><body><div id="root"><!--shell--></div></body></html>`
const program = "console.log(1)".repeat(200)

let folder: string
let api: TestApi
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "rounds-web-"))
  mkdirSync(join(folder, "assets"))
  writeFileSync(join(folder, "index.html"), page)
  writeFileSync(
    join(folder, "screens.json"),
    JSON.stringify(["/", "/app", "/script-generator/$topicId", "/support", "/support/trial"]),
  )
  writeFileSync(
    join(folder, "pages.json"),
    JSON.stringify({
      "/support/trial": {
        head: '<title>The trial</title><script type="application/ld+json">{"url":"{{origin}}/"}</script>',
        html: "<h1>The trial</h1><p>Seven days.</p>",
      },
    }),
  )
  const lost = (title: string) =>
    JSON.stringify({ head: `<title>${title}</title>`, html: `<h1>404 ${title}</h1>` })
  writeFileSync(join(folder, "lost.json"), lost("Not here"))
  const turkish = join(folder, "turkish")
  mkdirSync(turkish)
  writeFileSync(join(turkish, "index.html"), page.replace("<html>", '<html lang="tr">'))
  writeFileSync(join(turkish, "headings.json"), JSON.stringify({ "/app": "<h1>Konular</h1>" }))
  writeFileSync(join(turkish, "lost.json"), lost("Burada yok"))
  writeFileSync(
    join(turkish, "pages.json"),
    JSON.stringify({
      "/support/trial": { head: "<title>Deneme</title>", html: "<h1>Deneme</h1><p>Yedi gün.</p>" },
    }),
  )
  writeFileSync(join(folder, "assets", "app-1a2b3c.js"), program)
  writeFileSync(join(folder, "assets", "app-1a2b3c.js.br"), brotliCompressSync(program))
  api = await startApi({ databaseUrl: await testDatabase(), website: openWebsite(folder) })
  await api.run(publishTopics({ title: 'A </script><script>alert(1)</script> & "topic"' }))
})
afterAll(async () => {
  await api.stop()
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  ["/auth/sign-up?topicId=t1", "/auth?topicId=t1&mode=sign-up"],
  ["/auth/sign-in/factor-one", "/auth"],
  ["/auth/sso-callback?next=%2Fapp", "/auth?next=%2Fapp"],
  ["/auth//evil.example/sign-up", "/auth?mode=sign-up"],
])("leads %s to the one page of sign-in", async (path, to) => {
  const answer = await fetch(`${api.url}${path}`, { redirect: "manual" })
  expect([answer.status, answer.headers.get("location")]).toEqual([302, to])
})

const firstLoad = (html: string): Record<string, unknown> => {
  const json = /<script type="application\/json" id="first-load">([\s\S]*?)<\/script>/.exec(html)?.[1]
  return JSON.parse(json ?? "null")
}

describe("the page of a screen", () => {
  test("brings a visitor the topics it shows first", async () => {
    const { body, headers } = await api.visitor().get<string>("/app")
    expect(headers.get("content-type")).toContain("text/html")
    const data = firstLoad(body)
    expect(data["GET /api/user"]).toBeNull()
    expect(data["GET /api/trending-topics"]).toHaveLength(1)
    expect(data).not.toHaveProperty(["GET /api/user/usage"])
  })

  test("brings a signed-in person what every screen shows, and keeps it from caches", async () => {
    const ada = await api.signUp("ada@example.org")
    const { body, headers } = await ada.get<string>("/my-scripts")
    expect(firstLoad(body)).toMatchObject({
      "GET /api/user": { email: "ada@example.org" },
      "GET /api/user/usage": { scriptGenerations: 0 },
      "GET /api/user/scripts": [],
    })
    expect(headers.get("cache-control")).toBe("no-store")
  })

  test("cannot be broken out of by what somebody wrote", async () => {
    const { body } = await api.visitor().get<string>("/app")
    expect(body).not.toContain("<script>alert(1)")
    expect(JSON.stringify(firstLoad(body))).toContain("<script>alert(1)")
  })

  test("runs its own inline script and no other", async () => {
    const { headers } = await api.visitor().get("/app")
    const policy = headers.get("content-security-policy") ?? ""
    expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/=]{44}'(;|$)/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
  })

  test("has its own inline style, and of others only those that carry the word of this one answer", async () => {
    const { headers, body } = await api.visitor().get<string>("/app")
    const policy = headers.get("content-security-policy") ?? ""
    const nonce = /<meta property="csp-nonce" nonce="([\w-]{22})">/.exec(body)?.[1] ?? ""
    expect(nonce).not.toBe("")
    const own = createHash("sha256").update("p{margin:0}").digest("base64")
    expect(policy.split(";")).toContain(`style-src 'self' 'sha256-${own}' 'nonce-${nonce}'`)
    expect(policy).not.toContain("unsafe")
  })

  test("is new each time, so that a kept page never meets another answer's policy", async () => {
    const first = await api.visitor().get<string>("/app")
    const again = await api.visitor().get<string>("/app", {
      headers: { "if-none-match": first.headers.get("etag") ?? "*" },
    })
    expect(again.status).toBe(200)
    const nonceIn = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? "")?.[1]
    const nonce = nonceIn(again.headers.get("content-security-policy"))
    expect(nonce).not.toBe(nonceIn(first.headers.get("content-security-policy")))
    expect(again.body).toContain(`nonce="${nonce}"`)
  })

  test.each([
    ["/", 200],
    ["/app", 200],
    ["/app/", 200],
    ["/script-generator/some-topic", 200],
    ["/script-generator", 404],
    ["/script-generator/some-topic/more", 404],
    ["/app/more", 404],
    ["/privacy", 404],
    ["/admin", 404],
    ["/guest-preview", 404],
    ["/$topicId", 404],
  ])("%s is answered with %i", async (path, status) => {
    expect((await api.visitor().get(path)).status).toBe(status)
  })

  test("is there for an unknown path too, which says that it is unknown before any script runs", async () => {
    for (const [tag, title] of [
      ["en", "Not here"],
      ["tr", "Burada yok"],
    ] as const)
      for (const path of ["/no/such/page", "/app/more", "/support/none"]) {
        const answer = await api.visitor().get<string>(path, { headers: { "accept-language": tag } })
        expect(answer.status).toBe(404)
        expect(answer.body).toContain(`<title>${title}</title>`)
        expect(answer.body).toContain(`<div id="root"><h1>404 ${title}</h1></div>`)
      }
  })
})

describe("a public page", () => {
  test("says its words, its name and its one address before any script runs", async () => {
    for (const path of ["/support/trial", "/support/trial/"]) {
      const { status, body } = await api.visitor().get<string>(path)
      expect(status).toBe(200)
      expect(body).toContain('<div id="root"><h1>The trial</h1><p>Seven days.</p></div>')
      expect(body).toContain("<title>The trial</title>")
      expect(body).toMatch(/<link rel="canonical" href="http:\/\/[^/"]+\/support\/trial">/)
      expect(body).not.toContain("noindex")
      expect(body).toMatch(/<script type="application\/ld\+json">{"url":"http:\/\/[^/"]+\/"}<\/script>/)
      expect(body).toMatch(/<meta property="og:image" content="http:\/\/[^/"]+\/social\.png">/)
    }
  })

  test("is in the list for search engines, and screens of members are not", async () => {
    const { body, headers } = await api.visitor().get<string>("/sitemap.xml")
    expect(headers.get("content-type")).toContain("application/xml")
    expect(body).toMatch(/<loc>http:\/\/[^/<]+\/support\/trial<\/loc>/)
    expect(body).not.toContain("/app")
    expect((await api.visitor().get<string>("/app")).body).toContain('content="noindex"')
    const robots = (await api.visitor().get<string>("/robots.txt")).body
    expect(robots).toContain("Disallow: /api/")
    expect(robots).toMatch(/Sitemap: http:\/\/[^/]+\/sitemap\.xml/)
  })
})

describe("the language of a document", () => {
  const asked = async (path: string, headers: Readonly<Record<string, string>>) => {
    const answer = await fetch(`${api.url}${path}`, { headers, redirect: "manual" })
    return { headers: answer.headers, status: answer.status, body: await answer.text() }
  }

  test.each([
    ["nothing", {}, "Seven days."],
    ["a browser in Turkish", { "accept-language": "tr-TR,tr;q=0.9,en;q=0.5" }, "Yedi gün."],
    ["a browser in English before Turkish", { "accept-language": "en-GB,tr;q=0.8" }, "Seven days."],
    ["a browser in neither", { "accept-language": "fr" }, "Seven days."],
    ["a choice", { "accept-language": "en", cookie: "other=1; language=tr" }, "Yedi gün."],
    ["the other choice", { "accept-language": "tr", cookie: "language=en" }, "Seven days."],
    ["a choice that is none", { "accept-language": "tr", cookie: "language=xx" }, "Yedi gün."],
  ])("follows %s", async (_, headers, words) => {
    const { body, headers: answered } = await asked("/support/trial", headers)
    expect(body).toContain(words)
    expect(answered.get("vary")?.toLowerCase()).toMatch(/accept-language, cookie/)
    expect(answered.get("cache-control")).toBe("no-store")
  })

  test("is said of the whole document, and of the headings of screens", async () => {
    const { body } = await asked("/app", { "accept-language": "tr" })
    expect(body).toContain('<html lang="tr">')
    expect(body).toContain("<h1>Konular</h1>")
  })

  test("can be chosen by a link, which is kept for a year and leads to the clean address", async () => {
    const { headers, status } = await asked("/support/trial?lang=tr&from=mail", {})
    expect([status, headers.get("location")]).toEqual([302, "/support/trial?from=mail"])
    const cookie = headers.get("set-cookie") ?? ""
    expect(cookie).toMatch(/^language=tr; Max-Age=31536000; Path=\/;/)
    expect(cookie).toContain("SameSite=Lax")
    expect(cookie).not.toContain("HttpOnly")
    expect((await asked("/support/trial?lang=xx", {})).status).toBe(200)
    expect((await asked("//evil.example?lang=tr", {})).headers.get("location")).toBe("/")
  })

  test("is told to search engines for public pages, and for no screen of members", async () => {
    const { body } = await asked("/support/trial", {})
    for (const [tag, end] of [
      ["en", "\\?lang=en"],
      ["tr", "\\?lang=tr"],
      ["x-default", ""],
    ])
      expect(body).toMatch(
        new RegExp(`<link rel="alternate" hreflang="${tag}" href="http://[^"/]+/support/trial${end}">`),
      )
    expect((await asked("/app", {})).body).not.toContain("hreflang")
  })
})

describe("a built file", () => {
  test("comes packed and stays for ever when its name carries its hash", async () => {
    const { headers, body } = await api.visitor().get<string>("/assets/app-1a2b3c.js", {
      headers: { "accept-encoding": "br" },
    })
    expect(headers.get("content-encoding")).toBe("br")
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    expect(body).toBe(program)
  })

  test("that is missing is not a page", async () => {
    const { status, headers } = await api.visitor().get("/assets/app-000000.js")
    expect(status).toBe(404)
    expect(headers.get("content-type")).not.toContain("text/html")
  })
})

test("without sample data, topics that were made from them are not shown any more", async () => {
  const real = await startApi({ databaseUrl: await testDatabase(), sampleData: false })
  await real.run(publishTopics({}))
  expect((await real.visitor().get("/api/trending-topics")).body).toEqual([])
  expect((await real.visitor().get("/api/edition")).body).toMatchObject({ last: null })
  await real.stop()
})
