import { queryOptions } from "@tanstack/react-query"

/**
 * What draws a finished script, with all that works on it: not part of what opens the generator, but asked for as soon
 * as a script is on its way.
 */
export const resultPart = queryOptions({
  queryKey: ["part", "result-view"],
  queryFn: async () => (await import("./result-view.tsx")).ResultView,
})
