import { message } from "#lib/message.ts"

export const named = {
  namedMoreThanUsual: "Named more than usual",
  oneNamedMore: "Named more than usual.",
  whatNamedMeans:
    "More posts than usual, but no question that half of them share. Read them before you film.",
  noQuestions: "None of these topics has a question that half of its posts share.",
  titleOfName: message<{ name: string; posts: number; usual: number }>(
    "{name}: {posts, plural, one {# post} other {# posts}} in three days, usually {usual, plural, =0 {none} other {#}}",
  ),
  allQuestionsAbove: "Every question of today stands above.",
}
