import { Check } from "lucide-react"
import { momentInText } from "#lib/words.ts"
import { Columns } from "#ui/columns.tsx"
import { Icon } from "#ui/icon.tsx"
import { Text } from "#ui/text.tsx"
import { TextButton } from "#ui/text-link.tsx"
import type { Desk } from "./desk.ts"
import { Refusal } from "./refusal.tsx"
import type { Point } from "./review.ts"
import { langOf } from "./script.ts"
import { settle } from "./settle.ts"
import { sheet as phrases } from "#words/scripts/sheet.ts"

interface KeptRowProps {
  readonly desk: Desk
  readonly point: Point
  readonly now: Date
}

/** A point that the person keeps as it is, with the reason. */
export function KeptRow({ desk, point, now }: KeptRowProps) {
  if (point.kept === null) return null
  return (
    <Columns as="li" columns="20px 1fr" gap="s12" padding={["s12", 0]} rule="between" size="small">
      <Text as="span" tone="ok">
        <Icon of={Check} />
      </Text>
      <div>
        <p lang={langOf(desk.review.script.language)}>“{point.text}”</p>
        <Text tone="second">
          {phrases.keptByYou({ at: momentInText(point.kept.at, now), reason: point.kept.reason })}
        </Text>
        <TextButton
          aria-disabled={desk.busy}
          aria-label={phrases.openAgainText({ text: point.text })}
          onClick={() => void settle(desk, point, { kind: "reopen" })}
        >
          {phrases.openAgain}
        </TextButton>
        <Refusal desk={desk} at={`point ${point.id}`} />
      </div>
    </Columns>
  )
}
