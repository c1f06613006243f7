import type { RawLabel } from "@rounds/core/labelling/ports.ts"
import * as z from "zod"

const Read = z.object({
  title: z.string().max(300),
  question: z.object({ text: z.string().max(300), askedBy: z.array(z.int().min(0)).max(50) }).nullish(),
  paraphrases: z.array(z.object({ post: z.int().min(0), text: z.string().max(400) })).max(20),
  angles: z.array(z.string().max(300)).max(20),
  belongs: z.array(z.int().min(0)).max(50),
})

/** The words of a model's answer, posts named by their ids instead of their places; null when it cannot be read. */
export const readLabel = (content: string, ids: ReadonlyArray<string>): RawLabel | null => {
  let value: unknown
  try {
    value = JSON.parse(content.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ""))
  } catch {
    return null
  }
  const read = Read.safeParse(value)
  if (!read.success) return null
  const { title, question, paraphrases, angles, belongs } = read.data
  const named = (places: ReadonlyArray<number>) => places.flatMap((place) => ids[place] ?? [])
  return {
    title,
    question: question == null ? null : { text: question.text, askedBy: named(question.askedBy) },
    paraphrases: paraphrases.flatMap(({ post, text }) => named([post]).map((id) => ({ post: id, text }))),
    angles,
    belongs: named(belongs),
  }
}
