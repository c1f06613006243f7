import { usualLanguage } from "#language/names.ts"
import type { Language } from "#script/settings.ts"
import type { Specialty } from "#topic/specialty.ts"
import type { TopicMark } from "./personal-topic.ts"
import type { ForYouReason, Shared } from "./reason.ts"

/** What a theme is about. */
interface About {
  readonly themeKey: string
  readonly category: string
  /** Names of its subjects. */
  readonly subjects: ReadonlyArray<string>
}

/** What the place of a topic depends on. */
export interface Orderable extends About {
  readonly language: Language
  /** The professions it concerns, most of all the first. */
  readonly specialties: ReadonlyArray<Specialty>
}

/** A theme of somebody's own: one that they wrote about or saved. */
export interface OwnTheme extends About {
  readonly title: string
}

/** What is known of whoever the topics are ordered for. */
export interface Reader {
  /** That they work in, their own first. */
  readonly languages: ReadonlyArray<Language>
  readonly specialties: ReadonlyArray<Specialty>
  /** What they wrote scripts about, newest first. */
  readonly written: ReadonlyArray<OwnTheme & { readonly writtenAt: string }>
  /** What they saved, last saved first. */
  readonly saved: ReadonlyArray<OwnTheme>
  readonly marks: ReadonlyMap<string, TopicMark>
}

/** A topic in its place for somebody, and what brought it there; nothing where it only follows the general order. */
export interface Placed<T extends Orderable> {
  readonly topic: T
  readonly why: ReadonlyArray<ForYouReason>
}

/** Categories that say nothing of what a topic is about. */
const wide = new Set(["health", "new term"])

/**
 * Topics in the order that suits somebody, from the order that holds for all. Their own language comes first. In each
 * language: first what concerns their profession most of all, then what concerns it too, then the rest. Among these: what they saved, what shares a subject with what they
 * wrote about or saved, what lies in the same field, then what is far; what is alike keeps the general order. What they
 * marked as not for them is left out, whatever else speaks for it. There is no score: each place follows from the
 * reasons that are given with it.
 */
export const orderFor = <T extends Orderable>(
  topics: ReadonlyArray<T>,
  reader: Reader,
): ReadonlyArray<Placed<T>> =>
  topics
    .filter(({ themeKey }) => reader.marks.get(themeKey) !== "not_for_me")
    .map((topic, at) => ({ topic, at, place: placeOf(topic, reader), near: nearnessOf(topic, reader) }))
    .toSorted(
      (a, b) =>
        languageRank(a.topic, reader) - languageRank(b.topic, reader) ||
        rankOf(a.place) - rankOf(b.place) ||
        distanceOf(a.near) - distanceOf(b.near) ||
        a.at - b.at,
    )
    .map(({ topic, place, near }) => ({
      topic,
      why: [
        ...(isOfOwnLanguage(topic, reader) ? [{ kind: "language" as const, language: topic.language }] : []),
        ...(place === null ? [] : [{ kind: "profession" as const, specialty: place.specialty }]),
        ...near,
      ],
    }))

const languageRank = ({ language }: Orderable, { languages }: Reader): number => {
  const at = languages.indexOf(language)
  return at === -1 ? languages.length : at
}

/** The usual language is that of most topics: it says nothing about one of them. */
const isOfOwnLanguage = ({ language }: Orderable, { languages }: Reader): boolean =>
  language !== usualLanguage && languages.includes(language)

interface Place {
  readonly specialty: Specialty
  readonly isFirst: boolean
}

const rankOf = (place: Place | null): number => (place === null ? 2 : place.isFirst ? 0 : 1)

/** The first of a topic's professions that is one of the reader's. */
const placeOf = ({ specialties }: Orderable, reader: Reader): Place | null => {
  const at = specialties.findIndex((specialty) => reader.specialties.includes(specialty))
  const specialty = specialties[at]
  return specialty === undefined ? null : { specialty, isFirst: at === 0 }
}

const distanceOf = (near: ReadonlyArray<ForYouReason>): number =>
  Math.min(3, ...near.map((reason) => ("shared" in reason ? (reason.shared.by === "subject" ? 1 : 2) : 0)))

const nearnessOf = (topic: Orderable, { written, saved, marks }: Reader): ReadonlyArray<ForYouReason> => {
  const script = nearestOf(written, topic)
  const kept = nearestOf(saved, topic)
  return [
    ...(marks.get(topic.themeKey) === "saved" ? [{ kind: "saved" as const }] : []),
    ...(script === null
      ? []
      : [{ kind: "near_script" as const, shared: script.shared, writtenAt: script.own.writtenAt }]),
    ...(kept === null ? [] : [{ kind: "near_saved" as const, shared: kept.shared, title: kept.own.title }]),
  ]
}

/** The first theme that shares a subject with the topic, else the first of its field; null where none is near. */
const nearestOf = <O extends OwnTheme>(
  owns: ReadonlyArray<O>,
  topic: Orderable,
): { readonly own: O; readonly shared: Shared } | null => {
  // Who wrote about the theme itself is told so instead.
  const others = owns.filter(({ themeKey }) => themeKey !== topic.themeKey)
  for (const own of others) {
    const name = topic.subjects.find((subject) => own.subjects.includes(subject))
    if (name !== undefined) return { own, shared: { by: "subject", name } }
  }
  const own = wide.has(topic.category)
    ? undefined
    : others.find(({ category }) => category === topic.category)
  return own === undefined ? null : { own, shared: { by: "category", name: topic.category } }
}
