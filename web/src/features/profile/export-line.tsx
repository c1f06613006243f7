import { useNow } from "#lib/page.ts"
import { useProduct } from "#lib/product.ts"
import { count, momentInText } from "#lib/words.ts"
import { SentMail } from "#ui/sent-mail.tsx"
import { Text } from "#ui/text.tsx"
import { TextAnchor } from "#ui/text-link.tsx"
import type { ExportState } from "./use-export.ts"
import { profile as phrases } from "#words/profile.ts"

interface ExportLineProps {
  readonly state: ExportState | undefined
  readonly failed: Error | null
}

/** How the export stands, in a sentence that is read out when it changes. */
export function ExportLine({ state, failed }: ExportLineProps) {
  const { mailViewer } = useProduct()
  const now = useNow()
  return (
    <Text size="small" tone="second" aria-live="polite">
      {failed !== null && `${phrases.exportNotStarted({ message: failed.message })} `}
      {state?.status === "preparing" && (
        <>
          {phrases.exportTakesAMoment}
          <SentMail viewer={mailViewer} />
        </>
      )}
      {state?.status === "ready" && (
        <>
          {phrases.exportIsReady({
            link: (inner) => (
              <TextAnchor href={state.href} tone="inline" download>
                {inner}
              </TextAnchor>
            ),
            kilobytes: count(Math.max(1, Math.round(state.bytes / 1000))),
            moment: momentInText(state.expiresAt, now),
          })}
        </>
      )}
    </Text>
  )
}
