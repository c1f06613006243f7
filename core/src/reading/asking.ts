import type { ReadPost } from "./read-post.ts"
import { holdsConcept, titleSequenceOf } from "./concepts.ts"
import { wantsAnswer } from "./user-intents.ts"

/** A dish that is shown, not asked about: recipe marks, lists of amounts, "my dinner tonight", "I made". */
const shownDish =
  /[[(](?:recipe|pic|pics|oc|image|photo|album|x-post)\b|\b(?:recipe|ingredients)\b|\b\d+ ?(?:tbsp|tsp|tablespoons?|teaspoons?|cups?|oz|cal|calories|g)\b.*\b\d+|\b(?:i|just|finally|we) (?:made|baked|cooked|tried making)\b|\b(?:tonight'?s|today'?s|my|for) (?:dinner|lunch|breakfast|dessert|snack)\b/i

/** Whether a post shows food instead of asking about it; a question in the title always asks. */
export const showsDish = (title: string): boolean => !title.includes("?") && shownDish.test(title)

/** How far one post asks about a concept, 0 to 1: fully when its title names it, half when only the body does. */
const asks = (post: ReadPost, concept: string): number => {
  if (post.text === null) return post.question ? 1 : 0
  const { title } = post.text
  if (showsDish(title) || !(post.question || wantsAnswer.has(post.intent))) return 0
  return holdsConcept(titleSequenceOf(post.text), concept) ? 1 : 0.5
}

/** Mean over the posts of how far they ask about the concept, 0 to 1. */
export const askedShare = (posts: ReadonlyArray<ReadPost>, concept: string): number =>
  posts.reduce((sum, post) => sum + asks(post, concept), 0) / Math.max(1, posts.length)
