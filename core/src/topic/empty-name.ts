import type { Told } from "#trend/trends.ts"
import { isPlain, isWide } from "#vocabulary/subjects.ts"

/** More posts than this say by their number that something is talked about, whatever it is called. */
const fewPosts = 5

/**
 * Whether few posts share no more than a name that says nothing: a word as wide as "exercise", or one of no list that is
 * as plain as "yummy" and not written as a name. What stands out among all that was tested is told all the same.
 */
export const isEmptyName = ({
  subject,
  significant,
  posts,
}: Pick<Told, "subject" | "significant" | "posts">): boolean =>
  !significant && posts.length <= fewPosts && (isWide(subject) || isPlainWord(subject))

/** Whether a name of no list is a word as plain as "effects", and not written as a name. */
export const isPlainWord = ({ concept, listed, name }: Told["subject"]): boolean =>
  !listed && isPlain(concept) && !/\p{Lu}/u.test(name)
