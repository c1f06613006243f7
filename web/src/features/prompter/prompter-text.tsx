import { memo, type PointerEvent, type RefObject, useLayoutEffect, useRef } from "react"
import { screensTag } from "#lib/locale.ts"
import * as styles from "#ui/stage.css.ts"
import { zooms } from "./device.ts"
import type { TimedBeat } from "./timeline.ts"
import { prompter as phrases } from "#words/prompter.ts"

interface PrompterTextProps {
  readonly beats: ReadonlyArray<TimedBeat>
  readonly lang: string
  readonly said: number
  readonly mirrored: boolean
  /** The only beat that is shown; null while the whole text runs. */
  readonly only: number | null
  readonly text: RefObject<HTMLDivElement | null>
  readonly onDrag: (pixels: number) => void
}

/** The words. What has been said is dimmed; the mirror turns them and nothing else. */
export function PrompterText({ beats, lang, said, mirrored, only, text, onDrag }: PrompterTextProps) {
  const room = useRef<HTMLDivElement>(null)
  const held = useRef<number>(undefined)
  useLayoutEffect(() => {
    for (const word of room.current?.querySelectorAll<HTMLElement>("[data-at]") ?? [])
      word.toggleAttribute("data-said", Number(word.dataset["at"]) < said - 0.5)
  }, [said, only])
  // The wheel is listened to here: a listener of the page's root may not be told to stay still.
  useLayoutEffect(() => {
    const handleWheel = (event: WheelEvent) => {
      if (event.ctrlKey || only !== null) return
      event.preventDefault()
      onDrag(event.deltaY)
    }
    const { current } = room
    current?.addEventListener("wheel", handleWheel, { passive: false })
    return () => current?.removeEventListener("wheel", handleWheel)
  })
  const handleMove = ({ clientY, buttons }: PointerEvent) => {
    if (held.current === undefined || buttons === 0 || only !== null) return
    const moved = held.current - clientY
    if (Math.abs(moved) < 4) return
    held.current = clientY
    onDrag(moved)
  }
  return (
    <div
      ref={room}
      className={styles.column}
      data-mirrored={mirrored ? "" : undefined}
      lang={lang}
      onPointerDown={({ clientY }) => {
        held.current = clientY
      }}
      onPointerUp={() => {
        held.current = undefined
      }}
      onPointerMove={handleMove}
    >
      {only === null ? (
        <div ref={text} className={styles.text}>
          {beats.map((beat, at) => (
            <Words key={`${at} ${beat.name}`} beat={beat} />
          ))}
        </div>
      ) : (
        <OnlyBeat beat={beats[only]} />
      )}
    </div>
  )
}

/** One beat by itself; where it is longer than the screen it is scrolled by hand or by keys. */
function OnlyBeat({ beat }: { readonly beat: TimedBeat | undefined }) {
  const room = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (room.current !== null) room.current.scrollTop = 0
  }, [beat])
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section ref={room} className={styles.still} aria-label={phrases.thisBeat} tabIndex={0}>
      {beat !== undefined && <Words beat={beat} />}
    </section>
  )
}

const Words = memo(({ beat }: { readonly beat: TimedBeat }) => (
  <>
    <p className={styles.beatName} lang={screensTag}>
      {beat.name}
    </p>
    <p>
      {beat.tokens.map((token, at) => (
        <span key={at}>
          <span className={styles.word} data-at={token.at}>
            {token.text}
          </span>{" "}
        </span>
      ))}
    </p>
  </>
))

/** The factor of the letters, for the column and its eye line alike. */
export const zoomStyle = (zoom: number) => ({ "--rd-zoom": String(zooms[zoom] ?? 1) }) as object
