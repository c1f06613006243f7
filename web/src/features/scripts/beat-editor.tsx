import { beatName } from "#lib/beat-name.ts"
import { Lock, RotateCw } from "lucide-react"
import { type KeyboardEvent, useEffect, useRef } from "react"
import { fitWords } from "#lib/fit-words.ts"
import { count, decimal, timecode } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { hidden } from "#ui/hidden.css.ts"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { announce } from "#ui/live-region.tsx"
import * as styles from "#ui/review-sheet.css.ts"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { TextButton, TextLink } from "#ui/text-link.tsx"
import type { Desk } from "./desk.ts"
import { Refusal } from "./refusal.tsx"
import type { Beat } from "./review.ts"
import type { Live } from "./use-live.ts"
import { sheet as phrases } from "#words/scripts/sheet.ts"
import { shared } from "#words/scripts/shared.ts"

interface BeatEditorProps {
  readonly desk: Desk
  readonly at: number
  readonly beat: Beat
  readonly text: string
  readonly live: Live | undefined
  readonly lang: string
  readonly onText: (text: string) => void
  readonly onDone: () => void
  readonly onCancel: () => void
  readonly onLock: () => void
  readonly onRewrite: () => void
}

/** So long nobody types before the fit is said. */
const pauseMs = 1000

/** A beat that is being written, in its place on the sheet. */
export function BeatEditor(props: BeatEditorProps) {
  const { desk, at, beat, text, live, lang, onText, onDone, onCancel } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const name = beatName(beat.name)
  useEffect(() => {
    const field = area.current
    field?.focus({ preventScroll: true })
    const card = field?.closest("section")
    // Whole, with the buttons at its end: where those would lie under the dock, in the middle of the window.
    const dockTop = document.querySelector("[data-dock]")?.getBoundingClientRect().top ?? innerHeight
    const isCut = card != null && card.getBoundingClientRect().bottom > dockTop
    card?.scrollIntoView({ block: isCut ? "center" : "nearest" })
    field?.setSelectionRange(field.value.length, field.value.length)
  }, [])
  const said = live === undefined ? "" : `${fitWords(live.fit)}. ${shared.openPoints({ open: live.open })}.`
  const isTyped = text !== beat.text
  useEffect(() => {
    if (said === "" || !isTyped) return undefined
    const timer = setTimeout(() => announce(said), pauseMs)
    return () => clearTimeout(timer)
  }, [said, isTyped])
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") onCancel()
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onDone()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <section className={styles.editing} aria-label={phrases.beatEditing({ beat: name })} data-beat={at}>
      <Stack gap="s12">
        <Inline justify="between" gap={["s4", "s12"]} size="caption" tone="third" tabular>
          <span>
            {phrases.beatEditingSince({
              beat: name,
              from: timecode(beat.startsAt),
              b: (inner) => <b>{inner}</b>,
            })}
          </span>
          <span>
            {live === undefined
              ? shared.secondsLong({ seconds: decimal(beat.seconds) })
              : phrases.wordsAndSecondsNow({
                  words: live.words,
                  seconds: decimal(live.beats[at]?.seconds ?? 0),
                })}
          </span>
        </Inline>
        <div>
          <label className={hidden} htmlFor="beat-words">
            {phrases.wordsOfBeat({ beat: name })}
          </label>
          <textarea
            ref={area}
            id="beat-words"
            className={styles.area}
            value={text}
            lang={lang}
            maxLength={2000}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={handleKey}
          />
        </div>
        {text.trim() === "" && (
          <Text size="caption" tone="second">
            {phrases.withoutWords}
          </Text>
        )}
        <Refusal desk={desk} at={`beat ${at}`} />
        <Inline justify="between" gap="s12">
          <Tools {...props} />
          <Inline gap="s8" className={styles.pair}>
            <Button tone="ghost" onClick={onCancel}>
              {shared.cancel}
            </Button>
            <Button tone="primary" aria-disabled={desk.busy} onClick={onDone}>
              {desk.busy ? phrases.saving : phrases.done}
            </Button>
          </Inline>
        </Inline>
      </Stack>
    </section>
  )
}

function Tools({ desk, onLock, onRewrite }: BeatEditorProps) {
  const { isCustomisable, rewritesLeft } = desk.review
  return (
    <Inline gap={["s4", "s16"]} size="small">
      <TextButton tone="quiet" onClick={onLock}>
        <Icon of={Lock} />
        {phrases.lock}
      </TextButton>
      {isCustomisable ? (
        <>
          <TextButton
            tone="quiet"
            aria-disabled={rewritesLeft === 0 || desk.busy}
            onClick={() => rewritesLeft > 0 && onRewrite()}
          >
            <Icon of={RotateCw} />
            {phrases.rewriteThisBeat}
          </TextButton>
          <Text as="span" size="caption" tone="third" tabular>
            {phrases.rewritesLeft({ left: count(rewritesLeft) })}
          </Text>
        </>
      ) : (
        <Text as="span" size="caption" tone="third">
          {phrases.rewritingIsPaid({
            link: (inner) => (
              <TextLink to="/pricing" tone="inline">
                {inner}
              </TextLink>
            ),
          })}
        </Text>
      )}
    </Inline>
  )
}
