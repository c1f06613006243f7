import { names, usualLanguage } from "#language/names.ts"
import type { Language } from "#script/settings.ts"
import { unmarked } from "#text/letters.ts"
import type { Trend } from "#trend/trends.ts"
import type { Topic } from "./topic.ts"

/** What has to be remembered of a topic of the run before. */
export interface PreviousTopic {
  readonly language: Language
  readonly themeKey: string
  readonly concepts: ReadonlyArray<string>
}

export const previousOf = ({
  language,
  themeKey,
  engagementData,
}: Pick<Topic, "language" | "themeKey" | "engagementData">): PreviousTopic => ({
  language,
  themeKey,
  concepts: engagementData.concepts,
})

/** What a subject is called in keys: those of one language are told from those of another. */
export const keyNameOf = (name: string, language: Language): string =>
  language === usualLanguage ? name : `${names[language].tag} ${unmarked(name)}`

/** A name as the part of a key. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 100)

const jaccard = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): number => {
  const shared = a.filter((concept) => b.includes(concept)).length
  return shared / Math.max(1, a.length + b.length - shared)
}

/** What a key is made of: the name of the subject, and the concepts that came with it. */
type Named = Pick<Trend, "subject" | "concepts">

/** A trend with its key: that of the topic of the run before which it continues, if there is one. */
export interface Keyed<T extends Named> {
  readonly trend: T
  readonly themeKey: string
}

/**
 * Gives every trend of a language its key, no two alike. A subject keeps its key from run to run as long as its name, or
 * half of its concepts, stay; a key that is the name of another trend of this run stays with that one. A word that two
 * languages spell alike stands for two subjects: no topic continues one of another language.
 */
export const keyed = <T extends Named>(
  trends: ReadonlyArray<T>,
  previous: ReadonlyArray<PreviousTopic>,
  language: Language,
): ReadonlyArray<Keyed<T>> => {
  const sameLanguage = previous.filter((topic) => topic.language === language)
  const names = new Set(trends.map(({ subject }) => slugOf(subject.name)))
  const taken = new Set<string>()
  return trends.map((trend) => {
    const own = slugOf(trend.subject.name)
    const before =
      sameLanguage.find(({ themeKey }) => themeKey === own && !taken.has(own)) ??
      sameLanguage.find(
        ({ themeKey, concepts }) =>
          !names.has(themeKey) && !taken.has(themeKey) && jaccard(concepts, trend.concepts) >= 0.5,
      )
    const key = before?.themeKey ?? own
    let themeKey = key
    for (let n = 2; taken.has(themeKey); n++) themeKey = `${key}-${n}`
    taken.add(themeKey)
    return { trend, themeKey }
  })
}
