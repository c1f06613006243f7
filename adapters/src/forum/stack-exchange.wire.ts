import type { Post } from "@rounds/core/reading/post.ts"
import * as z from "zod"
import type { AuthorKeys } from "./author-keys.ts"
import type { Listed } from "./listed.ts"
import { plainText } from "./plain-text.ts"
import { whole } from "./told-values.ts"

const count = z.number().catch(0)

/** Stack Exchange's API, version 2.3, `filter=withbody`: only what is used. */
const Question = z.object({
  question_id: z.number().int().min(0),
  title: z.string(),
  body: z.string().catch(""),
  creation_date: z.number().min(0).max(4_102_444_800),
  score: count,
  answer_count: count,
  link: z.string().nullish().catch(null),
  owner: z
    .object({ user_id: z.number().nullish().catch(null) })
    .nullish()
    .catch(null),
})
const Wrapper = z.object({
  items: z.array(z.unknown()).catch([]),
  has_more: z.boolean().catch(false),
  backoff: z.number().min(0).nullish().catch(null),
  quota_remaining: z.number().nullish().catch(null),
  error_id: z.number().nullish().catch(null),
  error_message: z.string().nullish().catch(null),
})

/** Of a question that cannot be read. */
const Named = z.object({ question_id: z.number().int().min(0) })

/** What one call gave, and what it asks of the next. */
export interface QuestionPage extends Listed {
  readonly hasMore: boolean
  /** Seconds to wait before the next call. */
  readonly backoff: number
  /** Calls that are left today; null when it does not say. */
  readonly quotaLeft: number | null
  /** What the platform refused, in its words. */
  readonly refused: string | null
}

/** One page of questions of `site`; null when it is something else. */
export const readQuestions = (wire: unknown, site: string, keys: AuthorKeys): QuestionPage | null => {
  const wrapper = Wrapper.safeParse(wire)
  if (!wrapper.success) return null
  const { items, has_more, backoff, quota_remaining, error_id, error_message } = wrapper.data
  const read = items.map((item) => ({ item, question: Question.safeParse(item) }))
  return {
    posts: read.flatMap(({ question }) => (question.success ? postOf(question.data, site, keys) : [])),
    unread: read.flatMap(({ item, question }) => {
      const named = question.success ? null : Named.safeParse(item)
      return named?.success === true ? [idOf(site, named.data.question_id)] : []
    }),
    hasMore: has_more,
    backoff: backoff ?? 0,
    quotaLeft: quota_remaining ?? null,
    refused: error_id == null ? null : (error_message ?? `error ${error_id}`).slice(0, 200),
  }
}

const idOf = (site: string, id: number) => `${site}-${id}`

const TITLE = 300
const BODY = 10_000

const postOf = (question: z.infer<typeof Question>, site: string, keys: AuthorKeys): Post => {
  const { question_id, creation_date, owner, link } = question
  const author = owner?.user_id ?? null
  return {
    id: idOf(site, question_id),
    community: "",
    title: plainText(question.title, TITLE).replaceAll("\n", " "),
    body: plainText(question.body, BODY),
    createdAt: Math.trunc(creation_date),
    score: whole(question.score),
    comments: Math.max(0, whole(question.answer_count)),
    authorKey: author === null ? null : keys.of(`${site} ${author}`, creation_date),
    flair: null,
    permalink: isWebAddress(link) ? link : `https://${site}.stackexchange.com/q/${question_id}`,
    url: null,
    over18: false,
    stickied: false,
    removed: false,
    automated: false,
  }
}

const isWebAddress = (value: string | null | undefined): value is string =>
  typeof value === "string" && value.length <= 2000 && value.startsWith("https://") && URL.canParse(value)
