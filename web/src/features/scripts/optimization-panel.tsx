import { Clock, Hash } from "lucide-react"
import type { ReactNode } from "react"
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

/** One row for each platform with its tip, which is advice and no caption; hashtags, which are copied, and time below. */
export function OptimizationPanel({ script }: { readonly script: Script }) {
  const { copy, copied } = useCopy()
  const { optimizationTips: tips } = script
  return (
    <Box as="ul" surface="card">
      {Object.entries(tips.platformSpecific).map(([platform, text]) => (
        <Tip
          key={platform}
          mark={<PlatformDot platform={platform} />}
          name={platformWords(platform)}
          lang={langOf(script.language)}
        >
          {text}
        </Tip>
      ))}
      <Tip
        mark={<Icon of={Hash} />}
        name="Hashtags"
        action={
          <TextButton onClick={() => void copy("Hashtags", hashtagText(script))}>
            {copied === "Hashtags" ? "Copied" : "Copy"}
          </TextButton>
        }
      >
        {hashtagText(script)}
      </Tip>
      <Tip mark={<Icon of={Clock} />} name="Best time">
        {tips.bestPostingTime}
        {tips.postingTime !== null && tips.postingTime.studies.length > 0 && (
          <Text margin={["s4", 0, 0, 0]} size="caption" tone="third">
            From {tips.postingTime.studies.join("; ")}.
          </Text>
        )}
      </Tip>
    </Box>
  )
}

interface TipProps {
  readonly mark: ReactNode
  readonly name: string
  readonly action?: ReactNode
  readonly lang?: string | undefined
  readonly children: ReactNode
}

function Tip({ mark, name, action, lang, children }: TipProps) {
  return (
    <Columns
      as="li"
      columns={{ wide: "140px 1fr auto", phone: "1fr auto" }}
      align="start"
      gap={{ wide: "s20", phone: ["s6", "s12"] }}
      padding={{ wide: ["s16", "s24"], phone: "s16" }}
      rule="between"
    >
      <Inline as="span" oneLine gap="s8" size="body" weight="strong" className={styles.tipName}>
        {mark}
        {name}
      </Inline>
      <Text as="div" size="body" tone="second" wrap="pretty" className={styles.tipText} lang={lang}>
        {children}
      </Text>
      {action}
    </Columns>
  )
}
