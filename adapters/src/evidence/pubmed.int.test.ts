import type { ArticleQuery } from "@rounds/core/evidence/article-query.ts"
import { ArticleIndex } from "@rounds/core/evidence/ports.ts"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { http, HttpResponse } from "msw"
import { setupServer } from "msw/node"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { fetched, found, record, summaries, summary } from "#testing/entrez-wire.ts"
import { type PubMedAccess, PubMed } from "./pubmed.ts"

const ENTREZ = "https://eutils.ncbi.nlm.nih.gov/entrez/eutils"

interface Asked {
  readonly tool: string
  readonly form: URLSearchParams
  readonly at: number
}

const asked: Array<Asked> = []
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: "error" }))
afterAll(() => server.close())
afterEach(() => {
  server.resetHandlers()
  asked.length = 0
})

type Answer = (form: URLSearchParams) => Response

const answers = (tools: { readonly [tool: string]: Answer }) =>
  server.use(
    http.post(`${ENTREZ}/:tool`, async ({ request, params }) => {
      const form = new URLSearchParams(await request.text())
      const tool = String(params["tool"])
      asked.push({ tool, form, at: 0 })
      return tools[tool]?.(form) ?? HttpResponse.text("not found", { status: 404 })
    }),
  )

const access: PubMedAccess = { email: "library@rounds.example", key: null }
const sleep: ArticleQuery = { subjects: ["magnesium"], words: ["insomnia"] }

const search = (query: ArticleQuery = sleep, who = access) =>
  Effect.runPromiseExit(
    Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(
        ArticleIndex.use((index) => index.search(query)).pipe(Effect.provide(PubMed(who))),
      )
      while (fiber.pollUnsafe() === undefined) {
        yield* TestClock.adjust("100 millis")
        yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
      }
      return yield* Fiber.join(fiber)
    }).pipe(Effect.provide(TestClock.layer())),
  )

const result = async (query?: ArticleQuery, who?: PubMedAccess) => {
  const exit = await search(query, who)
  if (Exit.isFailure(exit)) throw new Error(exit.cause.toString())
  return exit.value
}

const all = (...pmids: ReadonlyArray<string>) => ({
  "esearch.fcgi": () => found(pmids.length, ...pmids),
  "esummary.fcgi": () => summaries(...pmids.map((pmid) => summary(pmid))),
  "efetch.fcgi": () => fetched(...pmids.map((pmid) => record(pmid, "Magnesium and insomnia."))),
})

test("says who asks, in each call, and keeps the key out of the address", async () => {
  answers(all("111", "222", "333"))
  await result(sleep, { email: "library@rounds.example", key: Redacted.make("secret-key") })
  expect(asked.map(({ tool }) => tool)).toEqual(["esearch.fcgi", "esummary.fcgi", "efetch.fcgi"])
  for (const { form } of asked) {
    expect(Object.fromEntries(form)).toMatchObject({
      db: "pubmed",
      tool: "rounds",
      email: "library@rounds.example",
      api_key: "secret-key",
    })
  }
})

test("gives title, journal, year, design and DOI as they were answered, never an article that was not asked for", async () => {
  answers({
    ...all("111", "222", "333"),
    "esummary.fcgi": () =>
      summaries(
        summary("111", {
          title: "Oral <i>magnesium</i> &amp; sleep.",
          pubdate: "2012 Dec",
          pubtype: ["Journal Article", "Randomized Controlled Trial"],
        }),
        summary("999"),
      ),
    "efetch.fcgi": () => fetched(record("111", "Magnesium and insomnia."), record("999", "Magnesium.")),
  })
  expect((await result()).articles).toEqual([
    {
      pmid: "111",
      doi: "10.1000/111",
      title: "Oral magnesium & sleep.",
      journal: "Journal of sleep",
      year: 2012,
      design: "rct",
      url: "https://pubmed.ncbi.nlm.nih.gov/111/",
    },
  ])
})

test("puts what speaks of the claim before the better design, and the better design before the younger year", async () => {
  answers({
    ...all("1", "2", "3", "4"),
    "esummary.fcgi": () =>
      summaries(
        summary("1", { pubtype: ["Meta-Analysis"], pubdate: "2024" }),
        summary("2", { pubdate: "2023" }),
        summary("3", { pubtype: ["Systematic Review"], pubdate: "2010" }),
        summary("4", { pubtype: ["Guideline"], pubdate: "2020" }),
      ),
    "efetch.fcgi": () =>
      fetched(
        record("1", "Magnesium in cramps."),
        record("2", "Magnesium for <b>insomnia</b>."),
        record("3", "Magnesium for insomnia."),
        record("4", "Iron in pregnancy."),
      ),
  })
  const { articles, lookedAt } = await result()
  expect(articles.map(({ pmid }) => pmid)).toEqual(["3", "2", "1"])
  expect(lookedAt).toBe(4)
})

test.each<[string, { readonly [tool: string]: Answer }]>([
  [
    "by its type",
    { "esummary.fcgi": () => summaries(summary("1", { pubtype: ["Retracted Publication"] }), summary("2")) },
  ],
  [
    "as the notice of another's withdrawal",
    {
      "esummary.fcgi": () =>
        summaries(summary("1", { pubtype: ["Retraction of Publication"] }), summary("2")),
    },
  ],
  [
    "by a correction that the summary does not know",
    {
      "esummary.fcgi": () => summaries(summary("1"), summary("2")),
      "efetch.fcgi": () =>
        fetched(
          record(
            "1",
            "Magnesium for insomnia.",
            '<CommentsCorrectionsList><CommentsCorrections RefType="RetractionIn"><RefSource>X</RefSource></CommentsCorrections></CommentsCorrectionsList>',
          ),
          record("2", "Magnesium for insomnia."),
        ),
    },
  ],
])("a withdrawn article is counted and not shown: %s", async (_, tools) => {
  answers({ ...all("1", "2", "3"), ...tools })
  const { articles, retracted } = await result()
  expect(articles.map(({ pmid }) => pmid)).toEqual(["2"])
  expect(retracted).toBe(1)
})

test("asks for convincing designs and all words first, then for less, and stops when there is enough", async () => {
  const terms: Array<string> = []
  answers({
    ...all("1", "2", "3"),
    "esearch.fcgi": (form) => {
      terms.push(form.get("term") ?? "")
      return terms.length < 3 ? found(0) : found(40, "1", "2", "3")
    },
  })
  const { total, term } = await result()
  expect(terms).toHaveLength(3)
  expect(terms[0]).toContain('"magnesium"[tiab] AND "insomnia"[tiab] AND ("guideline"[pt]')
  expect(terms[1]).toBe('"magnesium"[tiab] AND "insomnia"[tiab]')
  expect(terms[2]).toContain('"magnesium"[tiab] AND ("guideline"[pt]')
  expect([total, term]).toEqual([40, "“magnesium”, “insomnia”"])
})

test("words of a person are never operators of the search", async () => {
  const terms: Array<string> = []
  answers({
    "esearch.fcgi": (form) => {
      terms.push(form.get("term") ?? "")
      return found(0)
    },
  })
  await result({ subjects: ['x"[au] OR (y'], words: [] })
  for (const term of terms) expect(term).toMatch(/^"x au OR y"\[tiab\]/)
})

test("nothing found is an answer, and nothing more is asked", async () => {
  answers({ "esearch.fcgi": () => found(0) })
  expect(await result()).toMatchObject({ total: 0, lookedAt: 0, articles: [] })
  expect(new Set(asked.map(({ tool }) => tool))).toEqual(new Set(["esearch.fcgi"]))
})

test.each<[string, Answer, string]>([
  [
    "too many requests",
    () => HttpResponse.json({ error: "API rate limit exceeded" }, { status: 429 }),
    "busy",
  ],
  ["a server error", () => HttpResponse.text("oops", { status: 502 }), "down"],
  ["a page instead of data", () => HttpResponse.html("<html>maintenance</html>"), "down"],
  ["an answer without a list", () => HttpResponse.json({ esearchresult: { ERROR: "no db" } }), "down"],
  ["a connection that breaks", () => HttpResponse.error(), "down"],
])("%s is an outage with its reason", async (_, answer, reason) => {
  answers({ "esearch.fcgi": answer })
  const exit = await search()
  expect(JSON.stringify(exit)).toContain(`"reason":"${reason}"`)
})

test("a passing trouble is tried again", async () => {
  let tries = 0
  answers({
    ...all("1", "2", "3"),
    "esummary.fcgi": () => {
      tries += 1
      return tries < 3 ? HttpResponse.text("busy", { status: 503 }) : summaries(summary("1"))
    },
  })
  expect((await result()).articles.map(({ pmid }) => pmid)).toEqual(["1"])
})
