import type { TopicCard } from "@rounds/core/topic/shown.ts"
import { render } from "@testing-library/react"
import { expect, test } from "vitest"
import { WhyNow } from "./why-now.tsx"

const counted = {
  says: "",
  posts: 12,
  expected: 1,
  word: null,
  firstSeen: null,
  communities: 3,
  newCommunities: ["nutrition", "running"],
}
type Fact = NonNullable<TopicCard["whyNow"]>
const companion = { name: "muscle loss", posts: 9, among: 12, usual: 1, on: null }

test.each<readonly [Fact, string]>([
  [{ kind: "companion", ...counted, companion }, "muscle loss in 9 of 12 posts, usually in 1"],
  [
    { kind: "companion", ...counted, companion: { ...companion, posts: 12, usual: 0, on: "semaglutide" } },
    "muscle loss in all 12 posts on semaglutide, usually in none",
  ],
  [
    { kind: "at_once", ...counted, atOnce: { asking: true, communities: 6, usual: 1 } },
    "Asked in 6 communities at once, usually in 1",
  ],
  [
    { kind: "at_once", ...counted, atOnce: { asking: false, communities: 5, usual: 2 } },
    "Talked about in 5 communities at once, usually in 2",
  ],
  [{ kind: "spread", ...counted }, "New in 2 of 3 communities, such as r/nutrition"],
])("a chip says what is new: %#", (fact, said) => {
  const { container } = render(<WhyNow fact={fact} language="english" />)
  expect(container.querySelector("p")).toHaveTextContent(said)
})

test("that there are more posts is said by their number, not by a chip", () => {
  const { container } = render(<WhyNow fact={{ kind: "more_posts", ...counted }} language="english" />)
  expect(container.querySelector("p")).toBeNull()
})
