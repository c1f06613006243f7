import { expect, type Page } from "@playwright/test"
import { script } from "#testing/answers.ts"
import { postingKit } from "#testing/posting-answers.ts"
import { review } from "#testing/review-answers.ts"
import { type Answers, refusal } from "./served.ts"
import type { State } from "./states.ts"

const path = `/script-generator/topic-1?script=${script.id}`
const shows = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible()
const answering = (changed: Partial<typeof review>): Answers => ({
  "GET /api/user/scripts/{id}/review": { ...review, ...changed },
})

const write = async (page: Page) => {
  await page.getByRole("button", { name: "Edit What people say" }).click()
  await page
    .getByRole("textbox", { name: /Words of the beat/ })
    .fill("Magnesium cures insomnia in every adult.")
  await shows(/Shown as you type/)(page)
}

const addSource = async (page: Page) => {
  await page.getByRole("button", { name: "Add a source" }).click()
  await page.getByRole("radio", { name: "A link" }).check()
  await page.getByRole("button", { name: "Rest it on this source" }).click()
  await shows("Who published it?")(page)
}

const searchPubMed = async (page: Page) => {
  await page.getByRole("button", { name: "Add a source" }).click()
  await page.getByRole("radio", { name: "PubMed" }).check()
  await page.getByRole("button", { name: "Find in PubMed" }).click()
  await shows(/20 looked at, 1 shown/)(page)
}

const articles: Answers = {
  "GET /api/evidence/articles": {
    index: "PubMed",
    term: "“magnesium”, “label”",
    total: 412,
    lookedAt: 20,
    retracted: 1,
    articles: [
      {
        pmid: "33865376",
        doi: "10.1186/s12906-021-03297-z",
        title: "Oral magnesium supplementation for insomnia in older adults: a systematic review",
        journal: "BMC Complementary Medicine and Therapies",
        year: 2021,
        design: "systematic review",
        url: "https://pubmed.ncbi.nlm.nih.gov/33865376/",
      },
    ],
  },
}

const openHooks = async (page: Page) => {
  await page.getByText("to choose from").click()
  await shows("No, magnesium is not just magnesium.")(page)
}

const askDelete = async (page: Page) => {
  await page.getByRole("button", { name: "Delete script" }).click()
  await shows("Delete this script?")(page)
}

const checked = {
  ...review.script,
  version: 4,
  approval: {
    state: "checked",
    openPoints: 0,
    checkedAt: new Date(Date.now() - 600_000).toISOString(),
    checkedVersion: 4,
  },
} as const

/** The sheet that is written on, and what stands beside it. */
export const reviewStates: { readonly [name: string]: State } = {
  "script, writing a beat": { path, act: write },
  "script, adding a source": { path, act: addSource },
  "script, articles of PubMed": { path, answers: articles, act: searchPubMed },
  "script, PubMed not set up": {
    path,
    answers: {
      "GET /api/evidence/articles": refusal(
        503,
        "ArticleIndexUnavailable",
        "PubMed search is not set up here.",
      ),
    },
    act: async (page) => {
      await page.getByRole("button", { name: "Add a source" }).click()
      await page.getByRole("radio", { name: "PubMed" }).check()
      await page.getByRole("button", { name: "Find in PubMed" }).click()
      await shows("PubMed search is not set up here.")(page)
    },
  },
  "script, texts for each platform": { path: `${path}&tab=optimization`, act: shows("First comment") },
  "script, texts not in the plan": {
    path: `${path}&tab=optimization`,
    answers: {
      "GET /api/user/scripts/{id}/posting-kit": { ...postingKit, posts: [], hasPosts: false },
    },
    act: shows("Texts for each platform"),
  },
  "script, hooks": { path, act: openHooks },
  "script, checked": {
    path,
    answers: answering({ script: checked, points: [] }),
    act: shows(/^Checked by you/),
  },
  "script, changed since": {
    path,
    answers: answering({
      script: { ...checked, version: 5, approval: { ...checked.approval, state: "out_of_date" } },
      points: [],
    }),
    act: shows(/^Words changed since/),
  },
  "script, too long": {
    path,
    answers: answering({ fit: { ...review.fit, overSeconds: 1.1, wordsToCut: 3, verdict: "long" } }),
    act: shows("Propose a cut"),
  },
  "script, a cut proposed": {
    path,
    answers: {
      ...answering({ fit: { ...review.fit, overSeconds: 1.1, wordsToCut: 3, verdict: "long" } }),
      "GET /api/user/scripts/{id}/cut": {
        version: 1,
        cuts: [{ beat: 1, sentence: 1 }],
        savesSeconds: 4.3,
        fits: true,
      },
    },
    act: async (page) => {
      await page.getByRole("button", { name: "Propose a cut" }).click()
      await shows(/struck through below/)(page)
    },
  },
  "script, what changed": {
    path,
    overlay: true,
    answers: {
      ...answering({
        script: { ...checked, version: 5, approval: { ...checked.approval, state: "out_of_date" } },
        points: [],
      }),
      "GET /api/user/scripts/{id}/versions/{version}/changes": {
        from: 4,
        to: 5,
        beats: [
          {
            name: "hook",
            isChanged: true,
            runs: [
              { kind: "same", text: "Magnesium not helping you sleep? " },
              { kind: "removed", text: "Read the label." },
              { kind: "added", text: "Turn the bottle around." },
            ],
          },
        ],
      },
    },
    act: async (page) => {
      await page.getByRole("button", { name: "See what changed" }).click()
      await shows("Changed since version 4")(page)
    },
  },
  "script, its settings": {
    path,
    act: async (page) => {
      await page.getByRole("button", { name: "Change", exact: true }).click()
      await shows("Generate again")(page)
    },
  },
  "script, blanks to fill": {
    path,
    answers: answering({
      points: review.points.map((point) => ({
        ...point,
        kind: "blank",
        text: "[Your key fact, and its source.]",
        safer: "",
      })),
      hasBlanks: true,
      script: { ...review.script, sources: [] },
    }),
    act: shows("2 blanks to fill"),
  },
  "script, without customisation": {
    path,
    answers: answering({ isCustomisable: false }),
    act: (page) =>
      expect(page.getByRole("region", { name: "Versions" }).getByText("Version 1")).toBeVisible(),
  },
  "script, check not loaded": {
    path,
    answers: { "GET /api/user/scripts/{id}/review": refusal(503, "Outage", "Down.") },
    act: shows("The check could not be loaded"),
  },
  "script, delete": { path, overlay: true, act: askDelete },
}
