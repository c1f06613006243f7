import type { ReadPost } from "#reading/read-post.ts"
import { lookUp, vectorOf } from "#text/lexicon.ts"
import { termsOf, tokensOf } from "#text/tokens.ts"
import { aboutness, spokenOf, type Head } from "#topic/telling.ts"
import { isListed, subjectOf, type Subject } from "#vocabulary/subjects.ts"

/** A narrower name must stand in this share of the posts that are about the subject. */
const focused = 0.6
/** A pair of words that is in no list needs so many posts, and to be used as a noun in one of them. */
const leastUnlisted = 4

/** Words after which a pair is a thing, not a sentence: "about knee clicking", but not "my knee clicks". */
const opens = /(?:^|\b(?:of|on|for|with|without|about|against|from|which|these|those|between|versus|vs)\s+)$/i

/** Who has or does something is no narrower thing ("autistic person"). */
const people: ReadonlySet<string> = new Set(
  ["person", "people", "man", "men", "woman", "women", "guys", "girls", "boys", "kids", "child", "children"]
    .concat([
      "friend",
      "patient",
      "husband",
      "wife",
      "boyfriend",
      "girlfriend",
      "mother",
      "father",
      "parents",
    ])
    .flatMap((word) => termsOf(word)),
)

interface Pair {
  readonly posts: Set<string>
  readonly forms: Map<string, number>
  noun: boolean
}

const isNoun = (sentence: string, form: string): boolean => {
  const at = sentence.toLowerCase().indexOf(form)
  if (at < 0) return false
  const before = sentence.slice(0, at)
  const after = sentence.slice(at + form.length)
  return before.trim() === "" ? after.startsWith(":") : opens.test(before)
}

const most = (forms: ReadonlyMap<string, number>): string =>
  [...forms].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? ""

/**
 * The narrower thing that at least half of the posts about a subject mean: "creatine gummies" for creatine, "knee
 * clicking" for the knee. It is a pair of neighbouring words with the subject in it, listed or known as a noun, or
 * used as one here by four posts or more. Gives the subject itself when there is none.
 */
export const focusOf = (head: Head, posts: ReadonlyArray<ReadPost>): Subject => {
  const { subject } = head
  if (subject.concept.includes("_")) return subject
  const about = posts.filter((post) => aboutness(post, head) > 0)
  const own = new Set(tokensOf(subject.name.replaceAll("-", " ")).map(({ stem }) => stem))
  const pairs = new Map<string, Pair>()
  for (const post of about) {
    for (const sentence of spokenOf(post, head)) {
      let before: string | null = null
      for (const { stem, word, previous } of tokensOf(sentence)) {
        if (
          previous !== null &&
          before !== null &&
          previous !== stem &&
          [previous, stem].includes(subject.concept)
        ) {
          const term = `${previous}_${stem}`
          const form = `${before} ${word}`
          const pair = pairs.get(term) ?? { posts: new Set(), forms: new Map(), noun: false }
          pair.posts.add(post.id)
          pair.forms.set(form, (pair.forms.get(form) ?? 0) + 1)
          pair.noun ||= isNoun(sentence, form)
          pairs.set(term, pair)
        }
        before = word
      }
    }
  }
  const around = vectorOf([])
  const fitting = [...pairs].flatMap(([term, pair]) => {
    const count = pair.posts.size
    if (
      count < Math.max(2, about.length * focused) ||
      term.split("_").some((part) => people.has(part)) ||
      term.split("_").every((part) => own.has(part) || part.length < 4)
    )
      return []
    const known = subjectOf(term, null, around)
    if (known !== null && (isListed(term) || lookUp(term)?.kind === "noun"))
      return [{ count, term, subject: isListed(term) ? known : { ...known, kind: subject.kind } }]
    const named = most(pair.forms)
    if (count < leastUnlisted || !pair.noun) return []
    return [{ count, term, subject: { concept: term, name: named, kind: subject.kind, listed: false } }]
  })
  return fitting.toSorted((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1))[0]?.subject ?? subject
}
