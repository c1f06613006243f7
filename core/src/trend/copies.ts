import { DAY_SECONDS } from "#kernel/day.ts"
import { numberedTerms } from "#reading/numbered-terms.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { bandsBy, bucketsFor, type Keys } from "./bands.ts"
import { type Concepts, conceptsIn } from "./post-concepts.ts"

/** Fewer concepts than this may well be written alike by different people, unless within the hour. */
const comparable = 6
const sameHour = 3600
const alike = 0.7

/** A heading of so many concepts is nobody else's, a question of one more: many people ask the same in few words. */
const ofHeading = { told: 4, asked: 5 }
/** Headings share so much of the longer one, and nearly all of the shorter ("article:", "from another forum"). */
const nearly = { longer: 0.7, shorter: 0.85 }
/** Within so many seconds. */
const sameDays = 3 * DAY_SECONDS
/** Who adds no more concepts than this to a heading passes on what stands under it. */
const little = 2

/** Texts of much different length share too little to be alike. */
const isComparable = (length: number, own: number): boolean =>
  Math.min(length, own) >= alike * Math.max(length, own)

/** Whether two texts are alike that share so many of their concepts (Jaccard). */
const isMuch = (shared: number, length: number, own: number): boolean =>
  shared / (own + length - shared) >= alike

const bitsIn = (bits: number): number => {
  const pairs = bits - ((bits >>> 1) & 0x55_55_55_55)
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33)
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24
}

/** Length and bits of the posts so far, side by side: most that begin alike are told apart by these. */
const printsOf = (posts: number) => {
  const prints = new Int32Array(3 * posts)
  return {
    add: (post: number, { length, low, high }: Concepts): void => {
      prints[3 * post] = length
      prints[3 * post + 1] = low
      prints[3 * post + 2] = high
    },
    lengthOf: (post: number): number => prints[3 * post] ?? 0,
    /** Whether a post may be alike: each bit of one that the other lacks is a concept that the two do not share. */
    mayBe: (post: number, own: Concepts): boolean => {
      const length = prints[3 * post] ?? 0
      if (!isComparable(length, own.length)) return false
      const [low, high] = [prints[3 * post + 1] ?? 0, prints[3 * post + 2] ?? 0]
      const theirs = bitsIn(low & ~own.low) + bitsIn(high & ~own.high)
      const ours = bitsIn(own.low & ~low) + bitsIn(own.high & ~high)
      return isMuch(Math.min(length - theirs, own.length - ours), length, own.length)
    },
  }
}

type ConceptsOf = ReturnType<typeof conceptsIn>

/** The same page, linked again. */
const sameLink = () => {
  const linked = new Set<number>()
  return {
    isCopy: ({ link }: ReadPost): boolean => link !== 0 && linked.has(link),
    keep: ({ link }: ReadPost): void => {
      if (link !== 0) linked.add(link)
    },
  }
}

/**
 * A text too short to be compared, in the same words again: in its community within the hour, and by its author in any
 * community within the day. Of an author who is not known the hour must do, and one word alone says nothing.
 */
const sameWords = ({ hashOf }: ConceptsOf) => {
  const [here, theirs] = [lastSaid(), lastSaid()]
  return ({ community, authorKey, createdAt }: ReadPost, { ids, length }: Concepts): boolean => {
    if (length >= comparable) return false
    let words = length
    for (let at = 0; at < length; at++) words = Math.imul(words ^ hashOf(ids[at] ?? 0), 0x01_00_01_93)
    const isSaidHere = here(words, community, createdAt) <= sameHour
    const isSaidByAuthor =
      length > 1 && theirs(words, authorKey, createdAt) <= (authorKey === null ? sameHour : DAY_SECONDS)
    return isSaidHere || isSaidByAuthor
  }
}

/** How many seconds ago somebody said the same words last: one time for each, however often they are said. */
const lastSaid = () => {
  const numbers = new Map<string | null, number>()
  const last = new Map<number, number>()
  return (words: number, who: string | null, at: number): number => {
    const number = numbers.get(who) ?? numbers.size
    numbers.set(who, number)
    const key = (words >>> 0) * 0x20_00_00 + number
    const before = last.get(key) ?? -Infinity
    last.set(key, at)
    return at - before
  }
}

/** Nearly the same text. */
const alikeTexts = (posts: ReadonlyArray<ReadPost>, { sharedWith }: ConceptsOf) => {
  const buckets = bucketsFor(posts.length, "text")
  const prints = printsOf(posts.length)
  return {
    isCopy: (own: Concepts, { text }: Keys): boolean =>
      own.length >= comparable &&
      buckets.some(text, (before) => {
        const other = prints.mayBe(before, own) ? posts[before] : undefined
        return other !== undefined && isMuch(sharedWith(other), prints.lengthOf(before), own.length)
      }),
    keep: (at: number, own: Concepts, { text }: Keys): void => {
      if (own.length < comparable) return
      prints.add(at, own)
      buckets.add(text, at)
    },
  }
}

const isBare = (own: Concepts): boolean => own.length - own.titled <= little

/** Nearly the same heading, where one of the two says little else: an article or a study, passed on by somebody else. */
const alikeHeadings = (posts: ReadonlyArray<ReadPost>, { sharedTitleWith }: ConceptsOf) => {
  const buckets = bucketsFor(posts.length, "title")
  const titled = new Uint8Array(posts.length)
  const bare = new Uint8Array(posts.length)
  const mayBe = (before: number, own: Concepts): boolean => {
    const length = titled[before] ?? 0
    return (
      (bare[before] === 1 || isBare(own)) &&
      Math.min(length, own.titled) >= nearly.longer * Math.max(length, own.titled)
    )
  }
  return {
    isCopy: (post: ReadPost, own: Concepts, { title }: Keys): boolean =>
      own.titled >= ofHeading.told &&
      buckets.some(title, (before) => {
        const other = mayBe(before, own) ? posts[before] : undefined
        if (other === undefined || post.createdAt - other.createdAt > sameDays) return false
        const shared = sharedTitleWith(other)
        const length = titled[before] ?? 0
        return (
          shared >= ofHeading[post.question || other.question ? "asked" : "told"] &&
          shared >= nearly.longer * Math.max(length, own.titled) &&
          shared >= nearly.shorter * Math.min(length, own.titled)
        )
      }),
    keep: (at: number, own: Concepts, { title }: Keys): void => {
      if (own.titled < ofHeading.told) return
      titled[at] = Math.min(255, own.titled)
      bare[at] = isBare(own) ? 1 : 0
      buckets.add(title, at)
    },
  }
}

/**
 * Leaves out later copies of a post, in whatever community: the same linked page; nearly the same text (Jaccard of concepts
 * >= 0.7) or, of what is passed on, nearly the same heading, both found by MinHash bands, so the cost stays linear; of a
 * text too short to be compared the same words again. Order decides which one stays: the earliest.
 */
export const withoutCopies = (posts: ReadonlyArray<ReadPost>): ReadonlyArray<ReadPost> => {
  const numbered = numberedTerms(posts)
  const concepts = conceptsIn(numbered)
  const keysOf = bandsBy(numbered.words.count(), concepts.hashOf)
  const links = sameLink()
  const isSaidAgain = sameWords(concepts)
  const texts = alikeTexts(posts, concepts)
  const headings = alikeHeadings(posts, concepts)
  return posts.filter((post, at) => {
    const own = concepts.of(post)
    if (links.isCopy(post) || isSaidAgain(post, own)) return false
    const keys = keysOf(own)
    if (texts.isCopy(own, keys) || headings.isCopy(post, own, keys)) return false
    links.keep(post)
    texts.keep(at, own, keys)
    headings.keep(at, own, keys)
    return true
  })
}
