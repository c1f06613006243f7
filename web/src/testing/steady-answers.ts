import type { SuccessOf } from "@rounds/core/contract/contract.ts"

/** What people keep asking, as the second shelf shows it. */
export const steadyQuestions: SuccessOf<"GET /api/steady-questions"> = [
  ["Iron tablets with tea or coffee", "Can I take iron with my morning tea?", 9, 21] as const,
  ["What really helps with cramps?", "Is there anything that helps with cramps?", 5, 7] as const,
  ["Reflux at night", "Does sleeping on the left side really help?", 7, 15] as const,
].map(([title, question, posts, among], at) => ({
  id: `steady-${at + 1}`,
  key: `key-${at + 1}`,
  language: "english" as const,
  title,
  question,
  subject: title,
  category: "nutrition",
  posts,
  among,
  days: 7,
  communities: ["nutrition"],
  angles: [],
  specialties: [],
}))
