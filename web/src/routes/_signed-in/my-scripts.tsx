import { createFileRoute, useNavigate } from "@tanstack/react-router"
import { lazy, Suspense } from "react"
import { HistoryPage } from "#features/scripts/history-page.tsx"
import { filterIn } from "#features/scripts/loading.ts"
import { oneOf, textIn } from "#lib/search.ts"

interface HistorySearch {
  readonly platform?: string | undefined
  readonly language?: string | undefined
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
    platform: textIn(search, "platform"),
    language: textIn(search, "language"),
    q: textIn(search, "q"),
    script: textIn(search, "script"),
    mode: oneOf(search, "mode", ["prompter"]),
  }),
  loaderDeps: ({ search: { platform, language, q } }) => ({ platform, language, q }),
  loader: async ({ context: { queryClient }, deps }) =>
    (await import("#features/scripts/loading.ts")).startHistory(queryClient, deps),
  component: function History() {
    const { script, mode, ...filter } = Route.useSearch()
    const navigate = useNavigate({ from: Route.fullPath })
    const close = () => void navigate({ search: (now) => ({ ...now, mode: undefined }), replace: true })
    return mode === "prompter" && script !== undefined ? (
      <Suspense>
        <PrompterPage scriptId={script} onExit={close} />
      </Suspense>
    ) : (
      <HistoryPage {...filterIn(filter)} scriptId={script} />
    )
  },
})
