import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { Ask } from "#evidence/finding.ts"
import type { Post } from "#reading/post.ts"
import { aPost } from "./posts.ts"

/** A theme as people write of it: its name, the question that half of its posts put, what they tell of somebody, its posts. */
export interface ForumTheme {
  readonly name: string
  /** Null where they share no question. */
  readonly ask: Ask | null
  readonly care: string
  readonly lines: ReadonlyArray<string>
}

/** The themes of a file of `fixtures/topics/turkish`; a dash stands for no shared question. */
export const forumThemes = (file: string): ReadonlyArray<ForumTheme> =>
  readFileSync(fileURLToPath(new URL(`../../../../fixtures/topics/turkish/${file}`, import.meta.url)), "utf8")
    .split(/^# /mu)
    .slice(1)
    .map((block) => {
      const [head = "", ...lines] = block.trim().split("\n")
      const [name = "", ask = "-", care = ""] = head.split("|").map((part) => part.trim())
      return { name, ask: ask === "-" ? null : (ask as Ask), care, lines }
    })

const communities = ["beslenmetr", "SporTurkiye", "saglikli_yasam"]

/** The posts of a theme within two days before `asOf` (seconds), as they were written; their ids begin with its name. */
export const forumPosts = ({ name, lines }: ForumTheme, asOf: number): ReadonlyArray<Post> =>
  lines.map((line, at) => {
    const [title = "", body = ""] = line.split(" :: ")
    return aPost({
      id: `forum-${name}-${at}`,
      community: communities[at % communities.length] ?? "",
      title,
      body,
      createdAt: asOf - 7200 - at * 14_400,
      score: 6 + at,
      comments: 3 + at,
    })
  })
