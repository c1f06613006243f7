import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { script } from "#testing/answers.ts"
import { problem } from "#testing/network.ts"
import { points, review } from "#testing/review-answers.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topicAt } from "#testing/topic-answers.ts"

/** The review of a script that was never checked, with its first points open. */
const reviewWith = (openPoints: number): typeof review => ({
  ...review,
  points: points.slice(0, openPoints),
  script: {
    ...review.script,
    approval: { state: "draft", openPoints, checkedAt: null, checkedVersion: null },
  },
})

test("points that come up at the approval stand on the screen beside the refusal", async () => {
  const { user } = renderScreen(`/script-generator/topic-1?script=${script.id}`, {
    "GET /api/trending-topics/{topicId}": topicAt(0),
    "GET /api/user/scripts/{id}": script,
    "GET /api/user/scripts/{id}/review": ({ turn }) => reviewWith(turn === 1 ? 0 : 1),
    "POST /api/user/scripts/{id}/approval": problem(409, "PointsStillOpen", "One point is still open."),
  })
  await user.click(await screen.findByRole("button", { name: "I have checked this script" }))
  expect(await screen.findByText("Draft with 1 open point")).toBeVisible()
  expect(screen.getByText("One point is still open.")).toBeVisible()
})
