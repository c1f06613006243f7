import { DAY_SECONDS } from "@rounds/core/kernel/day.ts"
import { createHmac } from "node:crypto"

/** Stands in for author names, which never pass the door. */
export interface AuthorKeys {
  /** The same author has the same key for one day (UTC) only, and it cannot be turned back without the secret. */
  readonly of: (author: string, createdAt: number) => string
}

export const authorKeys = (secret: string): AuthorKeys => ({
  of: (author, createdAt) =>
    createHmac("sha256", secret)
      .update(`${Math.floor(createdAt / DAY_SECONDS)} ${author.toLowerCase()}`)
      .digest("hex")
      .slice(0, 16),
})
