import { Clock, Hash } from "lucide-react"
import { Icon } from "#ui/icon.tsx"
import { PlatformDot, platformWords } from "#ui/platform-list.tsx"
import { TextButton } from "#ui/text-link.tsx"
import { Box } from "#ui/box.tsx"
import { Columns } from "#ui/columns.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import * as styles from "./result.css.ts"
import { langOf, type Script } from "./script.ts"
import { hashtagText } from "./script-text.ts"
import { useCopy } from "./use-copy.ts"

/** One row for each platform with its tip; hashtags and time below. */
export function OptimizationPanel({ script }: { readonly script: Script }) {
  const { copy, copied } = useCopy()
  const { optimizationTips: tips } = script
  const copyButton = (item: string, text: string) => (
    <TextButton onClick={() => void copy(item, text)}>{copied === item ? "Copied" : "Copy"}</TextButton>
  )
  return (
    <Box as="ul" surface="card">
      {Object.entries(tips.platformSpecific).map(([platform, text]) => (
        <Columns
          as="li"
          columns={{ wide: "140px 1fr auto", phone: "1fr auto" }}
          align="start"
          gap={{ wide: "s20", phone: ["s6", "s12"] }}
          padding={{ wide: ["s16", "s24"], phone: "s16" }}
          key={platform}
          className={styles.tip}
        >
          <Inline as="span" oneLine gap="s8" size="body" weight="strong" className={styles.tipName}>
            <PlatformDot platform={platform} />
            {platformWords(platform)}
          </Inline>
          <Text
            size="body"
            tone="second"
            wrap="pretty"
            className={styles.tipText}
            lang={langOf(script.language)}
          >
            {text}
          </Text>
          {copyButton(`${platformWords(platform)} tip`, text)}
        </Columns>
      ))}
      <Columns
        as="li"
        columns={{ wide: "140px 1fr auto", phone: "1fr auto" }}
        align="start"
        gap={{ wide: "s20", phone: ["s6", "s12"] }}
        padding={{ wide: ["s16", "s24"], phone: "s16" }}
        className={styles.tip}
      >
        <Inline as="span" oneLine gap="s8" size="body" weight="strong" className={styles.tipName}>
          <Icon of={Hash} />
          Hashtags
        </Inline>
        <Text size="body" tone="second" wrap="pretty" className={styles.tipText}>
          {hashtagText(script)}
        </Text>
        {copyButton("Hashtags", hashtagText(script))}
      </Columns>
      <Columns
        as="li"
        columns={{ wide: "140px 1fr auto", phone: "1fr auto" }}
        align="start"
        gap={{ wide: "s20", phone: ["s6", "s12"] }}
        padding={{ wide: ["s16", "s24"], phone: "s16" }}
        className={styles.tip}
      >
        <Inline as="span" oneLine gap="s8" size="body" weight="strong" className={styles.tipName}>
          <Icon of={Clock} />
          Best time
        </Inline>
        <Text size="body" tone="second" wrap="pretty" className={styles.tipText}>
          {tips.bestPostingTime}
          {tips.postingTime !== null && tips.postingTime.studies.length > 0 && (
            <span className={styles.studies}>From {tips.postingTime.studies.join("; ")}.</span>
          )}
        </Text>
        <span />
      </Columns>
    </Box>
  )
}
