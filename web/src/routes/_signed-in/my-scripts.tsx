import type { Language, TargetPlatform } from "@rounds/core/script/settings.ts"
import { createFileRoute, useNavigate } from "@tanstack/react-router"
import { lazy, Suspense } from "react"
import { HistoryPage } from "#features/scripts/history-page.tsx"
import { historyRead } from "#features/scripts/history-read.ts"
import { platforms } from "#features/scripts/platforms.ts"
import { chosenIn } from "#lib/choices.ts"
import { languageChoices } from "#lib/language/choices.ts"
import { oneOf, textIn } from "#lib/search.ts"

interface HistorySearch {
  readonly platform?: TargetPlatform | undefined
  readonly language?: Language | undefined
  readonly q?: string | undefined
  readonly script?: string | undefined
  /** The script before the lens; above everything else. */
  readonly mode?: "prompter" | undefined
}

const PrompterPage = lazy(() =>
  import("#features/prompter/prompter-page.tsx").then((module) => ({ default: module.PrompterPage })),
)

export const Route = createFileRoute("/_signed-in/my-scripts")({
  validateSearch: (search: Record<string, unknown>): HistorySearch => ({
    platform: chosenIn(platforms, search["platform"]),
    language: chosenIn(languageChoices, search["language"]),
    q: textIn(search, "q"),
    script: textIn(search, "script"),
    mode: oneOf(search, "mode", ["prompter"]),
  }),
  loaderDeps: ({ search: { platform, language, q } }) => ({ platform, language, q }),
  loader: ({ context, deps: { platform, language, q } }) => {
    void context.queryClient.prefetchInfiniteQuery(historyRead({ platform, language, q }))
  },
  component: function History() {
    const { platform, language, q, script, mode } = Route.useSearch()
    const navigate = useNavigate({ from: Route.fullPath })
    const close = () => void navigate({ search: (now) => ({ ...now, mode: undefined }), replace: true })
    return mode === "prompter" && script !== undefined ? (
      <Suspense>
        <PrompterPage scriptId={script} onExit={close} />
      </Suspense>
    ) : (
      <HistoryPage platform={platform} language={language} q={q} scriptId={script} />
    )
  },
})
