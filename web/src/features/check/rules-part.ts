import { queryOptions } from "@tanstack/react-query"

/** The rules, with all their words: fetched once there is something to read, so that the page itself opens light. */
export const rulesPart = queryOptions({
  queryKey: ["part", "rules"],
  queryFn: async () => (await import("./reading.ts")).readingOf,
})
