import { Hash } from "lucide-react"
import { Box } from "#ui/box.tsx"
import { Columns } from "#ui/columns.tsx"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { PlatformDot, platformWords } from "#ui/platform-list.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { TextButton } from "#ui/text-link.tsx"
import { KitMissing } from "./kit-missing.tsx"
import { PostingTimes } from "./posting-times.tsx"
import { useAudienceZone, usePostingKit } from "./posting-kit.ts"
import { PostsPanel } from "./posts-panel.tsx"
import * as styles from "./result.css.ts"
import { langOf, type Script } from "./script.ts"
import { useCopy } from "./use-copy.ts"
import { posting as words } from "#words/scripts/posting.ts"
import { shared } from "#words/scripts/shared.ts"

/** Everything to post the video with: texts, hashtags and times, then a tip for each platform. */
export function OptimizationPanel({ script }: { readonly script: Script }) {
  const { copy, copied } = useCopy()
  const [zone, setZone] = useAudienceZone()
  const { data: kit, error, refetch } = usePostingKit(script.id, zone)
  const tags = kit?.hashtags.join(" ") ?? ""
  const tips = [
    ...Object.entries(script.optimizationTips.platformSpecific).map(
      ([platform, text]) => [words.tip({ platform: platformWords(platform) }), text, platform] as const,
    ),
    ...(kit === undefined ? [] : [[shared.hashtags, tags, null] as const]),
  ]
  return (
    <Stack gap="s20">
      {kit === undefined ? (
        <Box surface="card">
          <KitMissing error={error} onRetry={() => void refetch()} />
        </Box>
      ) : (
        <>
          <PostsPanel script={script} kit={kit} />
          <PostingTimes times={kit.times} zone={zone} onZone={setZone} />
        </>
      )}
      <Box as="ul" surface="card">
        {tips.map(([item, text, platform]) => (
          <Columns
            as="li"
            columns={{ wide: "140px 1fr auto", phone: "1fr auto" }}
            align="start"
            gap={{ wide: "s20", phone: ["s6", "s12"] }}
            padding={{ wide: ["s16", "s24"], phone: "s16" }}
            rule="between"
            key={item}
          >
            <Inline as="span" oneLine gap="s8" size="body" weight="strong" className={styles.tipName}>
              {platform === null ? <Icon of={Hash} /> : <PlatformDot platform={platform} />}
              {platform === null ? item : platformWords(platform)}
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
            <TextButton onClick={() => void copy(item, text)}>
              {copied === item ? shared.copied : shared.copy}
            </TextButton>
          </Columns>
        ))}
      </Box>
    </Stack>
  )
}
