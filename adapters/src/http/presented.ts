import type { Problem } from "@rounds/core/contract/problem.ts"

/** How a rejection looks from outside. */
export type Presented = Omit<Problem, "type" | "code" | "message" | "requestId">

/** Words for each of some rejections. */
export type WordsFor<R extends { readonly _tag: string }> = {
  readonly [Tag in R["_tag"]]: (rejection: Extract<R, { _tag: Tag }>) => Presented
}
