import type { ReadPost } from "#reading/read-post.ts"
import { wantsAnswer } from "#reading/user-intents.ts"
import type { UserIntent } from "#topic/topic.ts"
import { isHeadline, isPut } from "./put.ts"

/** Somebody speaks of himself. */
const ownVoice = /\b(?:i|i'm|i've|i'd|my|me|we|our)\b/i

/** How somebody asks for what the intent says, not only with one of its words: "5 tips" asks for no advice. */
const requests: { readonly [I in UserIntent]?: RegExp } = {
  product_recommendation:
    /\b(?:which|what(?:'s| is| are) (?:the best|a good|your favou?rite)|recommend\w*|suggest\w*|looking for|where (?:can|do|to|should)|should i (?:get|buy|choose)|any good)\b/i,
  evidence_check:
    /\b(?:evidence|stud(?:y|ies)|research|proven|true|really|actually|works?|legit|thoughts|opinions?|think)\b/i,
  experience_request: /\b(?:any(?:one|body)|your|you|who|dae|experiences?)\b/i,
}

const isRequest = (intent: UserIntent, post: ReadPost): boolean => {
  const { text } = post
  if (text === null) return post.question
  const sentences = [text.title, ...text.body.split(/(?<=[.!?])\s+|\n+/)].filter((one) => isPut(one))
  return sentences.some((one) => !isHeadline(one, post) && (requests[intent]?.test(one) ?? true))
}

/** Whether a post really does what its intent says: who asks puts a request, and who tells speaks of himself. */
export const isTold = (intent: UserIntent, post: ReadPost): boolean => {
  if (post.intent !== intent) return false
  if (intent === "news_and_content") return post.site !== null && !ownVoice.test(post.text?.title ?? "")
  if (intent === "personal_story" || intent === "emotional_support")
    return !post.question && ownVoice.test(post.text?.title ?? "")
  return wantsAnswer.has(intent) || intent === "product_recommendation"
    ? post.question && isRequest(intent, post)
    : true
}
