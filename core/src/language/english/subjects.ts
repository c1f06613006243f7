import type { SubjectWords } from "#language/subjects.ts"

export const subjects: SubjectWords = {
  thisClaim: "this claim",
  spoken: (name) => name,
  inTopics: (name) => [name],
  searched: (own) => own,
}
