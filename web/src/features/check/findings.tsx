import { spokenWording } from "@rounds/core/script/claims/spoken-wording.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import { Printer } from "lucide-react"
import { useEffect, useState } from "react"
import { copyText } from "#lib/page.ts"
import { Button } from "#ui/button.tsx"
import * as styles from "#ui/claim-mark.css.ts"
import { Columns } from "#ui/columns.tsx"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { announce } from "#ui/live-region.tsx"
import "#ui/print.css.ts"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { TextButton } from "#ui/text-link.tsx"
import { toast } from "#ui/toast.tsx"
import { FindingItem } from "./finding-item.tsx"
import type { Marked } from "./text.ts"
import { severityWords } from "./words.ts"
import { check as phrases } from "#words/check.ts"

interface FindingsProps {
  readonly findings: readonly Marked[]
  readonly language: Language
  /** Why nothing was read; absent once the text is. */
  readonly unread: string | undefined
  /** Fetches the rules again, where they could not be loaded. */
  readonly onAgain?: (() => void) | undefined
  readonly onUse: (marked: Marked, wording: string | null) => void
}

const severities = ["block", "warn", "info"] as const

/** What the rules found, in the order of the text, with how many of each sort. */
export function Findings({ findings, language, unread, onAgain, onUse }: FindingsProps) {
  const [copied, setCopied] = useState<number>()
  const isRead = unread === undefined
  useEffect(() => {
    if (!isRead) return undefined
    // Said after a pause: not at every letter.
    const timer = setTimeout(() => announce(phrases.findingsInYourText({ findings: findings.length })), 1000)
    return () => clearTimeout(timer)
  }, [findings.length, isRead])
  const handleCopy = async (marked: Marked) => {
    const wording = spokenWording(marked.finding.safer)
    if (wording !== undefined && (await copyText(wording))) setCopied(marked.number)
    else toast({ title: phrases.notCopied, text: phrases.browserDidNotAllowIt, tone: "error" })
  }
  return (
    <Stack gap="s16" data-print>
      <Columns as="dl" columns={3} surface="card">
        {severities.map((severity) => (
          <Stack
            key={severity}
            gap="s2"
            padding={{ wide: ["s12", "s16"], phone: "s12" }}
            rule="beside"
            className={styles.counted}
          >
            <Text as="dt" size="small" tone="second">
              {severityWords[severity]}
            </Text>
            <Text as="dd" tabular className={styles.count} tone={severity === "block" ? "danger" : "ink"}>
              {findings.filter(({ finding }) => finding.severity === severity).length}
            </Text>
          </Stack>
        ))}
      </Columns>
      <Stack
        as="section"
        padding={{ wide: ["s16", "s24"], phone: "s16" }}
        surface="card"
        aria-labelledby="findings"
      >
        <Inline justify="between" gap="s12">
          <Text as="h2" size="card" id="findings">
            {phrases.findings}
          </Text>
          {findings.length > 0 && (
            <Button size="small" tone="ghost" className={styles.screenOnly} onClick={() => print()}>
              <Icon of={Printer} /> {phrases.printTheList}
            </Button>
          )}
        </Inline>
        {findings.length === 0 ? (
          <Text margin={["s12", 0, 0, 0]} size="small" tone="second" wrap="pretty">
            {unread ?? phrases.noRuleFired}
            {onAgain !== undefined && (
              <>
                {" "}
                <TextButton onClick={onAgain}>{phrases.tryAgain}</TextButton>
              </>
            )}
          </Text>
        ) : (
          <ol>
            {findings.map((marked) => (
              <FindingItem
                key={`${marked.number} ${marked.finding.rule}`}
                marked={marked}
                language={language}
                copied={copied === marked.number}
                onCopy={() => void handleCopy(marked)}
                onUse={(wording) => onUse(marked, wording)}
              />
            ))}
          </ol>
        )}
      </Stack>
    </Stack>
  )
}
