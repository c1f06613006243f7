import { spokenWording } from "@rounds/core/script/claims/spoken-wording.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import { Check, Copy } from "lucide-react"
import { tagOf } from "#lib/language/choices.ts"
import { Button } from "#ui/button.tsx"
import * as styles from "#ui/claim-mark.css.ts"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import type { Marked } from "./text.ts"
import { kindOf, severityWords } from "./words.ts"
import { check as phrases } from "#words/check.ts"

interface FindingItemProps {
  readonly marked: Marked
  /** Of the text. */
  readonly language: Language
  readonly copied: boolean
  readonly onCopy: () => void
  /** With the safer wording, or null: the sentence is left out. */
  readonly onUse: (wording: string | null) => void
}

/** One finding: what sort, how serious, which words, why, and what to say instead. */
export function FindingItem({
  marked: { number, finding },
  language,
  copied,
  onCopy,
  onUse,
}: FindingItemProps) {
  const { severity, sentence, reason, source, safer } = finding
  const wording = spokenWording(safer)
  return (
    <Stack
      as="li"
      gap="s8"
      padding={["s16", 0]}
      rule="bottom"
      size="small"
      tone="second"
      id={`finding-${number}`}
      tabIndex={-1}
      className={styles.finding}
    >
      <Inline as="h3" gap={["s4", "s8"]} size="small" weight="medium">
        <a
          className={styles.number[severity]}
          href={`#mark-${number}`}
          aria-label={phrases.markInTheText({ number })}
        >
          {number}
        </a>
        {kindOf(finding)}
        <Text
          as="span"
          tone={severity === "block" ? "danger" : "second"}
          weight="strong"
          className={styles.atEnd}
        >
          {severityWords[severity]}
        </Text>
      </Inline>
      <Text tone="ink" className={styles.quote} lang={tagOf(language)}>
        “{sentence}”
      </Text>
      <p>
        {reason} ({source})
      </p>
      {safer !== "" && (
        <Text as="div" className={styles.safer}>
          <Text as="b" size="small" weight="strong">
            {wording === undefined ? phrases.whatWouldHelp : phrases.saferWording}
          </Text>
          <p className={styles.quote} lang={wording === undefined ? undefined : tagOf(language)}>
            {wording ?? safer}
          </p>
        </Text>
      )}
      <Inline gap="s8" className={styles.screenOnly}>
        {wording !== undefined && (
          <>
            <Button size="small" onClick={() => onUse(wording)}>
              {phrases.useThisWording}
            </Button>
            <Button size="small" tone="ghost" onClick={onCopy}>
              <Icon of={copied ? Check : Copy} />
              {copied ? phrases.copied : phrases.copy}
            </Button>
          </>
        )}
        <Button size="small" tone={wording === undefined ? "secondary" : "ghost"} onClick={() => onUse(null)}>
          {phrases.leaveTheSentenceOut}
        </Button>
      </Inline>
    </Stack>
  )
}
