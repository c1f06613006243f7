import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { isReadPost, readPost, type ReadPost } from "#reading/read-post.ts"
import { wantsAnswer } from "#reading/user-intents.ts"
import { aPost } from "./posts.ts"

/** A labelled post as it was read; null where it was not read in its language. */
interface Labelled {
  readonly isQuestion: boolean
  readonly intent: string
  readonly asks: ReadonlyArray<string>
  readonly title: string
  readonly read: ReadPost | null
}

const labelledIn = (name: string): ReadonlyArray<Labelled> =>
  readFileSync(fileURLToPath(new URL(`../../../../fixtures/topics/${name}`, import.meta.url)), "utf8")
    .trim()
    .split("\n")
    .map((line, at) => {
      const [mark = "", intent = "", asks = "", title = "", body = ""] = line.split(" | ")
      const post = readPost(aPost({ id: `labelled-${at}`, title, body }))
      return {
        isQuestion: mark === "?",
        intent,
        asks: asks === "-" ? [] : asks.split(","),
        title,
        read: isReadPost(post) ? post : null,
      }
    })

/** How well something is found: of what is said, so much is right, and of what is right, so much is said. */
export interface Found {
  readonly precision: number
  readonly recall: number
  /** What is said and not labelled, or labelled and not said. */
  readonly wrong: ReadonlyArray<string>
}

const compared = (
  all: ReadonlyArray<{
    readonly title: string
    readonly said: ReadonlyArray<string>
    readonly right: ReadonlyArray<string>
  }>,
): Found => {
  let [both, said, right] = [0, 0, 0]
  const wrong = all.flatMap((one) => {
    const [more, less] = [
      one.said.filter((each) => !one.right.includes(each)),
      one.right.filter((each) => !one.said.includes(each)),
    ]
    both += one.said.length - more.length
    said += one.said.length
    right += one.right.length
    return [...more.map((each) => `+${each}: ${one.title}`), ...less.map((each) => `-${each}: ${one.title}`)]
  })
  return { precision: both / Math.max(1, said), recall: both / Math.max(1, right), wrong }
}

/** What reading finds in labelled posts of a language: who asks, who wants an answer, what each asks, what each is after. */
export const foundIn = (name: string) => {
  const posts = labelledIn(name)
  const by = (
    saidOf: (post: ReadPost) => ReadonlyArray<string>,
    rightOf: (post: Labelled) => ReadonlyArray<string>,
  ): Found =>
    compared(
      posts.map((post) => ({
        title: post.title,
        said: post.read === null ? [] : saidOf(post.read),
        right: rightOf(post),
      })),
    )
  const flag = (is: boolean, name: string): ReadonlyArray<string> => (is ? [name] : [])
  return {
    unread: posts.filter(({ read }) => read === null).map(({ title }) => title),
    asking: by(
      ({ question }) => flag(question, "asks"),
      ({ isQuestion }) => flag(isQuestion, "asks"),
    ),
    wanting: by(
      ({ intent }) => flag(wantsAnswer.has(intent), "wants"),
      ({ intent }) => flag(wantsAnswer.has(intent), "wants"),
    ),
    intents: by(
      ({ intent }) => [intent],
      ({ intent }) => [intent],
    ),
    questions: by(
      ({ ownAsks }) => [...new Set([...ownAsks.title, ...ownAsks.questions])],
      ({ asks }) => asks,
    ),
  }
}
