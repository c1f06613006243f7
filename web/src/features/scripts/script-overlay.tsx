import { placesToFill } from "@rounds/core/script/blanks.ts"
import { beatName } from "#lib/beat-name.ts"
import { secondsOf } from "@rounds/core/script/pace.ts"
import { useQuery } from "@tanstack/react-query"
import { Check, Copy } from "lucide-react"
import { lazy, Suspense } from "react"
import { ApiError } from "#lib/problem.ts"
import { reads } from "#lib/reads.ts"
import { count } from "#lib/words.ts"
import { Badge } from "#ui/badge.tsx"
import { Button, ButtonAnchor, ButtonLink } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { Icon } from "#ui/icon.tsx"
import { Panel } from "#ui/panel.tsx"
import { BeatList } from "#ui/script-sheet.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { screenful } from "#ui/waiting.css.ts"
import { SpokenFit, TimeRuler } from "#ui/time-ruler.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import { Box } from "#ui/box.tsx"
import * as styles from "./history.css.ts"
import { BlanksNote } from "./blanks-note.tsx"
import { audienceZone } from "./posting-kit.ts"
import { resultPart } from "./result-part.ts"
import {
  customScript,
  durations,
  formats,
  langOf,
  platforms,
  type Script,
  titleLangOf,
  tones,
  wordFor,
} from "./script.ts"
import { copyableScript, fileHref, markText } from "./script-text.ts"
import { useScriptCopy } from "./use-copy.ts"
import { history as phrases } from "#words/scripts/history.ts"
import { shared } from "#words/scripts/shared.ts"

// With a script alone: the list is weighed.
const StateLine = lazy(() => import("./state-line.tsx").then((module) => ({ default: module.StateLine })))

/** A script of the history above the list: the sheet, copy, and its files. */
export function ScriptOverlay({
  scriptId,
  onClose,
}: {
  readonly scriptId: string
  readonly onClose: () => void
}) {
  const {
    data: script,
    error,
    refetch,
  } = useQuery(reads("GET /api/user/scripts/{id}", { params: { id: scriptId } }))
  const { copyScript, copied } = useScriptCopy()
  const isChecked = script?.approval.state === "checked"
  // "Open" may come next: then the script stands at once.
  useQuery(resultPart)
  return (
    <Dialog
      open
      onClose={onClose}
      title={shared.script}
      size="medium"
      bare
      footer={
        script !== undefined && (
          <>
            <Text size="caption" tone="third" className={styles.overlayNote} lang={langOf(script.language)}>
              {markText(script)}
            </Text>
            <Inline oneLine align="stretch" justify="end" gap="s8" className={styles.overlayTools}>
              {isChecked && <Open script={script} />}
              <ButtonLink
                to="/my-scripts"
                search={(now) => ({ ...now, script: script.id, mode: "prompter" as const })}
              >
                {shared.teleprompter}
              </ButtonLink>
              {placesToFill(script).length === 0 && (
                <ButtonAnchor href={fileHref(script, "txt", audienceZone())} download>
                  {phrases.downloadTxt}
                </ButtonAnchor>
              )}
              <Button
                tone={isChecked ? "primary" : "secondary"}
                onClick={() => copyScript(shared.script, script, copyableScript)}
              >
                <Icon of={copied === shared.script ? Check : Copy} />
                {copied === shared.script ? shared.copied : shared.copyScript}
              </Button>
              {!isChecked && <Open script={script} primary />}
            </Inline>
          </>
        )
      }
    >
      {script !== undefined ? (
        <>
          <BlanksNote script={script} />
          <Sheet script={script} />
        </>
      ) : error === null ? (
        <Box
          padding={{ wide: ["s20", "s32", "s16", "s32"], phone: "s16" }}
          rule="bottom"
          className={screenful}
          aria-hidden
        >
          <Skeleton height={24} width="70%" />
          <Skeleton height={16} top={16} />
          <Skeleton height={16} top={10} />
        </Box>
      ) : (
        <Panel
          role="alert"
          title={
            error instanceof ApiError && error.status === 404 ? phrases.notThere : phrases.scriptNotLoaded
          }
          text={error instanceof ApiError ? error.message : shared.pleaseTryAgain}
          actions={<Button onClick={() => void refetch()}>{shared.tryAgain}</Button>}
        />
      )}
    </Dialog>
  )
}

/** To the page where it is settled and checked: the next thing to do with one that is not. */
function Open({ script, primary = false }: { readonly script: Script; readonly primary?: boolean }) {
  return (
    <ButtonLink
      to="/script-generator/$topicId"
      params={{ topicId: script.topicId ?? customScript }}
      search={{ script: script.id }}
      preload={false}
      tone={primary ? "primary" : "secondary"}
    >
      {phrases.open}
    </ButtonLink>
  )
}

function Sheet({ script }: { readonly script: Script }) {
  const total = secondsOf(script.duration)
  const beats = script.beats.map((beat) => ({ ...beat, name: beatName(beat.name) }))
  return (
    <div className={styles.overlayPage}>
      <Box as="header" padding={{ wide: ["s20", "s32", "s16", "s32"], phone: "s16" }} rule="bottom">
        <Inline as="p" align="stretch" gap="s6">
          <Badge>{wordFor(platforms, script.targetPlatform)}</Badge>
          <Badge>{wordFor(durations, script.duration)}</Badge>
          <Badge>{wordFor(formats, script.scriptFormat)}</Badge>
          <Badge>{wordFor(tones, script.contentTone)}</Badge>
        </Inline>
        <Text as="h2" margin={["s12", 0, "s8", 0]} size="heading" lang={titleLangOf(script)}>
          {script.topicTitle}
        </Text>
        {placesToFill(script).length === 0 && (
          <Suspense fallback={<Skeleton height={20} width="60%" />}>
            <StateLine script={script} />
          </Suspense>
        )}
        <Box margin={["s12", 0, 0, 0]}>
          <TimeRuler
            beats={beats}
            total={total}
            caption={
              <>
                <span>
                  {shared.wordsAndSeconds({
                    words: count(script.words),
                    seconds: Math.round(script.spokenSeconds),
                  })}
                </span>
                <SpokenFit script={script} />
              </>
            }
          />
        </Box>
      </Box>
      <BeatList beats={beats} lang={langOf(script.language)} />
    </div>
  )
}
