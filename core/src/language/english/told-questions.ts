import type { QuestionTelling } from "#language/told-questions.ts"
import { conceptOf, isListed, subjectOf } from "#vocabulary/subjects.ts"
import { aspectOfHeading } from "#wording/headings.ts"
import { aspectIn, questionOf } from "#wording/question.ts"
import { sortOf, spokenAs } from "#wording/sorts.ts"

const listed = (name: string) => {
  const concept = conceptOf(name)
  return isListed(concept) ? subjectOf(concept, null, new Float64Array(0)) : null
}

export const toldQuestions: QuestionTelling = {
  recognise: (text, name) => {
    const subject = listed(name)
    // A meal's question is put about its ideas.
    if (subject === null) return null
    const spoken = [subject, spokenAs(subject)]
    const aspect =
      spoken.map((one) => aspectIn(text, one)).find((one) => one !== null) ??
      spoken.map((one) => aspectOfHeading(text, one)).find((one) => one !== null)
    return aspect === undefined ? null : { aspect, sort: sortOf(subject) }
  },
  say: ({ aspect }, name) => {
    const subject = listed(name)
    return subject === null ? null : questionOf(aspect, spokenAs({ ...subject, name }))
  },
}
