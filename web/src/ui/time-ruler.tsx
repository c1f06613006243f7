import { type FitOfWords, fitOfWords } from "@rounds/core/script/pace.ts"
import type { Duration, Language } from "@rounds/core/script/settings.ts"
import { Check, TriangleAlert } from "lucide-react"
import type { ReactNode } from "react"
import { token } from "#theme/contract.css.ts"
import { fitWords, isLong } from "#lib/fit-words.ts"
import { hidden } from "./hidden.css.ts"
import { Icon } from "./icon.tsx"
import { Inline } from "./inline.tsx"
import * as styles from "./time-ruler.css.ts"
import { ui as phrases } from "#words/ui.ts"

interface RulerBeat {
  readonly name: string
  readonly seconds: number
}

interface TimeRulerProps {
  readonly beats: readonly RulerBeat[]
  /** Length of the video in seconds. */
  readonly total: number
  readonly caption?: ReactNode
  /** A thin line without names, for cards. */
  readonly slim?: boolean
}

/** Beats as a ruler: a segment is as wide as its share of the video, what is left stays visible. */
export function TimeRuler({ beats, total, caption, slim = false }: TimeRulerProps) {
  const spoken = beats.reduce((sum, beat) => sum + beat.seconds, 0)
  return (
    <figure>
      <div className={slim ? styles.slim : styles.scale} aria-hidden>
        <div className={styles.segments} style={{ width: `${Math.min(1, spoken / total) * 100}%` }}>
          {beats.map((beat, at) => (
            <span
              key={`${at} ${beat.name}`}
              className={`${styles.segment} ${at === 0 && !slim ? styles.first : ""}`}
              style={{
                flex: beat.seconds,
                background: shadeOf(at, beats.length, slim),
              }}
            >
              {!slim && (
                <>
                  <span className={styles.place}>{at + 1}</span>
                  <span className={styles.name}>{shortName(beat, total)}</span>
                </>
              )}
            </span>
          ))}
        </div>
      </div>
      <figcaption>
        <span className={hidden}>
          {phrases.timing({
            beats: beats
              .map(({ name, seconds }) => phrases.beatSeconds({ name, seconds: Math.round(seconds) }))
              .join(", "),
            spoken: Math.round(spoken),
            total,
          })}
        </span>
        {caption !== undefined && <span className={styles.caption}>{caption}</span>}
      </figcaption>
    </figure>
  )
}

/** "Limits" of "Limits, and who should not"; one word where there is little room. */
const shortName = ({ name, seconds }: RulerBeat, total: number) =>
  name.split(seconds / total < 0.11 ? /[\s,]/ : ",", 1)[0]

/** From strong to faint, in the order of the beats. */
const shadeOf = (at: number, of: number, slim: boolean) => {
  if (at === 0) return token.color.brand
  const from = slim ? 56 : 32
  const to = slim ? 16 : 9
  const percent = from - ((from - to) * Math.max(0, at - 1)) / Math.max(1, of - 2)
  return `color-mix(in oklab, ${token.color.brand} ${Math.round(percent)}%, ${token.color.paper})`
}

/** Whether the words fit the video, in words and a picture. */
export function Fit({ fit }: { readonly fit: FitOfWords & { readonly seconds: number } }) {
  const long = isLong(fit)
  return (
    <Inline
      as="span"
      oneLine
      gap="s4"
      tone={long ? "warn" : fit.verdict === "short" ? "second" : "ok"}
      weight="strong"
    >
      <Icon of={long ? TriangleAlert : Check} />
      {fitWords(fit)}
    </Inline>
  )
}

interface SpokenFitProps {
  readonly script: {
    readonly words: number
    readonly spokenSeconds: number
    readonly language: Language
    readonly duration: Duration
  }
}

/** The same of a script that stands. */
export function SpokenFit({ script }: SpokenFitProps) {
  const { words, spokenSeconds: seconds, language, duration } = script
  return <Fit fit={{ seconds, ...fitOfWords({ words, seconds }, language, duration) }} />
}
