import { Clock, Hash } from "lucide-react"
import { Icon } from "#ui/icon.tsx"
import { PlatformDot, platformWords } from "#ui/platform-list.tsx"
import { TextButton } from "#ui/text-link.tsx"
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
    <ul className={styles.panel}>
      {Object.entries(tips.platformSpecific).map(([platform, text]) => (
        <li key={platform} className={styles.tip}>
          <span className={styles.tipName}>
            <PlatformDot platform={platform} />
            {platformWords(platform)}
          </span>
          <p className={styles.tipText} lang={langOf(script.language)}>
            {text}
          </p>
          {copyButton(`${platformWords(platform)} tip`, text)}
        </li>
      ))}
      <li className={styles.tip}>
        <span className={styles.tipName}>
          <Icon of={Hash} />
          Hashtags
        </span>
        <p className={styles.tipText}>{hashtagText(script)}</p>
        {copyButton("Hashtags", hashtagText(script))}
      </li>
      <li className={styles.tip}>
        <span className={styles.tipName}>
          <Icon of={Clock} />
          Best time
        </span>
        <p className={styles.tipText}>
          {tips.bestPostingTime}
          {tips.postingTime !== null && tips.postingTime.studies.length > 0 && (
            <span className={styles.studies}>From {tips.postingTime.studies.join("; ")}.</span>
          )}
        </p>
        <span />
      </li>
    </ul>
  )
}
