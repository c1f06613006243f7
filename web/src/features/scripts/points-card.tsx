import { useNow } from "#lib/page.ts"
import { Box } from "#ui/box.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import type { Desk } from "./desk.ts"
import { KeptRow } from "./kept-row.tsx"
import { isOpen, type Point } from "./review.ts"
import { SentenceRow } from "./sentence-row.tsx"
import { sheet as phrases } from "#words/scripts/sheet.ts"
import { shared } from "#words/scripts/shared.ts"

interface PointsCardProps {
  readonly desk: Desk
  readonly points: readonly Point[]
  /** The points are of words that are not saved yet: they are shown, and settled after saving. */
  readonly isTyping: boolean
  readonly onEdit: (beat: number) => void
}

/** "Check before you film": everything that stands between the script and the camera. It never says "compliant". */
export function PointsCard({ desk, points, isTyping, onEdit }: PointsCardProps) {
  const now = useNow()
  const kept = points.filter((point) => point.kept !== null)
  const shown = points.filter((point) => point.kept === null)
  const open = points.filter(isOpen).length
  const { script } = desk.review
  const carried = script.beats
    .flatMap(({ said }) => said)
    .filter(({ findings }) => findings.length > 0).length
  return (
    <Box as="section" padding="s16" surface="card" aria-labelledby="check">
      <Inline oneLine align="baseline" justify="between" gap="s12">
        <Text as="h3" size="card" id="check" tabIndex={-1}>
          {shared.checkBeforeYouFilm}
        </Text>
        <Text size="caption" tone="third" tabular>
          {shared.openPoints({ open })}
        </Text>
      </Inline>
      {isTyping && (
        <Text margin={["s8", 0, 0, 0]} size="caption" tone="second">
          {phrases.shownAsYouType}
        </Text>
      )}
      {shown.length === 0 && (
        <Text margin={["s12", 0]} size="small" tone="second" wrap="pretty">
          {phrases.nothingOpen}
        </Text>
      )}
      <ul>
        {bySentence(shown).map((together) => (
          <SentenceRow
            key={together[0].id}
            desk={desk}
            points={together}
            isTyping={isTyping}
            onEdit={onEdit}
          />
        ))}
        {kept.map((point) => (
          <KeptRow key={point.id} desk={desk} point={point} now={now} />
        ))}
      </ul>
      {carried > 0 && (
        <Text margin={["s12", 0, 0, 0]} size="caption" tone="third">
          {phrases.nameTheirSources({ carried })}
        </Text>
      )}
    </Box>
  )
}

type Together = readonly [Point, ...Point[]]

/** What is said of one sentence stands together; what is about no sentence stands alone. */
const bySentence = (points: readonly Point[]): readonly Together[] => {
  const rows = new Map<string, Together>()
  for (const point of points) {
    const { beat, sentence, id } = point
    const place = beat === null || sentence === null ? id : `${beat} ${sentence}`
    const before = rows.get(place)
    rows.set(place, before === undefined ? [point] : [...before, point])
  }
  return [...rows.values()]
}
