import { spokenWording } from "@rounds/core/script/claims/spoken-wording.ts"
import { Link2 } from "lucide-react"
import { type FormEvent, useState, lazy, Suspense } from "react"
import { useUnsaved } from "#lib/unsaved.ts"
import { Button } from "#ui/button.tsx"
import { Field } from "#ui/field.tsx"
import { area } from "#ui/field.css.ts"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import * as styles from "#ui/review-sheet.css.ts"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { langOf } from "./script.ts"
import type { Desk } from "./desk.ts"
import { Refusal } from "./refusal.tsx"
import type { Point } from "./review.ts"
import { ScreenWords } from "./screen-words.tsx"
import { settle } from "./settle.ts"
import { sheet as phrases } from "#words/scripts/sheet.ts"

const AddSource = lazy(() => import("./add-source.tsx").then((module) => ({ default: module.AddSource })))

interface AnswersProps {
  readonly desk: Desk
  readonly point: Point
  readonly onEdit: (beat: number) => void
  /** Its sentence stands above with other points, and what answers all of them below. */
  readonly among?: boolean
  /** Another point of the sentence has the same wording. */
  readonly isSaferSaid?: boolean
}

interface PointRowProps extends AnswersProps {
  readonly isTyping: boolean
}

const titles: { readonly [K in Point["kind"]]: string } = {
  claim: phrases.aClaimToLookAt,
  unsupported: phrases.noSourceCarriesThis,
  source: phrases.sourceNeedsALook,
  blank: phrases.forYouToFillIn,
}

const wanted = ({ kind, isOptional, needsOtherWords }: Point) => {
  if (isOptional) return phrases.lookAgainIfYouLike
  if (kind === "blank") return phrases.fillItIn
  if (needsOtherWords) return phrases.mustChange
  return kind === "unsupported" ? phrases.addASourceOrAReason : phrases.otherWordsOrAReason
}

/** One point: what it is about, why, and each way to settle it. */
export function PointRow({ isTyping, ...answers }: PointRowProps) {
  const { desk, point, among = false } = answers
  const must = point.severity === "block"
  return (
    <Stack
      as="li"
      align="stretch"
      gap="s8"
      {...(among ? {} : { padding: ["s12", 0], rule: "between" })}
      id={`point-${point.letter}`}
      tabIndex={-1}
      className={styles.row}
      aria-label={phrases.point({ letter: point.letter })}
    >
      <Inline justify="between" gap={["s2", "s8"]} size="caption" tone="third">
        <span>
          <a
            className={must ? styles.note.must : styles.note.open}
            href={`#mark-${point.letter}`}
            aria-label={phrases.pointOnTheSheet({ letter: point.letter })}
          >
            {point.letter}
          </a>{" "}
          {titles[point.kind]}
        </span>
        <Text as="span" tone={must ? "danger" : "second"} weight="medium">
          {wanted(point)}
        </Text>
      </Inline>
      {!among && <Quote desk={desk} text={point.text} />}
      <Text size="small" tone="second" wrap="pretty">
        {point.reason}
        {point.source !== "" && ` (${point.source})`}
      </Text>
      {!isTyping && <Ways {...answers} />}
      <Refusal desk={desk} at={`point ${point.id}`} />
    </Stack>
  )
}

/** The sentence that points are about. */
export function Quote({ desk, text }: { readonly desk: Desk; readonly text: string }) {
  return (
    text !== "" && (
      <Text size="lead" className={styles.quote} lang={langOf(desk.review.script.language)}>
        “{text}”
      </Text>
    )
  )
}

function Ways({ desk, point, onEdit, among = false, isSaferSaid = false }: AnswersProps) {
  const [open, setOpen] = useState<"source" | "reason">()
  const { beat, sentence, safer, kind } = point
  const wording = spokenWording(safer)
  const hasSentence = beat !== null && sentence !== null
  if (kind === "blank" && beat !== null && sentence === null) {
    return <ScreenWords desk={desk} point={point} beat={beat} />
  }
  const toggle = (which: "source" | "reason") => setOpen(open === which ? undefined : which)
  return (
    <>
      {safer !== "" && !isSaferSaid && (
        <Stack gap="s4" padding="s12" size="small" className={styles.safer}>
          <Text size="caption" tone="ok" weight="strong">
            {wording === undefined ? phrases.whatWouldHelp : phrases.saferWording}
          </Text>
          <Text
            size="lead"
            className={styles.quote}
            lang={wording === undefined ? undefined : langOf(desk.review.script.language)}
          >
            {wording ?? safer}
          </Text>
        </Stack>
      )}
      <Inline gap="s8">
        {wording !== undefined && hasSentence && !isSaferSaid && (
          <Button
            size="small"
            tone="primary"
            aria-disabled={desk.busy}
            onClick={() => void settle(desk, point, { kind: "reword", text: wording })}
          >
            {phrases.useThisWording}
          </Button>
        )}
        {!among && <EditButton point={point} onEdit={onEdit} />}
        {hasSentence && !point.needsOtherWords && (
          <Button size="small" aria-expanded={open === "source"} onClick={() => toggle("source")}>
            <Icon of={Link2} />
            {phrases.addASource}
          </Button>
        )}
        {!point.needsOtherWords && (
          <Button
            size="small"
            tone="ghost"
            aria-expanded={open === "reason"}
            onClick={() => toggle("reason")}
          >
            {phrases.keepAndSayWhy}
          </Button>
        )}
        {hasSentence && !among && <LeaveOutButton desk={desk} point={point} />}
      </Inline>
      {open === "reason" && <Reason desk={desk} point={point} />}
      {open === "source" && (
        <Suspense>
          <AddSource desk={desk} point={point} />
        </Suspense>
      )}
    </>
  )
}

/** Writes the beat that it is about. */
export function EditButton({ point: { beat, kind }, onEdit }: Pick<AnswersProps, "point" | "onEdit">) {
  return (
    beat !== null && (
      <Button size="small" onClick={() => onEdit(beat)}>
        {kind === "blank" ? phrases.fillItIn : phrases.editMyself}
      </Button>
    )
  )
}

export function LeaveOutButton({ desk, point }: Pick<AnswersProps, "desk" | "point">) {
  return (
    <Button
      size="small"
      tone="ghost"
      aria-disabled={desk.busy}
      onClick={() => void settle(desk, point, { kind: "leave_out" })}
    >
      {phrases.leaveItOut}
    </Button>
  )
}

const shortestReason = 3

function Reason({ desk, point }: { readonly desk: Desk; readonly point: Point }) {
  const [reason, setReason] = useState("")
  const [isShort, setShort] = useState(false)
  useUnsaved(reason !== "")
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim().length < shortestReason) return setShort(true)
    void settle(desk, point, { kind: "keep", reason: reason.trim() })
  }
  return (
    <Stack as="form" align="stretch" gap="s8" onSubmit={handleSubmit} noValidate>
      <Field
        label={phrases.whyYouKeepIt}
        hint={phrases.whyYouKeepItHint}
        error={isShort ? phrases.sayWhy : undefined}
      >
        {(ids) => (
          <textarea
            className={area}
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => {
              setShort(false)
              setReason(event.target.value)
            }}
            {...ids}
          />
        )}
      </Field>
      <Inline>
        <Button type="submit" size="small" aria-disabled={desk.busy}>
          {phrases.keepWithThisReason}
        </Button>
      </Inline>
    </Stack>
  )
}
