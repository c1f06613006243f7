import type { SubjectWords } from "#language/subjects.ts"

export const subjects: SubjectWords = {
  thisClaim: "this claim",
  spoken: (name) => name,
  searched: (own) => own,
}
