import { queryOptions } from "@tanstack/react-query"

/** The way into the prompter: whoever leaves it is back at it. */
export const prompterLink = "to-prompter"

/**
 * What draws a finished script, with all that works on it: not part of what opens the generator, but asked for as soon
 * as a script is on its way.
 */
export const resultPart = queryOptions({
  queryKey: ["part", "result-view"],
  queryFn: async () => {
    // The script's letters come beside it: found when they are drawn, they would move what stands already.
    void document.fonts.load('1em "Source Serif 4"').catch(() => undefined)
    return (await import("./result-view.tsx")).ResultView
  },
})
