import type { ReactNode } from "react"
import { screensTag } from "#lib/locale.ts"
import { timecode } from "#lib/words.ts"
import * as styles from "./script-sheet.css.ts"
import { ui as phrases } from "#words/ui.ts"

/** "Limits" of "Limits, and who should not": a gutter is narrow, and names are told apart by their first words. */
export const shortOf = (name: string) => name.split(",", 1)[0] ?? name

/** Paper: what was written by a model, never what was counted. */
export function Sheet({
  children,
  className = "",
}: {
  readonly children: ReactNode
  readonly className?: string
}) {
  return <article className={`${styles.sheet} ${className}`}>{children}</article>
}

export interface SheetBeat {
  readonly name: string
  readonly text: string
  readonly startsAt: number
  readonly seconds: number
}

/** A sentence of the script to check, by its number in the list beside it. */
export interface SheetMark {
  readonly sentence: string
  readonly number: number
}

interface BeatListProps {
  readonly beats: readonly SheetBeat[]
  readonly marks?: readonly SheetMark[]
  readonly lang: string
  /** `href` of the entry that a mark belongs to; without it marks are not links. */
  readonly markHref?: (number: number) => string
}

/** The script as it is spoken, beat by beat, with its time in the gutter. */
export function BeatList({ beats, marks = [], lang, markHref }: BeatListProps) {
  return (
    <div className={styles.page} lang={lang}>
      {beats.map((beat, at) => (
        <section
          key={`${at} ${beat.name}`}
          className={styles.beat}
          aria-label={phrases.beatFromTo({
            name: beat.name,
            from: timecode(beat.startsAt),
            to: timecode(beat.startsAt + beat.seconds),
          })}
        >
          <p className={styles.gutter} lang={screensTag}>
            <b className={styles.beatName}>{shortOf(beat.name)}</b>
            <span className={styles.time}>{timecode(beat.startsAt)}</span>
          </p>
          <p className={`${styles.say} ${at === 0 ? styles.hook : ""}`}>
            {withMarks(beat.text, marks, markHref)}
          </p>
        </section>
      ))}
    </div>
  )
}

/** The text with each marked sentence that stands in it underlined and numbered. */
const withMarks = (text: string, marks: readonly SheetMark[], href: BeatListProps["markHref"]): ReactNode => {
  const [mark, ...others] = marks
  if (mark === undefined) return text
  const at = mark.sentence === "" ? -1 : text.indexOf(mark.sentence)
  if (at === -1) return withMarks(text, others, href)
  return (
    <>
      {withMarks(text.slice(0, at), others, href)}
      <mark className={styles.marked} id={href === undefined ? undefined : `mark-${mark.number}`}>
        {mark.sentence}
        {href === undefined ? (
          <span className={styles.note}>{mark.number}</span>
        ) : (
          <a
            className={styles.note}
            href={href(mark.number)}
            aria-label={phrases.lineToCheck({ number: mark.number })}
          >
            {mark.number}
          </a>
        )}
      </mark>
      {withMarks(text.slice(at + mark.sentence.length), others, href)}
    </>
  )
}

/** The outline of a sheet that is not written yet. */
export function BeatOutline({ names }: { readonly names: readonly string[] }) {
  return (
    <div className={styles.page}>
      {names.map((name, at) => (
        <div key={name} className={styles.beat}>
          <p className={styles.gutter}>
            <b className={styles.beatName}>{name}</b>
          </p>
          <div className={styles.bones} aria-hidden>
            <span className={styles.bone} style={at === 0 ? { height: 13, width: "62%" } : {}} />
            {at > 0 && <span className={styles.bone} style={{ width: "62%" }} />}
          </div>
        </div>
      ))}
    </div>
  )
}
