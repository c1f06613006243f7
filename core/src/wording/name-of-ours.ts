import { sequenceOf } from "#reading/concepts.ts"
import { type Subject, subjectOf } from "#vocabulary/subjects.ts"

const noWords = new Float64Array()

/** Whether a name is that of a listed subject, by whatever words it was counted ("body weight" of "weight"). */
export const isNameOfOurs = ({ name }: Pick<Subject, "name">): boolean =>
  sequenceOf(name).some((term) => {
    const own = subjectOf(term, null, noWords)
    return own?.listed === true && own.name.toLowerCase() === name.toLowerCase()
  })
