import type { Ask } from "#evidence/finding.ts"
import type { SubjectFile } from "#evidence/subject-file.ts"

/** A thing one takes, eats or does; a trouble one has; two things together. */
type Sort = "thing" | "trouble" | "pair"

const sortOf = ({ kind }: SubjectFile): Sort =>
  kind === "interaction" ? "pair" : kind === "condition" || kind === "body" ? "trouble" : "thing"

/** Questions whose grammar holds for singular and plural names alike. */
const questions: { readonly [A in Ask]: { readonly [S in Sort]: (name: string) => string } } = {
  what: {
    thing: (n) => `what should you know about ${n}`,
    trouble: (n) => `what is going on with ${n}`,
    pair: (n) => `what happens with ${n}`,
  },
  works: {
    thing: (n) => `is there anything to ${n}`,
    trouble: (n) => `what really helps with ${n}`,
    pair: (n) => `does it matter: ${n}`,
  },
  how_much: {
    thing: (n) => `how much is sensible with ${n}`,
    trouble: (n) => `how much is enough with ${n}`,
    pair: (n) => `how much is too much of ${n}`,
  },
  when: {
    thing: (n) => `when is the right time for ${n}`,
    trouble: (n) => `when do you act on ${n}`,
    pair: (n) => `do a few hours between help with ${n}`,
  },
  how_long: {
    thing: (n) => `how long until you notice ${n}`,
    trouble: (n) => `how long does it take with ${n}`,
    pair: (n) => `how long do you keep apart ${n}`,
  },
  safe: {
    thing: (n) => `what is safe with ${n}`,
    trouble: (n) => `what is safe with ${n}`,
    pair: (n) => `what should you watch with ${n}`,
  },
  side_effects: {
    thing: (n) => `what can go wrong with ${n}`,
    trouble: (n) => `what can go wrong with ${n}`,
    pair: (n) => `what can go wrong with ${n}`,
  },
  who_not: {
    thing: (n) => `who should stay away from ${n}`,
    trouble: (n) => `who needs to be careful with ${n}`,
    pair: (n) => `who needs to be careful with ${n}`,
  },
  with: {
    thing: (n) => `what goes with ${n}, and what does not`,
    trouble: (n) => `what goes along with ${n}`,
    pair: (n) => `what happens between ${n}`,
  },
  forms: {
    thing: (n) => `which form of ${n}`,
    trouble: (n) => `which kind of ${n} is it`,
    pair: (n) => `does the product matter with ${n}`,
  },
  compare: {
    thing: (n) => `is there something better than ${n}`,
    trouble: (n) => `what works better for ${n}`,
    pair: (n) => `is there another way round ${n}`,
  },
  cause: {
    thing: (n) => `what happens in your body with ${n}`,
    trouble: (n) => `where does it come from: ${n}`,
    pair: (n) => `why do they clash: ${n}`,
  },
  do_first: {
    thing: (n) => `what comes first with ${n}`,
    trouble: (n) => `what do you do first with ${n}`,
    pair: (n) => `what do you do first about ${n}`,
  },
  stop: {
    thing: (n) => `what happens when you stop ${n}`,
    trouble: (n) => `when can you stop worrying about ${n}`,
    pair: (n) => `do you have to give up one of the two: ${n}`,
  },
  children: {
    thing: (n) => `what about children and ${n}`,
    trouble: (n) => `what about children with ${n}`,
    pair: (n) => `what about children and ${n}`,
  },
  pregnancy: {
    thing: (n) => `what about pregnancy and ${n}`,
    trouble: (n) => `what about pregnancy with ${n}`,
    pair: (n) => `what about pregnancy and ${n}`,
  },
  older: {
    thing: (n) => `what changes with age: ${n}`,
    trouble: (n) => `what changes with age: ${n}`,
    pair: (n) => `what changes with age: ${n}`,
  },
  myth: {
    thing: (n) => `what is true about ${n}`,
    trouble: (n) => `what is true about ${n}`,
    pair: (n) => `what is true about ${n}`,
  },
}

/** The question about a subject, without capital and question mark. */
export const questionOn = (ask: Ask, file: SubjectFile): string => {
  const [name] = file.names.english
  const question = questions[ask][sortOf(file)](name)
  // "What is safe with training with the cycle" stumbles: the name goes first.
  const end = ` with ${name}`
  return / with /.test(name) && question.endsWith(end)
    ? `${name}: ${question.slice(0, -end.length)}`
    : question
}
