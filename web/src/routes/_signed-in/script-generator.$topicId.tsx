import { createFileRoute, useNavigate } from "@tanstack/react-router"
import { lazy, Suspense, useEffect, useRef } from "react"
import { GeneratorPage, type ScriptTab } from "#features/scripts/generator-page.tsx"
import { prompterLink } from "#features/scripts/result-part.ts"
import { oneOf, textIn } from "#lib/search.ts"

interface GeneratorSearch {
  readonly script?: string | undefined
  readonly tab?: ScriptTab | undefined
  readonly angle?: string | undefined
  /** What a script without a topic is to be about. */
  readonly title?: string | undefined
  /** The script before the lens; above everything else. */
  readonly mode?: "prompter" | undefined
}

const PrompterPage = lazy(() =>
  import("#features/prompter/prompter-page.tsx").then((module) => ({ default: module.PrompterPage })),
)

const tabs: readonly ScriptTab[] = ["script", "directions", "optimization", "export"]

export const Route = createFileRoute("/_signed-in/script-generator/$topicId")({
  validateSearch: (search: Record<string, unknown>): GeneratorSearch => ({
    script: textIn(search, "script"),
    tab: oneOf(search, "tab", tabs),
    angle: textIn(search, "angle")?.slice(0, 200),
    title: textIn(search, "title")?.slice(0, 300),
    mode: oneOf(search, "mode", ["prompter"]),
  }),
  loaderDeps: ({ search }) => ({ script: search.script }),
  loader: async ({ context: { queryClient }, deps: { script } }) =>
    (await import("#features/scripts/loading.ts")).loadGenerator(queryClient, script),
  component: function Generator() {
    const { topicId } = Route.useParams()
    const { script, tab, angle, title, mode } = Route.useSearch()
    const navigate = useNavigate({ from: Route.fullPath })
    const left = useRef(false)
    const close = () => {
      left.current = true
      void navigate({ search: (now) => ({ ...now, mode: undefined }), replace: true })
    }
    useEffect(() => {
      if (mode === "prompter" || !left.current) return
      left.current = false
      document.getElementById(prompterLink)?.focus({ preventScroll: true })
    }, [mode])
    return mode === "prompter" && script !== undefined ? (
      <Suspense>
        <PrompterPage scriptId={script} onExit={close} />
      </Suspense>
    ) : (
      <GeneratorPage
        key={topicId}
        topicId={topicId}
        scriptId={script}
        tab={tab ?? "script"}
        angle={angle}
        about={title}
      />
    )
  },
})
