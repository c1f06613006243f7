import type { Post } from "@rounds/core/reading/post.ts"

/** A post that is held here, as far as it takes to ask for it again. */
export interface Held {
  readonly id: string
  readonly createdAt: number
}

/**
 * Of the posts that are held, those that a listing ought to hold and does not, or holds as removed. A listing that ends
 * early says nothing of posts that are older than its oldest.
 */
export const missingIn = (
  listed: ReadonlyArray<Post>,
  held: ReadonlyArray<Held>,
  isWhole: boolean,
): ReadonlyArray<string> => {
  const alive = new Set(listed.filter(({ removed }) => !removed).map(({ id }) => id))
  const told = new Set(listed.map(({ id }) => id))
  const oldest = isWhole
    ? -Infinity
    : Math.min(...listed.filter(({ stickied }) => !stickied).map(({ createdAt }) => createdAt))
  return held
    .filter(({ id, createdAt }) => !alive.has(id) && (told.has(id) || createdAt > oldest))
    .map(({ id }) => id)
}
