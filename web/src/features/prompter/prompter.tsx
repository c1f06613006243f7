import { usualLanguage } from "@rounds/core/language/names.ts"
import { Maximize, Minimize, X, ListOrdered } from "lucide-react"
import { useLayoutEffect, useMemo, useRef, useState } from "react"
import { tagOf } from "#lib/language/choices.ts"
import { timecode } from "#lib/words.ts"
import { hidden } from "#ui/hidden.css.ts"
import { SampleMark } from "#ui/sample-mark.tsx"
import * as styles from "#ui/stage.css.ts"
import { BeatBar, EyeLine, Stage, StageButton } from "#ui/stage.tsx"
import { Countdown } from "./countdown.tsx"
import { canFillScreen, toggleFullScreen, useLiking, useWakeLock, wantsLessMotion, zooms } from "./device.ts"
import { paceWords } from "./pace-words.ts"
import { PrompterControls } from "./prompter-controls.tsx"
import { PrompterText, zoomStyle } from "./prompter-text.tsx"
import { TakeOver } from "./take-over.tsx"
import { keepTake, paceIn, takesIn, usualPace, within } from "./takes.ts"
import { beatAt, secondsFor, type Script, timelineOf, wordsIn } from "./timeline.ts"
import { usePlayer } from "./use-player.ts"
import { usePrompterKeys } from "./use-prompter-keys.ts"
import { useQuiet } from "./use-quiet.ts"
import { useWidth } from "./use-width.ts"
import { prompter as phrases } from "#words/prompter.ts"

interface PrompterProps {
  readonly script: Script
  /** Who has looked over these words, or that nobody has. */
  readonly checked: string
  readonly onExit: () => void
}

const paceStep = 5

/** The script before the lens: it stands still until it is told to run. */
export function Prompter({ script, checked, onExit }: PrompterProps) {
  const beats = useMemo(() => timelineOf(script), [script])
  const [takes, setTakes] = useState(() => takesIn(script.language))
  const own = paceIn(takes)
  const [chosen, setChosen] = useState<number>()
  const wordsPerMinute = chosen ?? own ?? usualPace(script.language)
  const [liking, change] = useLiking()
  const [isStepped, setStepped] = useState(wantsLessMotion)
  const text = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLButtonElement>(null)
  const width = useWidth()
  const player = usePlayer({
    beats,
    wordsPerMinute,
    isStepped,
    text,
    layout: `${width} ${liking.zoom}`,
  })
  const { phase, said, total } = player
  const at = beatAt(beats, said)
  const beat = beats[at]
  const titleLang = tagOf(script.topicId === null ? script.language : usualLanguage)
  const [isQuiet, wake] = useQuiet(phase === "playing" && !isStepped)
  useWakeLock(phase === "playing" || phase === "countdown")

  const setPace = (next: number) => setChosen(within(next))
  const setZoom = (zoom: number) => zooms[zoom] !== undefined && change({ zoom })
  const handleMain = () => {
    if (phase === "playing") return isStepped ? player.step() : player.pause()
    return player.countDown()
  }
  const isOpen = phase === "paused" || phase === "playing"
  usePrompterKeys(
    {
      Escape: phase === "countdown" ? player.pause : onExit,
      f: toggleFullScreen,
      ...(phase === "countdown" && { " ": player.play }),
      ...(isOpen && {
        " ": handleMain,
        ArrowUp: () => setPace(wordsPerMinute + paceStep),
        ArrowDown: () => setPace(wordsPerMinute - paceStep),
        // Back leads to the beginning of this beat first, as it does on every player.
        ArrowLeft: () => player.go(beat !== undefined && said - beat.from > 3 ? at : at - 1),
        ArrowRight: () => player.go(at + 1),
        Home: player.again,
        m: () => change({ mirrored: !liking.mirrored }),
        "[": () => setZoom(liking.zoom - 1),
        "]": () => setZoom(liking.zoom + 1),
        "-": () => setZoom(liking.zoom - 1),
        "+": () => setZoom(liking.zoom + 1),
      }),
    },
    wake,
  )
  // What was pressed is gone with its window: the key that it was for is the next one's.
  const before = useRef(phase)
  useLayoutEffect(() => {
    if (before.current !== phase && isOpen) main.current?.focus({ preventScroll: true })
    before.current = phase
  }, [phase, isOpen])
  // Before anybody can see it, and after the room has opened.
  useLayoutEffect(() => main.current?.focus({ preventScroll: true }), [])

  const secondsLeft = secondsFor(total - said, wordsPerMinute)
  const shade = isQuiet ? styles.away : ""
  const bars = beats.map(({ name, words, from }) => ({
    name,
    seconds: secondsFor(words, wordsPerMinute),
    startsAt: secondsFor(from, wordsPerMinute),
  }))
  return (
    <Stage label={phrases.teleprompter}>
      <div style={zoomStyle(liking.zoom)} onPointerMove={wake} onPointerDown={wake} onFocus={wake}>
        <h1 className={hidden}>
          {phrases.teleprompterOf({
            topic: script.topicTitle,
            foreign: (inner) => <span lang={titleLang}>{inner}</span>,
          })}
        </h1>
        <output className={hidden}>{stateWords(phase, secondsLeft)}</output>
        <div inert={!isOpen}>
          <PrompterText
            beats={beats}
            lang={tagOf(script.language)}
            said={said}
            mirrored={liking.mirrored}
            only={isStepped ? at : null}
            text={text}
            onDrag={player.drag}
          />
          {!isStepped && <EyeLine />}
          <div className={`${styles.top} ${shade}`}>
            <span className={styles.left} role="timer" aria-label={phrases.timeLeft}>
              {timecode(secondsLeft)}
            </span>
            <p className={styles.fact}>
              <b className={styles.factName}>{beat?.name}</b>
              {phrases.beatOf({ at: at + 1, beats: beats.length })}
              <span className={styles.narrowOnly}>{checked}</span>
            </p>
            <p className={`${styles.fact} ${styles.wide}`}>
              <b className={styles.factName}>{checked}</b>
              <span lang={titleLang}>{script.topicTitle}</span>
            </p>
            <div className={styles.end}>
              <StageButton
                icon={ListOrdered}
                aria-pressed={isStepped}
                aria-label={phrases.stepByBeat}
                onClick={() => setStepped(!isStepped)}
              >
                <span className={styles.wide}>{phrases.stepByBeat}</span>
              </StageButton>
              {canFillScreen() && (
                <StageButton
                  icon={document.fullscreenElement === null ? Maximize : Minimize}
                  aria-label={phrases.fullScreen}
                  onClick={toggleFullScreen}
                />
              )}
              <StageButton icon={X} aria-label={phrases.exitTeleprompter} onClick={onExit} />
            </div>
          </div>
          <div className={`${styles.bottom} ${shade}`}>
            <BeatBar
              beats={bars}
              at={at}
              share={beat === undefined || beat.words === 0 ? 0 : (said - beat.from) / beat.words}
              onGo={player.go}
            />
            <PrompterControls
              phase={phase}
              isStepped={isStepped}
              isLast={at === beats.length - 1}
              wordsPerMinute={wordsPerMinute}
              zoom={liking.zoom}
              mirrored={liking.mirrored}
              main={main}
              paceText={originOf(wordsPerMinute, own, paceWords(takes))}
              whole={secondsFor(wordsIn(beats), wordsPerMinute)}
              onMain={handleMain}
              onStart={player.again}
              onPace={setPace}
              onZoom={setZoom}
              onMirror={() => change({ mirrored: !liking.mirrored })}
            />
            {script.sampleDate !== null && <SampleMark day={script.sampleDate} />}
          </div>
        </div>
        {phase === "countdown" && <Countdown onStart={player.play} />}
        {phase === "ended" && (
          <TakeOver
            take={player.take}
            onAgain={player.again}
            onExit={onExit}
            onKeep={(take) => {
              const kept = keepTake(script.language, take)
              setTakes(kept)
              setChosen(undefined)
              return kept
            }}
          />
        )}
      </div>
    </Stage>
  )
}

/** The pace that runs, in words: measured, set by hand, or nobody's yet. */
const originOf = (wordsPerMinute: number, own: number | null, measured: string) => {
  if (own === null) return phrases.notMeasuredYet({ pace: wordsPerMinute })
  return own === wordsPerMinute ? measured : `${phrases.setByHand} ${measured}`
}

const stateWords = (phase: "paused" | "countdown" | "playing" | "ended", secondsLeft: number) => {
  switch (phase) {
    case "paused":
      return phrases.pausedWithLeft({ left: timecode(secondsLeft) })
    case "countdown":
      return phrases.startsInThree
    case "playing":
      return phrases.playing
    case "ended":
      return phrases.endOfTheScript
  }
}
