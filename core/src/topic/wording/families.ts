import type { ReadPost } from "#topic/read-post.ts"
import type { Head } from "#topic/telling.ts"
import type { Aspect } from "#topic/senses.ts"
import { aspectsOf } from "./aspects.ts"
import type { Sort } from "./sorts.ts"

/** Questions that one wider question answers. */
type Family = "worth" | "doing" | "trouble"

const families: { readonly [F in Family]: ReadonlyArray<Aspect> } = {
  worth: ["effect", "research", "compare", "choice", "treatment", "cost", "progress", "duration"],
  doing: [
    "start",
    "technique",
    "amount",
    "timing",
    "cook",
    "motivation",
    "progress",
    "cost",
    "others",
    "stop",
  ],
  trouble: ["pain", "safety", "doctor", "normal", "cause"],
}

/** The wider question by what the subject is; none where it would make no sense. */
const wide: { readonly [S in Sort]: { readonly [F in Family]?: ReadonlyArray<string> } } = {
  taken: {
    worth: ["{is|are} {n} worth taking?", "Who needs {n}, and who does not?"],
    doing: ["How do you take {n} sensibly?"],
    trouble: ["When {does|do} {n} become a problem?"],
  },
  prescribed: {
    worth: ["What can {n} do for you, and what not?"],
    doing: ["How do you get along with {n} day to day?"],
    trouble: ["{n}: when should you call your doctor?"],
  },
  eaten: {
    worth: ["Which {n} {is|are} worth buying?", "{is|are} {n} as good as people say?"],
    doing: ["How do you get more out of {n}?", "What can you make of {n}?"],
    trouble: ["Can {n} disagree with you?"],
  },
  followed: {
    worth: ["Who does well with {n}?", "{is|are} {n} worth the effort?"],
    doing: ["How do you keep up {n} on ordinary days?", "What makes {n} easier?"],
    trouble: ["When {is|are} {n} not for you?"],
  },
  trained: {
    worth: ["What {does|do} {n} bring you?"],
    doing: ["How do you get better at {n}?", "What holds your {n} back?"],
    trouble: ["{n}: when should you stop?"],
  },
  played: {
    worth: ["What {does|do} {n} bring you?", "What is worth having for {n}?"],
    doing: ["How do you get better at {n}?", "How do you stay with {n}?"],
    trouble: ["{n} and an ache: carry on or rest?"],
  },
  sore: {
    worth: ["What helps with {n}?"],
    doing: ["What can you do about {n} yourself?"],
    trouble: ["{n}: harmless, or a case for the doctor?", "What is behind {n}?"],
  },
  ill: {
    worth: ["What is worth trying for {n}?", "What helps with {n}, and what does not?"],
    doing: ["How do you live well with {n}?", "How do you get through a day with {n}?"],
    trouble: ["{n}: when is it time for a doctor?", "What is behind {n}?"],
  },
  kept: {
    worth: ["What does {n} good?"],
    doing: ["How do you look after {n}?"],
    trouble: ["{n}: what is a warning sign?"],
  },
  served: { worth: ["What makes a good {n}?"], doing: ["What can you make for {n}?"] },
  measured: {
    worth: ["What changes {n}, and how soon?"],
    doing: ["How do you work on {n} without giving up?"],
    trouble: ["{n}: which numbers should worry you?"],
  },
  bought: {
    worth: ["Which {n} {is|are} worth the money?"],
    doing: ["How do you use {n} well?"],
    trouble: ["What can go wrong with {n}?"],
  },
  treated: {
    worth: ["{is|are} {n} worth trying?"],
    doing: ["How do you get the most from {n}?"],
    trouble: ["When {is|are} {n} the wrong choice?"],
  },
  lived: {
    worth: ["What really changes {n}?"],
    doing: ["How do you work on {n} in small steps?"],
    trouble: ["{n}: when does it need help?"],
  },
  left: {
    worth: ["What helps people leave {n} behind?"],
    doing: ["How do you stay away from {n}?"],
    trouble: ["What does {n} do to you?"],
  },
  limited: {
    worth: ["{is|are} {n} ever a good idea?"],
    doing: ["How do you cut down on {n}?"],
    trouble: ["When {does|do} {n} become a problem?"],
  },
  worked: {
    worth: ["What makes good {n}?"],
    doing: ["{n}: how do you begin, and how do you stay?"],
    trouble: ["{n}: what wears people down?"],
  },
  raced: {
    worth: ["{n}: what is worth the preparation?"],
    doing: ["How do you get ready for {n}?"],
    trouble: ["{n}: when should you not start?"],
  },
  named: {
    worth: ["{n}: is it worth a try?"],
    doing: ["{n}: how do people go about it?"],
    trouble: ["{n}: what could go wrong?"],
  },
}

const familiesOf = (aspects: ReadonlyArray<Aspect>): ReadonlyArray<Family> =>
  (["trouble", "worth", "doing"] as const).filter((family) =>
    families[family].some((aspect) => aspects.includes(aspect)),
  )

/** Wider questions that some posts touch when they share no narrow one, with how many do; the commonest first. */
export const wideQuestionsOf = (
  posts: ReadonlyArray<ReadPost>,
  head: Head,
  sort: Sort,
): ReadonlyArray<{ readonly posts: number; readonly texts: ReadonlyArray<string> }> => {
  const touched = posts.map((post) => familiesOf(aspectsOf(post, head)))
  return (["trouble", "worth", "doing"] as const)
    .map((family) => ({
      posts: touched.filter((own) => own.includes(family)).length,
      texts: wide[sort][family] ?? [],
    }))
    .filter(({ texts }) => texts.length > 0)
    .toSorted((a, b) => b.posts - a.posts)
}
