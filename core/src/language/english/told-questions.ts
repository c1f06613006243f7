import type { AskedAspect, QuestionTelling } from "#language/told-questions.ts"
import type { Aspect } from "#reading/asks.ts"
import { type Subject, subjectNamed } from "#vocabulary/subjects.ts"
import { aspectOfHeading } from "#wording/aspect-of-heading.ts"
import { aspectIn, questionOf } from "#wording/question.ts"
import { sortOf, spokenAs } from "#wording/sorts.ts"

const spokenBy = (name: string, aspectOf: (subject: Subject) => Aspect | null): AskedAspect | null => {
  const subject = subjectNamed(name)
  if (subject === null) return null
  // A meal's question is put about its ideas.
  const [aspect] = [subject, spokenAs(subject)].flatMap((one) => aspectOf(one) ?? [])
  return aspect === undefined ? null : { aspect, sort: sortOf(subject) }
}

export const toldQuestions: QuestionTelling = {
  recognise: (text, name) => spokenBy(name, (subject) => aspectIn(text, subject)),
  ofHeading: (title, name) => spokenBy(name, (subject) => aspectOfHeading(title, subject)),
  say: ({ aspect }, name) => {
    const subject = subjectNamed(name)
    return subject === null ? null : questionOf(aspect, spokenAs({ ...subject, name }))
  },
}
