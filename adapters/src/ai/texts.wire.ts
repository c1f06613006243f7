import * as z from "zod"

/** A list of texts, also where a model wrote them as one. */
export const texts = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(/[\s,]+/u))])
  .nullish()
  .transform((found) => (found ?? []).filter((one) => one.trim() !== ""))
