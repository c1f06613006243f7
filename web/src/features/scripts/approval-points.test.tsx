import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { script } from "#testing/answers.ts"
import { type Answers, askedOf, problem } from "#testing/network.ts"
import { points, review } from "#testing/review-answers.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topicAt } from "#testing/topic-answers.ts"

const settle = "POST /api/user/scripts/{id}/points/{point}"

const open = (answers: Answers) =>
  renderScreen(`/script-generator/topic-1?script=${script.id}`, {
    "GET /api/trending-topics/{topicId}": topicAt(0),
    "GET /api/user/scripts/{id}": script,
    ...answers,
  })

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
  const { user } = open({
    "GET /api/user/scripts/{id}/review": ({ turn }) => reviewWith(turn === 1 ? 0 : 1),
    "POST /api/user/scripts/{id}/approval": problem(409, "PointsStillOpen", "One point is still open."),
  })
  await user.click(await screen.findByRole("button", { name: "I have checked this script" }))
  expect(await screen.findByText("Draft with 1 open point")).toBeVisible()
  expect(screen.getByText("One point is still open.")).toBeVisible()
})

test("how the script stands, said beside its exports, leads to what is open, from another view too", async () => {
  const { user, router } = open({ "GET /api/user/scripts/{id}/review": review })
  const heading = await screen.findByRole("heading", { name: "Check before you film" })
  await user.click(screen.getByRole("button", { name: "Draft: 1 open point." }))
  expect(heading).toHaveFocus()
  await user.click(screen.getByRole("tab", { name: "Export" }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ tab: "export" }))
  await user.click(screen.getByRole("button", { name: "Draft: 1 open point." }))
  await waitFor(() => expect(screen.getByRole("heading", { name: "Check before you film" })).toHaveFocus())
})

test("points of one sentence stand together: its words and what answers all of them once", async () => {
  const [, must] = points
  if (must === undefined) throw new Error("no point")
  const second = {
    ...must,
    id: "claim-second",
    letter: "C",
    reason: "Sounds like a promise.",
    needsOtherWords: false,
  }
  const { user } = open({
    "GET /api/user/scripts/{id}/review": { ...review, points: [must, second] },
    [settle]: review,
  })
  const list = within(await screen.findByRole("region", { name: "Check before you film" }))
  expect(list.getAllByText(`“${must.text}”`)).toHaveLength(1)
  expect(list.getAllByText(must.safer)).toHaveLength(1)
  expect(list.getAllByRole("button", { name: "Edit myself" })).toHaveLength(1)
  const row = within(list.getByRole("listitem", { name: "Point C" }))
  expect(row.getByText(/Sounds like a promise/)).toBeVisible()
  expect(row.getByRole("button", { name: "Keep, and say why" })).toBeVisible()
  await user.click(list.getByRole("button", { name: "Leave it out" }))
  await waitFor(() =>
    expect(askedOf(settle).map(({ params, body }) => [params.point, body.how])).toEqual([
      [must.id, { kind: "leave_out" }],
    ]),
  )
})
