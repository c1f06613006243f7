import { statesQuestion } from "@rounds/core/topic/order.ts"
import { say } from "#output.ts"

type Listed = Parameters<typeof statesQuestion>[0]

/** The headings of the screen: every command says the same. */
const QUESTIONS = "Questions of the day"
const NAMED =
  "Named more than usual: more posts than usual, but no question that half of them share. Read them before you film."

/**
 * Topics as two lists, numbered through: those that state a question, and below a heading those that are but names. Where
 * there are no names, the questions need no heading.
 */
export const sayTwoLists = <T extends Listed>(
  topics: ReadonlyArray<T>,
  lineOf: (topic: T) => string,
): void => {
  const asked = topics.filter(statesQuestion)
  const named = topics.filter((topic) => !statesQuestion(topic))
  const sayFrom = (first: number, some: ReadonlyArray<T>): void =>
    some.forEach((topic, at) => say(`${`${first + at}`.padStart(2)}. ${lineOf(topic)}`))
  if (named.length > 0) say(asked.length === 0 ? `${QUESTIONS}: none` : QUESTIONS)
  sayFrom(1, asked)
  if (named.length > 0) say(NAMED)
  sayFrom(asked.length + 1, named)
}
