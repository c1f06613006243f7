import type { Language } from "#script/settings.ts"
import { holdsConcept } from "#reading/concepts.ts"
import { unmarked } from "#text/letters.ts"
import { isTitled, type OwnWords } from "./asked.ts"
import type { OwnRise } from "./counts.ts"
import type { OwnNamed } from "./facts.ts"
import { listedIn } from "./listed.ts"
import { natureIn } from "./new-nature.ts"
import { isBare, ownNameOf } from "./own-name.ts"
import { asCalled, type OwnSubject } from "./subject.ts"
import { wholeNameOf } from "./whole-name.ts"

/** A more precise name must hold in this share of the posts. */
const nameCovers = 0.4
/** Two words are one name in this share of the posts. */
const pairCovers = 0.7
/** A listed subject stands in this share of the titles. */
const namedInTitles = 0.25
/** A new name stands in this share of the titles; where only three posts hold it, in most. */
const spokenAbout = 0.35
const mostlyTitled = 0.6

/** What is known of a thing by its posts alone. */
const unlisted = { kind: "term", file: null, listed: false } as const

/**
 * Whether a pair is a thing of its own that the listed name only says whose it is: "şeker yüklemesi" is no sugar. A form, a
 * lack or a bout of the listed thing is that thing.
 */
const isOwned = (
  { concept, name }: { readonly concept: string; readonly name: string },
  listed: OwnSubject,
  { reading, topics }: OwnWords,
): boolean => {
  const last = unmarked(name).split(" ").at(-1) ?? ""
  return (
    concept.startsWith(`${listed.concept}_`) && reading.belonging.test(last) && !topics.sameThing.test(last)
  )
}

/** The thing behind words that say what it does to what is listed; null where they are a name. */
const actorOf = (name: string, whole: (name: string) => string, { reading }: OwnWords): string | null => {
  const full = whole(name)
  return full !== name && reading.acting.test(unmarked(name)) ? full : null
}

/** What a rise is about, with its name: a listed subject, or what its posts call it. Null where nothing is named. */
export const namedOf = (
  rise: OwnRise,
  subjects: ReadonlyMap<string, OwnSubject>,
  words: OwnWords,
  language: Language,
): OwnNamed | null => {
  const { posts, concept: head } = rise
  const titledBy = (concept: string): number =>
    posts.filter((post) => isTitled(post, concept)).length / posts.length
  const held = (concept: string): number =>
    posts.filter(({ terms }) => holdsConcept(terms, concept)).length / posts.length
  const written = posts.flatMap((post) => listedIn(post, subjects))
  const share = (subject: OwnSubject): number =>
    written.filter((one) => one === subject).length / posts.length
  const listed = [...new Set(written)]
    .flatMap((subject) => {
      const { concept } = subject
      const isLong = concept.split("_").length > 2
      // What is longer than a pair is not counted as a concept: its share alone speaks for it.
      if (share(subject) < nameCovers || (!isLong && !rise.concepts.includes(concept))) return []
      const own = concept.split("_").some((part) => head.split("_").includes(part))
      // What more titles are about than name it is no coffee because people drink it in its place.
      if (!own && share(subject) < pairCovers && titledBy(head) > titledBy(concept)) return []
      return [{ subject, weight: share(subject) + (concept.includes("_") ? 0.6 : 0) + (own ? 0.8 : 0) }]
    })
    .toSorted((a, b) => b.weight - a.weight)[0]?.subject
  const nameOf = (concept: string): string | null => {
    const name = ownNameOf(concept, posts, words.reading, language)
    if (name === null || unmarked(name).length < 3) return null
    const isCase =
      concept.includes("_") &&
      words.reading.inflected.test(unmarked(name)) &&
      !isBare(name, posts, words.reading)
    return isCase ? null : name
  }
  /** Two words beside each other that most of the posts write, with their name. */
  const pairs = rise.concepts.flatMap((concept) => {
    const name = concept.includes("_") && held(concept) >= pairCovers ? nameOf(concept) : null
    return name === null ? [] : [{ concept, name }]
  })
  const counted = { told: rise.posts, shares: null, ask: null, among: null }
  const trend = { ...rise, ...counted, family: "known" as const, emerging: rise.expected < 2 }
  const whole = (name: string): string => wholeNameOf(name, posts, words.reading, language)
  const form = listed === undefined ? null : ownNameOf(listed.concept, posts, words.reading, language)
  // "Hindistan cevizi" is no nut: a word that belongs to one before it is another thing.
  const isPart =
    listed !== undefined && form !== null && !listed.concept.includes("_") && whole(form) !== form
  if (listed !== undefined && !isPart) {
    // What hardly a title names is only mentioned beside something else.
    if (titledBy(listed.concept) < namedInTitles) return null
    const narrower = pairs.find(
      ({ concept }) => concept !== listed.concept && concept.split("_").includes(listed.concept),
    )
    // An operation that is called by an exercise ("karın germe") is none, and no study of the exercise speaks of it.
    const nature = narrower === undefined ? listed.nature : natureIn(narrower.name, posts, words.topics)
    const isOther =
      narrower !== undefined &&
      ((listed.nature === "exercise" && nature === "therapy") || isOwned(narrower, listed, words))
    const called = asCalled(listed, posts, words)
    const concept = narrower?.concept ?? listed.concept
    // "şeker ölçen saat" is no sugar.
    const full = narrower === undefined ? null : actorOf(narrower.name, whole, words)
    return {
      ...trend,
      subject: {
        ...called,
        ...(isOther || full !== null
          ? { ...unlisted, nature: full === null ? nature : natureIn(full, posts, words.topics) }
          : {}),
        concept,
        name: full ?? narrower?.name ?? called.name,
      },
      titled: titledBy(concept),
    }
  }
  const titled = titledBy(head)
  if (titled < (posts.length > 3 ? spokenAbout : mostlyTitled)) return null
  const [pair] = pairs
  const concept = pair?.concept ?? head
  const alone = pair === undefined ? nameOf(head) : null
  const found = pair?.name ?? alone
  if (found === null) return null
  const name = whole(found)
  const nature = natureIn(name, posts, words.topics)
  return {
    ...trend,
    titled,
    subject: { concept, name, called: name, kind: "term", nature, file: null, listed: false },
  }
}
