import { numbersBeside } from "@rounds/core/script/sources.ts"
import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import * as styles from "./review-sheet.css.ts"
import { ui as words } from "#words/ui.ts"
import { screensTag } from "#lib/locale.ts"

type Example = NonNullable<SuccessOf<"GET /api/public/example-script">["example"]>
type Point = Example["points"][number]

interface SaidWordsProps {
  readonly at: number
  readonly beat: Pick<Example["beats"][number], "text" | "said">
  readonly points: readonly Point[]
  readonly sources: Example["sources"]
  /** Comes before the names of sources and points, where another script stands on the page. */
  readonly prefix?: string
  /** Sentences that would be cut. */
  readonly cuts?: ReadonlyArray<{ readonly beat: number; readonly sentence: number }>
}

/** Points that a script waits for. */
const isOpen = ({ isOptional, kept }: Point) => !isOptional && kept === null

/** What a beat says, sentence by sentence: beside it the numbers of its sources and the letters of its points. */
export function SaidWords({ at, beat, points, sources, prefix = "", cuts = [] }: SaidWordsProps) {
  if (beat.said.length === 0) return beat.text
  return beat.said.map((said, sentence) => {
    const own = points.filter(
      (point) => point.beat === at && point.sentence === sentence && point.kept === null,
    )
    const numbers = numbersBeside(said.findings, sources)
    const isCut = cuts.some((cut) => cut.beat === at && cut.sentence === sentence)
    const look = isCut ? "cut" : lookOf(own, numbers.length > 0)
    return (
      <span key={`${sentence} ${said.text}`}>
        {sentence > 0 && " "}
        {isCut ? (
          <del className={styles.mark.cut}>{said.text}</del>
        ) : look === undefined ? (
          said.text
        ) : (
          <mark className={styles.mark[look]}>{said.text}</mark>
        )}
        {numbers.map((number) => (
          <a
            key={number}
            className={styles.note.source}
            href={`#${prefix}source-${number}`}
            aria-label={words.sourceNumber({ number })}
            data-source={number}
            lang={screensTag}
          >
            {number}
          </a>
        ))}
        {own.map((point) => (
          <a
            key={point.id}
            className={point.severity === "block" ? styles.note.must : styles.note.open}
            href={`#${prefix}point-${point.letter}`}
            id={`${prefix}mark-${point.letter}`}
            aria-label={(isOpen(point) ? words.openPoint : words.note)({ letter: point.letter })}
            lang={screensTag}
          >
            {point.letter}
          </a>
        ))}
      </span>
    )
  })
}

const lookOf = (points: readonly Point[], isCarried: boolean) => {
  if (points.some(({ severity }) => severity === "block")) return "must"
  if (points.length > 0) return "open"
  return isCarried ? "carried" : undefined
}
