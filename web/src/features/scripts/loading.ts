import type { QueryClient } from "@tanstack/react-query"
import { chosenIn } from "#lib/choices.ts"
import { languageChoices } from "#lib/language/choices.ts"
import { firstAnswers, reads } from "#lib/reads.ts"
import { historyRead } from "./history-read.ts"
import { platforms } from "./platforms.ts"
import { resultPart } from "./result-part.ts"
import { reviewRead } from "./review.ts"

// What the screens of scripts ask for before they are drawn. Fetched with them: the other screens do not carry it.

/** The topic itself is not asked for: opening it counts as a view. */
export const loadGenerator = async (queryClient: QueryClient, script: string | undefined): Promise<void> => {
  await Promise.all([
    firstAnswers(queryClient, "GET /api/public/stats", "GET /api/user/usage"),
    ...(script === undefined
      ? []
      : [
          // Before the page is drawn: its settings fold only for a script that is there.
          queryClient
            .ensureQueryData(reads("GET /api/user/scripts/{id}", { params: { id: script } }))
            .catch(() => undefined),
          queryClient.prefetchQuery(reviewRead(script)),
          queryClient.prefetchQuery(resultPart),
        ]),
  ])
}

/** What an address filters the history by, as it is written there. */
interface Asked {
  readonly platform?: string | undefined
  readonly language?: string | undefined
  readonly q?: string | undefined
}

/** The filter of the history; what is no choice of its list filters nothing. */
export const filterIn = ({ platform, language, q }: Asked) => ({
  platform: chosenIn(platforms, platform),
  language: chosenIn(languageChoices, language),
  q,
})

/** Starts the first page of the history; the screen does not wait for it. */
export const startHistory = (queryClient: QueryClient, asked: Asked): void => {
  void queryClient.prefetchInfiniteQuery(historyRead(filterIn(asked)))
}
