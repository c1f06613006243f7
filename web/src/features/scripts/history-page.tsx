import type { TargetPlatform, Language } from "@rounds/core/script/settings.ts"
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { ArrowRight, Search } from "lucide-react"
import { useEffect, useState } from "react"
import { useTitle } from "#lib/page.ts"
import { reads } from "#lib/reads.ts"
import { count, dayOf, plural } from "#lib/words.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import { hidden } from "#ui/hidden.css.ts"
import { Icon } from "#ui/icon.tsx"
import { ErrorPanel, Panel } from "#ui/panel.tsx"
import { BeatOutline, Sheet } from "#ui/script-sheet.tsx"
import { Segmented } from "#ui/segmented.tsx"
import { SelectNative } from "#ui/select-native.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { afterAWhile } from "#ui/skeleton.css.ts"
import { ApiError } from "#lib/problem.ts"
import { HistoryCard } from "./history-card.tsx"
import { historyRead } from "./history-read.ts"
import * as styles from "./history.css.ts"
import { platforms } from "./script.ts"
import { ScriptOverlay } from "./script-overlay.tsx"

interface HistoryPageProps {
  readonly platform: TargetPlatform | undefined
  readonly language: Language | undefined
  readonly q: string | undefined
  /** The script that is open above the list. */
  readonly scriptId: string | undefined
}

/** "Script History": everything generated, newest first, filtered by the URL. */
export function HistoryPage({ platform, language, q, scriptId }: HistoryPageProps) {
  useTitle("Script History")
  const navigate = useNavigate({ from: "/my-scripts" })
  const filtered = platform !== undefined || language !== undefined || q !== undefined
  // The first page may have come with the document; which page follows it is known after asking.
  const client = useQueryClient()
  const pages = useInfiniteQuery({
    ...historyRead({ platform, language, q }),
    placeholderData: () => {
      const first = filtered ? undefined : client.getQueryData(reads("GET /api/user/scripts", {}).queryKey)
      return first === undefined ? undefined : { pages: [{ scripts: first, next: null }], pageParams: [null] }
    },
  })
  const scripts = pages.data?.pages.flatMap((page) => page.scripts)
  const nothing = scripts?.length === 0
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>Script History</h1>
        {!(nothing && !filtered) && (
          <p className={styles.lead}>Everything you have generated, newest first. Saved scripts stay here.</p>
        )}
      </div>
      {!(nothing && !filtered) && (
        <search className={styles.tools} aria-label="Filter scripts">
          <p className={styles.summary}>
            {scripts === undefined
              ? ""
              : summaryOf(scripts.length, pages.hasNextPage, scripts.at(-1)?.createdAt)}
          </p>
          <FindField
            value={q ?? ""}
            onFind={(text) =>
              void navigate({
                search: (now) => ({ ...now, q: text === "" ? undefined : text }),
                replace: true,
              })
            }
          />
          <label className={hidden} htmlFor="platform">
            Platform
          </label>
          <SelectNative
            id="platform"
            options={[["all", "All platforms"], ...platforms]}
            value={platform ?? "all"}
            onChange={(event) => {
              const chosen = platforms.find(([each]) => each === event.target.value)?.[0]
              void navigate({ search: (now) => ({ ...now, platform: chosen }), replace: true })
            }}
          />
          <Segmented
            legend="Language"
            value={language ?? "all"}
            onChange={(chosen) =>
              void navigate({
                search: (now) => ({ ...now, language: chosen === "all" ? undefined : chosen }),
                replace: true,
              })
            }
            options={[
              ["all", "All"],
              ["english", <Short key="en" words="EN" long="English" />],
              ["turkish", <Short key="tr" words="TR" long="Turkish" />],
            ]}
          />
        </search>
      )}
      {scripts === undefined ? (
        pages.error === null ? (
          <CardBones />
        ) : (
          <HistoryError error={pages.error} onRetry={() => void pages.refetch()} />
        )
      ) : nothing ? (
        filtered ? (
          <Panel
            title="No script matches"
            text="Change or clear the filters to see the others."
            actions={<Button onClick={() => void navigate({ search: {} })}>Clear filters</Button>}
          />
        ) : (
          <NoScripts />
        )
      ) : (
        <>
          <ol className={styles.grid} aria-label="Scripts">
            {scripts.map((script) => (
              <li key={script.id} className={styles.cell}>
                <HistoryCard script={script} />
              </li>
            ))}
          </ol>
          <div className={styles.more}>
            <p>Showing {plural(scripts.length, "script")}</p>
            {pages.hasNextPage && (
              <Button aria-disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
                {pages.isFetchingNextPage ? "Loading…" : "Show older scripts"}
              </Button>
            )}
          </div>
        </>
      )}
      {scriptId !== undefined && (
        <ScriptOverlay
          scriptId={scriptId}
          onClose={() =>
            void navigate({ search: (now) => ({ ...now, script: undefined }), resetScroll: false })
          }
        />
      )}
    </>
  )
}

const summaryOf = (shown: number, more: boolean, oldest: string | undefined) =>
  more || oldest === undefined
    ? `${count(shown)}${more ? "+" : ""} scripts`
    : `${plural(shown, "script")} since ${dayOf(oldest)}`

function Short({ words, long }: { readonly words: string; readonly long: string }) {
  return (
    <>
      {words}
      <span className={hidden}>, {long}</span>
    </>
  )
}

const typingMs = 300

/** Searches when the typing pauses. */
function FindField({ value, onFind }: { readonly value: string; readonly onFind: (text: string) => void }) {
  const [text, setText] = useState(value)
  useEffect(() => {
    if (text.trim() === value) return undefined
    const timer = setTimeout(() => onFind(text.trim()), typingMs)
    return () => clearTimeout(timer)
  }, [text, value, onFind])
  return (
    <label className={styles.find}>
      <span className={hidden}>Search topics and scripts</span>
      <span className={styles.findMark}>
        <Icon of={Search} />
      </span>
      <input
        className={styles.findInput}
        type="search"
        placeholder="Search topics and scripts"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  )
}

function NoScripts() {
  const { data: usage } = useQuery(reads("GET /api/user/usage", {}))
  return (
    <section className={styles.empty} aria-labelledby="none">
      <div>
        <h2 className={styles.emptyTitle} id="none">
          No Scripts Yet
        </h2>
        <p className={styles.emptyText}>
          Pick one of today’s topics and the script is written around its evidence. Each script you generate
          is saved here with its timing, directions and exports.
        </p>
        <ButtonLink to="/app" tone="primary" size="large">
          Generate Your First Script
          <Icon of={ArrowRight} />
        </ButtonLink>
        {usage !== undefined && usage.scriptsLimit >= 0 && (
          <p className={styles.emptyFine}>
            {count(usage.scriptGenerations)} of {plural(usage.scriptsLimit + usage.bonusScripts, "script")}{" "}
            used this month. Resets {dayOf(usage.resetsAt)}.
          </p>
        )}
      </div>
      <Sheet>
        <BeatOutline names={["Hook", "Context", "Evidence", "Limits", "Close"]} />
      </Sheet>
    </section>
  )
}

function CardBones() {
  return (
    <div className={`${styles.grid} ${afterAWhile}`} aria-hidden>
      {["a", "b", "c"].map((each) => (
        <Skeleton key={each} height={264} />
      ))}
    </div>
  )
}

function HistoryError({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const known = error instanceof ApiError ? error : undefined
  return (
    <ErrorPanel
      title="Your scripts could not be loaded"
      text="They are kept. Please try again."
      facts={[
        ["Cause", known?.message ?? "This page failed"],
        ...(known?.problem.requestId === undefined ? [] : [["Request", known.problem.requestId] as const]),
      ]}
      retry={{ words: "Try again", onRetry }}
    />
  )
}
