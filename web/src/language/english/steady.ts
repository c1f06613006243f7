import { message } from "#lib/message.ts"

export const steady = {
  steadyQuestions: "Steady questions",
  whatSteadyMeans: message<{ days: number }>(
    "Nothing special today, and that is the point: people keep asking these. Counted over {days} days.",
  ),
  noSteadyQuestions: "No question was asked by enough people in the last days without rising.",
  askedInDays: message<{ asking: number; posts: number; isAll: "yes" | "no"; days: number }>(
    "{isAll, select, yes {All {posts}} other {{asking} of {posts}}} posts in {days} days ask or answer this, in our words.",
  ),
}
