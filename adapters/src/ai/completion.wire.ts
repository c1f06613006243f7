import * as z from "zod"

const Completion = z.object({
  choices: z.array(
    z.object({
      message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      finish_reason: z.string().nullish(),
    }),
  ),
  usage: z
    .object({ total_tokens: z.number(), prompt_tokens: z.number(), completion_tokens: z.number() })
    .nullish(),
})

/** The answer of an endpoint that does not stream, whatever it is asked for; null when it is none. */
export const readCompletion = (body: unknown) => {
  const parsed = Completion.safeParse(body)
  const [choice] = parsed.data?.choices ?? []
  if (choice === undefined) return null
  const usage = parsed.data?.usage
  return {
    content: choice.message.content ?? "",
    refusal: choice.message.refusal ?? "",
    finish: choice.finish_reason ?? null,
    usage: {
      total: usage?.total_tokens ?? 0,
      input: usage?.prompt_tokens ?? 0,
      output: usage?.completion_tokens ?? 0,
    },
  }
}
