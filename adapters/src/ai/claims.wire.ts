import { type ClaimClass, claimClasses } from "@rounds/core/script/claims/learned/classes.ts"
import type { ReadClaim } from "@rounds/core/script/claims/reader.ts"
import * as z from "zod"

const Read = z.object({
  claims: z
    .array(
      z.object({
        sentence: z.number().int().min(0),
        class: z.string(),
        sure: z.boolean().nullish().catch(null),
      }),
    )
    .max(500),
})

const isClass = (name: string): name is ClaimClass => claimClasses.some((each) => each === name)

/** The claims that a model names in its answer, of sentences that there are; null when the answer cannot be read. */
export const readClaims = (content: string, sentences: number): ReadonlyArray<ReadClaim> | null => {
  let value: unknown
  try {
    value = JSON.parse(content.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ""))
  } catch {
    return null
  }
  const read = Read.safeParse(value)
  if (!read.success) return null
  return read.data.claims.flatMap(({ sentence, class: name, sure }) =>
    sentence < sentences && isClass(name)
      ? [{ sentence, claimClass: name, ...(sure === false ? { isUnsure: true as const } : {}) }]
      : [],
  )
}
