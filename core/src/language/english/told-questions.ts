import type { QuestionTelling } from "#language/told-questions.ts"
import { conceptOf, isListed, subjectOf } from "#vocabulary/subjects.ts"
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
    const aspect = subject === null ? null : (aspectIn(text, subject) ?? aspectIn(text, spokenAs(subject)))
    return subject === null || aspect === null ? null : { aspect, sort: sortOf(subject) }
  },
  say: ({ aspect }, name) => {
    const subject = listed(name)
    return subject === null ? null : questionOf(aspect, spokenAs({ ...subject, name }))
  },
}
