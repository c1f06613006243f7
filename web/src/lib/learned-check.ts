import { queryOptions } from "@tanstack/react-query"

/**
 * The claims check with what was learned, which is by far its largest part: fetched behind the rules, and only where
 * somebody's words are read. Until it is there the rules alone stand.
 */
export const learnedCheck = queryOptions({
  queryKey: ["part", "learned check"],
  queryFn: async () => (await import("@rounds/core/script/claims/unread.ts")).readyCheck(),
  staleTime: Infinity,
})
