import { nameWords, spanOf } from "#evidence/names.ts"
import { writing } from "#language/writing.ts"
import { checkClaims } from "#script/claims/check-claims.ts"
import { claimContextOf } from "#script/drafting.ts"
import type { WritingOrder } from "#script/ports.ts"
import { isSoonSaid } from "#script/first-words.ts"
import { toldHeading, toldQuestion } from "#script/told-question.ts"
import { isSteadyTopic } from "#topic/steady-key.ts"
import type { Asked } from "#topic/topic.ts"

/** The question that a script is to answer. */
export interface Posed {
  readonly text: string
  /** How many posts ask it; null where it is the title's, which nobody is said to have asked. */
  readonly counted: (Pick<Asked, "posts" | "among"> & { readonly days: 3 | 7 }) | null
  /** Whether it can be said first: it names what it is about, within the time of first words. */
  readonly opens: boolean
}

/** One post that asks is no crowd. */
const leastAsking = 2

/**
 * The question of an order's topic, as its posts ask it, else as its title puts it; null where there is none in the
 * order's language that may be said, and where the title only asks what a word means: that stands in quotation marks.
 */
export const posedIn = (
  order: Pick<WritingOrder, "topic" | "title" | "settings" | "profile">,
  name: string,
): Posed | null => {
  const { topic, title, settings } = order
  const { language } = settings
  if (topic === null) return null
  const asked = topic.engagementData.question ?? null
  const maySay = (text: string) => checkClaims(text, claimContextOf(order)).length === 0
  const opens = (text: string) =>
    isSoonSaid(text, language) &&
    [name, ...topic.keywords].some(
      (one) => spanOf(nameWords(one, language), nameWords(text, language), language) !== null,
    )
  const told = asked === null ? null : toldQuestion(asked.text, topic, language, name)
  if (asked !== null && told !== null && asked.posts >= leastAsking && maySay(told))
    return {
      text: told,
      counted: { posts: asked.posts, among: asked.among, days: isSteadyTopic(topic) ? 7 : 3 },
      opens: opens(told),
    }
  if (topic.language !== language) {
    const heading = title.endsWith("?") ? toldHeading(title, topic, language, name) : null
    return heading === null || !maySay(heading)
      ? null
      : { text: heading, counted: null, opens: opens(heading) }
  }
  const words = writing[language].questions
  const own = words.ownQuestion(title)
  if (!title.endsWith("?") || asksOfWord(title) || !maySay(own)) return null
  const text = [own, words.shorterQuestion(own)].find(opens)
  return { text: text ?? own, counted: null, opens: text !== undefined }
}

/** Whether a title asks what a word means to its posts: it quotes the word. */
export const asksOfWord = (title: string): boolean => /["“”]/u.test(title)
