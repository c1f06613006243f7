import { beatName } from "#lib/beat-name.ts"
import { secondsOf } from "@rounds/core/script/pace.ts"
import { Undo2 } from "lucide-react"
import { type ReactNode, useState } from "react"
import { isLong } from "#lib/fit-words.ts"
import { count, decimal } from "#lib/words.ts"
import { Box } from "#ui/box.tsx"
import { Icon } from "#ui/icon.tsx"
import { Sheet } from "#ui/script-sheet.tsx"
import * as styles from "#ui/review-sheet.css.ts"
import * as sheet from "#ui/script-sheet.css.ts"
import { Text } from "#ui/text.tsx"
import { TextButton } from "#ui/text-link.tsx"
import { Fit, TimeRuler } from "#ui/time-ruler.tsx"
import * as layout from "./generator.css.ts"
import { langOf } from "./script.ts"
import { BeatEditor } from "./beat-editor.tsx"
import { BeatLine } from "./beat-line.tsx"
import { CutToFit, type Proposal } from "./cut-to-fit.tsx"
import type { Desk } from "./desk.ts"
import { Hooks } from "./hooks.tsx"
import { Refusal } from "./refusal.tsx"
import type { Point, Review } from "./review.ts"
import type { Editing } from "./use-editing.ts"
import type { Live } from "./use-live.ts"
import { sheet as phrases } from "#words/scripts/sheet.ts"
import { shared } from "#words/scripts/shared.ts"

interface ReviewSheetProps {
  readonly desk: Desk
  readonly editing: Editing
  readonly live: Live | undefined
  readonly points: readonly Point[]
  /** What stands above the ruler. */
  readonly facts: ReactNode
}

/** The sheet that is written on: each beat in its place, with what carries it and what stands open. */
export function ReviewSheet({ desk, editing, live, points, facts }: ReviewSheetProps) {
  const { review, undo } = desk
  const { script } = review
  const lang = langOf(script.language)
  const [proposal, setProposal] = useState<Proposal>()
  const shown = proposal?.version === script.version && editing.draft === undefined ? proposal : undefined
  const fit = live?.fit ?? review.fit
  const named = (live?.beats ?? script.beats).map((beat) => ({ ...beat, name: beatName(beat.name) }))
  return (
    <Sheet className={`${layout.bleed} ${layout.underTabs}`}>
      <Box
        as="header"
        padding={{ wide: ["s20", "s32", "s16", "s32"], phone: ["s8", "s16", "s8", "s16"] }}
        rule="bottom"
      >
        {facts}
        <TimeRuler
          beats={named}
          total={secondsOf(script.duration)}
          caption={
            <>
              <span>
                {phrases.wordsSecondsAtPace({
                  words: count(fit.words),
                  seconds: decimal(fit.seconds),
                  pace: Math.round(script.wordsPerMinute),
                  roomy: (inner) => <span className={styles.roomy}>{inner}</span>,
                })}
              </span>
              <Fit fit={fit} />
            </>
          }
        />
        {isLong(review.fit) && editing.draft === undefined && (
          <CutToFit desk={desk} proposal={shown} onProposal={setProposal} />
        )}
        {undo !== undefined && editing.draft === undefined && (
          <Text as="div" size="small">
            <TextButton tone="quiet" aria-disabled={desk.busy} onClick={undo}>
              <Icon of={Undo2} />
              {phrases.undoTheLastChange}
            </TextButton>
          </Text>
        )}
        <Refusal desk={desk} at="review" />
      </Box>
      <div className={sheet.page}>
        {script.beats.map((beat, at) => (
          <div key={`${at} ${beat.name}`}>
            {editing.draft?.beat === at ? (
              <BeatEditor
                desk={desk}
                at={at}
                beat={beat}
                text={editing.draft.text}
                live={live}
                lang={lang}
                onText={editing.type}
                onDone={() => void editing.done()}
                onCancel={editing.cancel}
                onLock={() => void editing.lock(at, true)}
                onRewrite={() => void editing.rewrite(at)}
              />
            ) : (
              <BeatLine
                desk={desk}
                at={at}
                beat={beat}
                points={points}
                cuts={shown?.cuts ?? []}
                lang={lang}
                onEdit={() => editing.edit(at)}
                onUnlock={() => void editing.lock(at, false)}
              />
            )}
            {at === 0 && <Hooks desk={desk} lang={lang} disabled={editing.isDirty} />}
          </div>
        ))}
      </div>
      <Box
        as="footer"
        padding={{ wide: ["s12", "s32"], phone: ["s12", "s16"] }}
        rule="top"
        size="caption"
        tone="third"
      >
        {script.sources.length > 0 ? signatureWords(review.signatures) : phrases.noSource}
      </Box>
    </Sheet>
  )
}

/** Who answers for what the sources say, as far as anybody does. */
const signatureWords = ({ signers, unsigned }: Review["signatures"]) =>
  signers.length === 0
    ? shared.notSignedYet
    : unsigned === 0
      ? phrases.signed({ signers: signers.join("; ") })
      : phrases.signedInPart({ signers: signers.join("; ") })
