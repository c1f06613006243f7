import { type DatedTopic, themePages } from "@rounds/core/topic/archive.ts"
import { DAY_MILLIS } from "@rounds/core/kernel/day.ts"
import { escaped } from "@rounds/core/kernel/escaped.ts"
import { names, usualLanguage } from "@rounds/core/language/names.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import { steadyThemeKey } from "@rounds/core/topic/steady-key.ts"
import { type SteadyQuestion, steadyDays } from "@rounds/core/topic/steady-question.ts"
import { toTenth } from "@rounds/core/trend/told-points.ts"
import * as Exit from "effect/Exit"
import type { Request } from "express"
import { type ToldWords, toldWords } from "#language/told.ts"
import type { Host } from "./mount.ts"
import type { Ports } from "./ports.ts"
import { problemOf } from "./problem.ts"
import type { FirstPage } from "./public-pages.ts"

const CALL = "GET /api/public/topics/{slug}"

/** How long the list of themes may be behind the newest edition. */
const THEMES_MS = 600_000

/** What an address of a topic leads to; `down`: nobody could say now. */
export type TopicAnswer = DatedTopic | "unknown" | "down"

/** The slug of a topic's page, `/topics/{slug}`; null for every other path. */
export const slugOf = (path: string): string | null => /^\/topics\/([^/]+)\/?$/.exec(path)?.[1] ?? null

/** Where a topic has its page. */
export const pathOfTopic = ({ themeKey }: Pick<DatedTopic, "themeKey">): string => `/topics/${themeKey}`

/** A topic as its page's first load names it: under the call that the screen would make. */
export const topicLoad = (topic: DatedTopic) => ({ [`GET /api/public${pathOfTopic(topic)}`]: topic })

/** The pages of topics, as the website asks for them. */
export interface TopicPages {
  readonly of: (request: Request, slug: string) => Promise<TopicAnswer>
  /** Paths of all themes with the day (UTC) of the newest edition that has them, for search engines; none while nobody can say. */
  readonly all: () => Promise<ReadonlyArray<{ readonly path: string; readonly day: string }>>
}

export const topicPagesOf = (host: Host<Ports>): TopicPages => {
  let held: { readonly until: number; readonly pages: Awaited<ReturnType<TopicPages["all"]>> } | null = null
  return {
    of: async (request, slug) => {
      const read = host.reads.get(CALL)
      if (read === undefined) return "down"
      if (!/^[\w-]{1,150}$/.test(slug)) return "unknown"
      const asked = Object.create(request, {
        query: { value: {} },
        params: { value: { slug } },
        body: { value: undefined },
      }) as Request
      const exit = await host.run(read(asked), AbortSignal.timeout(3_000))
      // The call's own schema has encoded it.
      if (Exit.isSuccess(exit)) return exit.value as DatedTopic
      return problemOf(exit.cause, "", usualLanguage).status === 404 ? "unknown" : "down"
    },
    all: async () => {
      if (held !== null && performance.now() < held.until) return held.pages
      const exit = await host.run(themePages, AbortSignal.timeout(3_000))
      if (!Exit.isSuccess(exit)) return held?.pages ?? []
      const pages = exit.value.map(({ themeKey, finishedAt }) => ({
        path: pathOfTopic({ themeKey }),
        day: finishedAt.slice(0, 10),
      }))
      held = { until: performance.now() + THEMES_MS, pages }
      return pages
    },
  }
}

const between = (tag: string, text: string, language?: Language): string =>
  `<${tag}${language === undefined ? "" : ` lang="${names[language].tag}"`}>${escaped(text)}</${tag}>`

/** The day (UTC) so many days before another, "2026-11-18". */
const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MILLIS).toISOString().slice(0, 10)

/** What a search engine and a shared link show: the question and its count, and the count of posts; no more than the page. */
const saysOf = (topic: DatedTopic, counted: string, words: ToldWords["topicPage"]): string => {
  if (!topic.statesQuestion) return `${topic.title}: ${counted} ${words.noneShared}`
  return topic.question === null
    ? `${topic.description} ${counted}`
    : `“${topic.question.text}” ${words.ask(topic.question.posts, topic.question.among)} ${counted}`
}

/** The posts that the card has, in our words; that of the question above them is said already. */
const paraphrasesOf = (topic: DatedTopic, { whatPeopleAsk, thread }: ToldWords["topicPage"]): string => {
  const rows = topic.paraphrases
    .filter(({ text }) => text !== topic.question?.text)
    .map(({ text, url }) => {
      const link =
        url === null ? "" : ` <a href="${escaped(url)}" rel="nofollow noopener">${escaped(thread)}</a>`
      return `<p>${between("span", text, topic.language)}${link}</p>`
    })
  return rows.length === 0 ? "" : `<h2>${escaped(whatPeopleAsk)}</h2>${rows.join("")}`
}

/** A topic's page before any script: what its card says. Sample data say so, and no search engine keeps them. */
export const topicPage = (topic: DatedTopic, language: Language): FirstPage => {
  const { locale, topicPage: words } = toldWords[language]
  const own = topic.language
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${topic.day}T12:00:00Z`),
  )
  const usual = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(topic.expected)
  const counted =
    topic.among === null
      ? words.counted(topic.postCount, usual, day)
      : words.sharing(topic.postCount, topic.among, usual, day)
  const says = saysOf(topic, counted, words)
  const called = topic.statesQuestion
    ? topic.title
    : words.named(topic.title, topic.postCount, toTenth(topic.expected))
  const title = escaped(`${called} – Rounds`)
  const data = {
    "@context": "https://schema.org",
    "@type": "WebPage",
    name: called,
    description: says,
    inLanguage: names[own].tag,
    dateModified: topic.day,
    temporalCoverage: `${dayBefore(topic.day, topic.trendVelocity === "steady" ? steadyDays - 1 : 2)}/${topic.day}`,
    ...(topic.question === null || !topic.statesQuestion
      ? {}
      : { mainEntity: { "@type": "Question", name: topic.question.text, inLanguage: names[own].tag } }),
  }
  return {
    head: [
      `<title>${title}</title>`,
      `<meta name="description" content="${escaped(says)}">`,
      `<meta property="og:title" content="${escaped(called)}">`,
      `<meta property="og:description" content="${escaped(says)}">`,
      `<meta property="og:type" content="article">`,
      `<meta property="og:site_name" content="Rounds">`,
      topic.sampleDate === null ? "" : `<meta name="robots" content="noindex">`,
      `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`,
    ].join(""),
    html: [
      between("h1", topic.title, own),
      topic.sampleDate === null ? "" : between("p", words.sample(day)),
      topic.question === null
        ? ""
        : `<p>${between("q", topic.question.text, own)} ${escaped(words.ask(topic.question.posts, topic.question.among))}</p>`,
      topic.trendVelocity === "steady" ? between("p", words.steady(steadyDays)) : "",
      between("p", topic.statesQuestion ? counted : `${counted} ${words.noneShared}`),
      // That more came than usual is said already.
      topic.whyNow && topic.whyNow.kind !== "more_posts"
        ? `<p>${escaped(words.whyNow)} ${between("span", topic.whyNow.says, own)}</p>`
        : "",
      paraphrasesOf(topic, words),
      topic.scriptAngles.length === 0
        ? ""
        : `<h2>${escaped(words.angles)}</h2><ul>${topic.scriptAngles.map((angle) => between("li", angle, own)).join("")}</ul>`,
      `<p><a href="/auth?topicId=${encodeURIComponent(topic.id)}">${escaped(words.write)}</a></p>`,
      `<p><a href="/guest-preview">${escaped(words.today)}</a></p>`,
    ].join(""),
  }
}

/** What stands in place of a topic's page while the database is away; a screen with a script asks again by itself. */
export const awayPage = (language: Language): FirstPage => {
  const { heading, text } = toldWords[language].topicPage.away
  return {
    head: between("title", `${heading} – Rounds`),
    html: between("h1", heading) + between("p", text),
  }
}

/** What people keep asking, each with its page, and the days that it was counted over; nothing where there is none. */
export const steadyLinks = (questions: ReadonlyArray<SteadyQuestion>, language: Language): string => {
  const { steadyList: words } = toldWords[language]
  const [first] = questions
  if (first === undefined) return ""
  const rows = questions.map(
    ({ key, language: own, title, question, posts, among, days }) =>
      `<li><a href="${escaped(pathOfTopic({ themeKey: steadyThemeKey(key) }))}" lang="${names[own].tag}">${escaped(title)}</a> ${between("q", question, own)} ${escaped(words.counted(posts, among, days))}</li>`,
  )
  return `${between("h2", words.heading)}${between("p", words.text(first.days))}<ul>${rows.join("")}</ul>`
}

type Listed = Pick<
  DatedTopic,
  "title" | "themeKey" | "language" | "postCount" | "sampleDate" | "statesQuestion"
>

const linksTo = (topics: ReadonlyArray<Listed>, { posts }: ToldWords["topicPage"]): string => {
  const rows = topics.map(
    (topic) =>
      `<li><a href="${pathOfTopic(topic)}" lang="${names[topic.language].tag}">${escaped(topic.title)}</a> ${escaped(posts(topic.postCount))}</li>`,
  )
  return rows.length === 0 ? "" : `<ul>${rows.join("")}</ul>`
}

/** Today's topics as lists of links to their pages: those that state a question, and below a heading the names. */
export const topicLinks = (topics: ReadonlyArray<Listed>, language: Language): string => {
  const { topicPage, namedList } = toldWords[language]
  const named = topics.filter((topic) => !topic.statesQuestion)
  const asked = linksTo(
    topics.filter((topic) => topic.statesQuestion),
    topicPage,
  )
  if (named.length === 0) return asked
  return asked + between("h2", namedList.heading) + between("p", namedList.text) + linksTo(named, topicPage)
}
