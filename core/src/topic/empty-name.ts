import { lookUp } from "#text/lexicon.ts"
import type { Told } from "#trend/trends.ts"
import { isPlain, isWide } from "#vocabulary/subjects.ts"

/** More posts than this say by their number that something is talked about, whatever it is called. */
const fewPosts = 5

/**
 * So many posts on a noun, oftener than chance brings them on one day of five hundred, are talk about it, be it as plain as
 * "sauces". On 42 real days two such nouns rose ("drugs"); of planted ones a tenth were left out for being plain.
 */
const plainRise = { posts: 6, tail: 0.002 }
/** Medicines, or what is misused: no count of the word tells which. */
const ofTwoSenses: ReadonlySet<string> = new Set(["drug"])

export const isPlainRise = ({ concept, posts, tail }: Pick<Told, "concept" | "posts" | "tail">): boolean =>
  posts.length >= plainRise.posts &&
  tail <= plainRise.tail &&
  lookUp(concept)?.kind === "noun" &&
  !ofTwoSenses.has(concept)

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
