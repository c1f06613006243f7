import { expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import type { UserIntent } from "#topic/topic.ts"
import { isTold } from "./intents-told.ts"

const told = (title: string, body = "Some words.", url: string | null = null): UserIntent | null => {
  const [post] = readPosts([aPost({ id: "post", title, body, url })])
  if (post === undefined || post.intent === "community_meta") return null
  return isTold(post.intent, post) ? post.intent : null
}

test("a post is told to want only what it puts in words of its own", () => {
  expect(told("How should I begin with rowing?")).toBe("seeking_advice")
  expect(told("Which rowing shoes would you recommend?")).toBe("product_recommendation")
  expect(told("My first year of rowing in pictures")).toBe("personal_story")
})

test("and nothing by a word that only looks like it", () => {
  expect(told("5 tips to row better")).toBe(null)
  expect(told("My favourite lentil soup")).toBe(null)
  expect(told("An essay on rowing", "", "https://news.example/a")).not.toBe("personal_story")
})
