import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import type { Desk } from "./desk.ts"
import { EditButton, LeaveOutButton, PointRow, Quote } from "./point-row.tsx"
import type { Point } from "./review.ts"

interface SentenceRowProps {
  readonly desk: Desk
  /** All of one sentence, or one that is about none. */
  readonly points: readonly [Point, ...Point[]]
  readonly isTyping: boolean
  readonly onEdit: (beat: number) => void
}

/** What is open about a sentence: its words once, each point with its own answers, then what answers all of them. */
export function SentenceRow({ desk, points, isTyping, onEdit }: SentenceRowProps) {
  const [first, ...others] = points
  if (others.length === 0) return <PointRow desk={desk} point={first} isTyping={isTyping} onEdit={onEdit} />
  return (
    <Stack as="li" align="stretch" gap="s12" padding={["s12", 0]} rule="between">
      <Quote desk={desk} text={wholeOf(points)} />
      <Stack as="ul" align="stretch" gap="s12">
        {points.map((point, at) => (
          <PointRow
            key={point.id}
            desk={desk}
            point={point}
            isTyping={isTyping}
            onEdit={onEdit}
            among
            isSaferSaid={points.slice(0, at).some(({ safer }) => safer === point.safer)}
          />
        ))}
      </Stack>
      {!isTyping && (
        <Inline gap="s8">
          <EditButton point={points.find(({ kind }) => kind === "blank") ?? first} onEdit={onEdit} />
          <LeaveOutButton desk={desk} point={first} />
        </Inline>
      )}
    </Stack>
  )
}

/** A rule may be about a part of the sentence. */
const wholeOf = (points: readonly Point[]) =>
  points.reduce((whole, { text }) => (text.length > whole.length ? text : whole), "")
