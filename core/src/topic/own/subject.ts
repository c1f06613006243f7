import type { Library } from "#evidence/library.ts"
import { type Nature, natureOf } from "#evidence/nature.ts"
import type { SubjectFile, SubjectKind as FileKind } from "#evidence/subject-file.ts"
import type { ReadingWords } from "#language/reading.ts"
import { ownTermsOf } from "#reading/in-language.ts"
import type { ReadPost } from "#reading/read-post.ts"
import type { Language } from "#script/settings.ts"
import type { SubjectKind } from "#vocabulary/subjects.ts"
import { ofSubjects } from "#vocabulary/in-force.ts"
import { retiredFrom } from "#vocabulary/stored.ts"
import type { Entry } from "#vocabulary/vocabulary.ts"

/** A subject in a language of its own. `concept` is what its posts are counted by. */
export interface OwnSubject {
  readonly concept: string
  readonly name: string
  /** The form that the concept is made of, as people write it. */
  readonly called: string
  readonly kind: SubjectKind
  readonly nature: Nature
  readonly file: SubjectFile | null
  readonly listed: boolean
}

const kindOfFile: { readonly [K in FileKind]: SubjectKind } = {
  supplement: "supplement",
  medicine: "medicine",
  interaction: "medicine",
  food: "food",
  diet: "diet",
  condition: "condition",
  body: "organ",
  exercise: "exercise",
  habit: "habit",
  gear: "gear",
}

const natureOfKind: { readonly [K in SubjectKind]: Nature } = {
  supplement: "supplement",
  medicine: "medicine",
  food: "food",
  diet: "diet",
  exercise: "exercise",
  sport: "exercise",
  body: "symptom",
  organ: "function",
  meal: "food",
  condition: "condition",
  symptom: "symptom",
  measure: "measure",
  gear: "device",
  skincare: "product",
  therapy: "therapy",
  habit: "habit",
  profession: "theme",
  event: "theme",
  term: "theme",
}

/** What the stems of a text are counted under. */
export const ownConceptOf = (text: string, words: ReadingWords): string =>
  ownTermsOf(text, words)
    .map(({ stem }) => stem)
    .join("_")

/** How often a form's words are written; one of them that counts for nothing would leave the rest to mean another thing. */
const wordsOf = (form: string): number => form.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)?.length ?? 0

/** The subjects in force; see `withSubjects`. */
const inForce = ofSubjects((subjects: ReadonlyArray<Entry>) => ({
  subjects,
  retired: retiredFrom(subjects),
}))

/**
 * The evidence files whose names are read: all but those that only retired subjects led to. A retired subject is left out
 * whichever list names it.
 */
const filesIn = (
  library: Library | null,
  { subjects, retired }: ReturnType<typeof inForce>,
): ReadonlyArray<SubjectFile> => {
  const [led, left] = [retired, subjects].map((all) => new Set(all.map(({ evidence }) => evidence)))
  return (
    library?.files.filter(
      ({ pair, subject }) => pair === null && !(led?.has(subject) === true && left?.has(subject) !== true),
    ) ?? []
  )
}

/**
 * The subjects of a language by what they are counted under: those of the evidence library, then those of the list that is
 * in force.
 */
export const ownSubjects = (
  language: Language,
  words: ReadingWords,
  library: Library | null,
): ReadonlyMap<string, OwnSubject> => {
  const listed = inForce()
  const kept = new Set(listed.subjects.flatMap(({ forms }) => forms[language]))
  const gone = new Set(
    listed.retired.flatMap(({ forms }) =>
      forms[language].flatMap((form) => (kept.has(form) ? [] : ownConceptOf(form, words))),
    ),
  )
  const subjects = new Map<string, OwnSubject>()
  const add = (form: string, subject: Omit<OwnSubject, "concept" | "called">): void => {
    const concept = ownConceptOf(form, words)
    if (concept === "" || concept.startsWith("_") || concept.split("_").includes("")) return
    if (words.general.has(concept) || subjects.has(concept) || gone.has(concept)) return
    if (concept.split("_").length < wordsOf(form)) return
    subjects.set(concept, { ...subject, concept, called: form })
  }
  const files = filesIn(library, listed)
  const told = (file: SubjectFile): Omit<OwnSubject, "concept" | "called"> => ({
    name: file.names[language][0],
    kind: kindOfFile[file.kind],
    nature: natureOf(file),
    file,
    listed: true,
  })
  for (const file of files) for (const name of file.names[language]) add(name, told(file))
  for (const entry of listed.subjects) {
    const file = entry.evidence === null ? null : (library?.bySubject.get(entry.evidence) ?? null)
    const [name] = entry.forms[language]
    if (name === undefined || file?.pair === undefined) {
      for (const form of entry.forms[language])
        add(form, {
          name: entry.forms[language][0] ?? form,
          kind: entry.kind,
          nature: natureOfKind[entry.kind],
          file: null,
          listed: true,
        })
      continue
    }
    for (const form of entry.forms[language])
      if (file.pair === null) add(form, { ...told(file), kind: entry.kind })
  }
  for (const file of files) for (const name of file.alsoCalled[language]) add(name, told(file))
  return subjects
}

/** A list's name must stand in this share of the posts. */
const borne = 0.4

/** A subject by the name that its posts know: the list's where they write it, else their own form of it. Medicines keep theirs. */
export const asCalled = (
  subject: OwnSubject,
  posts: ReadonlyArray<ReadPost>,
  { reading }: { readonly reading: ReadingWords },
): OwnSubject => {
  const isBorne = ownConceptOf(subject.name, reading)
    .split("_")
    .every((part) => posts.filter(({ terms }) => terms.includes(part)).length >= borne * posts.length)
  return isBorne || subject.kind === "medicine" ? subject : { ...subject, name: subject.called }
}
