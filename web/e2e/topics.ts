import { expect, type Page } from "@playwright/test"

/** Opens today's first topic, as the press on its card does, and gives its id: its generator is for topics that were opened. */
export const openedTopic = async (page: Page): Promise<string> => {
  await page.goto("/app")
  const link = page.getByRole("list", { name: "Trending topics" }).locator("a[data-topic]").first()
  const topic = (await link.getAttribute("data-topic")) ?? ""
  const answer = await page.request.post(`/api/trending-topics/${topic}/views`, {
    headers: { origin: process.env["ROUNDS_URL"] ?? "" },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return topic
}
