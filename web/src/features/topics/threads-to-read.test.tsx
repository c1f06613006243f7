import { render, screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { ThreadsToRead } from "./threads-to-read.tsx"

const links = Array.from({ length: 6 }, (_, at) => `https://forum.example/r/running/comments/${at}`)
const quote = {
  text: "How do I begin?",
  community: "running",
  upvotes: 1,
  comments: 2,
  url: links[0] ?? null,
}

test("a topic whose posts are told in no words of ours leads to some of them", () => {
  render(<ThreadsToRead topic={{ redditQuotes: [], sourceLinks: links }} />)
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(links.slice(0, 4))
})

test("where they are told, or none is known, nothing more stands there", () => {
  const { container } = render(
    <>
      <ThreadsToRead topic={{ redditQuotes: [quote], sourceLinks: links }} />
      <ThreadsToRead topic={{ redditQuotes: [], sourceLinks: [] }} />
    </>,
  )
  expect(container.textContent).toBe("")
})
