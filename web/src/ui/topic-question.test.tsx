import { render } from "@testing-library/react"
import { expect, test } from "vitest"
import { TopicQuestion } from "./topic-question.tsx"

const said = (posts: number): string | null => {
  const question = { text: "Which salt do I take?", posts, among: 5 }
  return (
    render(<TopicQuestion question={question} language="english" statesQuestion />).container.querySelector(
      "p",
    )?.textContent ?? null
  )
}

test("where every post asks, all of them do", () => {
  expect(said(4)).toBe("4 of 5 ask this, in our words")
  expect(said(5)).toBe("All 5 ask this, in our words")
})

test("a title that states a question stands alone where no other was counted; a name says that none is shared", () => {
  const told = (statesQuestion: boolean) =>
    render(<TopicQuestion question={null} language="english" statesQuestion={statesQuestion} />).container
      .textContent
  expect(told(true)).toBe("")
  const counted = (sharing: number) =>
    render(
      <TopicQuestion question={null} language="english" statesQuestion sharing={sharing} postCount={7} />,
    ).container.textContent
  expect(counted(5)).toBe("5 of 7 posts come to this question")
  expect(counted(7)).toBe("All 7 posts come to this question")
  expect(told(false)).toBe("No question that half of these posts share. Read some of them before you film.")
})
