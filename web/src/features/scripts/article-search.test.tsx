import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { script } from "#testing/answers.ts"
import { type Answers, askedOf, problem } from "#testing/network.ts"
import { review } from "#testing/review-answers.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topicAt } from "#testing/topic-answers.ts"

const articles = "GET /api/evidence/articles"
const settle = "POST /api/user/scripts/{id}/points/{point}"

const found: SuccessOf<typeof articles> = {
  index: "PubMed",
  term: "“magnesium”, “label”",
  total: 412,
  lookedAt: 20,
  retracted: 1,
  articles: [
    {
      pmid: "33865376",
      doi: "10.1186/s12906-021-03297-z",
      title: "Oral magnesium supplementation for insomnia in older adults",
      journal: "BMC Complementary Medicine and Therapies",
      year: 2021,
      design: "systematic review",
      url: "https://pubmed.ncbi.nlm.nih.gov/33865376/",
    },
    {
      pmid: "11",
      doi: null,
      title: "A letter without a year",
      journal: "",
      year: null,
      design: "other",
      url: "https://pubmed.ncbi.nlm.nih.gov/11/",
    },
  ],
}

/** Opens the search of PubMed beside point A. */
const open = async (more: Answers) => {
  const { user } = renderScreen(`/script-generator/topic-1?script=${script.id}`, {
    "GET /api/trending-topics/{topicId}": topicAt(0),
    "GET /api/user/scripts/{id}": review.script,
    ...more,
  })
  const row = await screen.findByRole("listitem", { name: "Point A" }, { timeout: 10_000 })
  await user.click(within(row).getByRole("button", { name: "Add a source" }))
  await user.click(await within(row).findByRole("radio", { name: "PubMed" }))
  return { user, row }
}

test("articles of PubMed stand with their design and year, how many were looked at, and one is cited by a press", async () => {
  const { user, row } = await open({ [articles]: found, [settle]: { ...review, points: [] } })
  await user.click(within(row).getByRole("button", { name: "Find in PubMed" }))
  expect(
    await within(row).findByText(/PubMed has 412 for .*; 20 looked at, 2 shown. 1 withdrawn, left out./),
  ).toBeVisible()
  expect(askedOf(articles)[0]?.query).toMatchObject({ claim: review.points[0]?.text, language: "english" })
  expect(within(row).getByText(/^Systematic review, 2021\. BMC/)).toBeVisible()
  expect(within(row).getByRole("link", { name: /^PubMed 33865376/ })).toHaveAttribute(
    "href",
    "https://pubmed.ncbi.nlm.nih.gov/33865376/",
  )
  expect(within(row).getByText(/names no year for it/)).toBeVisible()
  await user.click(within(row).getByRole("button", { name: /^Rest it on this: Oral magnesium/ }))
  await expect
    .poll(() => askedOf(settle)[0]?.body.how)
    .toEqual({
      kind: "citation",
      publisher: "BMC Complementary Medicine and Therapies",
      title: "Oral magnesium supplementation for insomnia in older adults",
      year: 2021,
      url: "https://pubmed.ncbi.nlm.nih.gov/33865376/",
    })
})

test("that nothing was found is said plainly", async () => {
  const { user, row } = await open({ [articles]: { ...found, articles: [], total: 0, lookedAt: 0 } })
  await user.click(within(row).getByRole("button", { name: "Find in PubMed" }))
  expect(await within(row).findByText("No article found in PubMed for “magnesium”, “label”.")).toBeVisible()
})

test("where PubMed search is not set up, or not in the plan, it says so", async () => {
  let turn = 0
  const { user, row } = await open({
    [articles]: () => {
      turn += 1
      return turn === 1
        ? problem(503, "ArticleIndexUnavailable", "PubMed search is not set up here.")
        : problem(403, "UPGRADE_REQUIRED", "Comes with Creator Pro.", { requiresUpgrade: true })
    },
  })
  const search = within(row).getByRole("button", { name: "Find in PubMed" })
  await user.click(search)
  expect(await within(row).findByText("PubMed search is not set up here.")).toBeVisible()
  await user.click(search)
  expect(await within(row).findByRole("link", { name: "See the plans" })).toBeVisible()
})
