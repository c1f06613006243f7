import { beatName } from "#lib/beat-name.ts"
import { limitOf, secondsOf } from "@rounds/core/script/pace.ts"
import { Link } from "@tanstack/react-router"
import { decimal } from "#lib/words.ts"
import { SampleMark } from "#ui/sample-mark.tsx"
import { Badge } from "#ui/badge.tsx"
import { card, cover } from "#ui/card.css.ts"
import { PlatformDot } from "#ui/platform-list.tsx"
import { TimeAgo } from "#ui/time-ago.tsx"
import { TimeRuler } from "#ui/time-ruler.tsx"
import { hidden } from "#ui/hidden.css.ts"
import { Stack } from "#ui/stack.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import { Box } from "#ui/box.tsx"
import * as styles from "./history.css.ts"
import { previewOf } from "./preview.ts"
import { durations, langOf, platforms, type ScriptListItem, titleLangOf, tones, wordFor } from "./script.ts"
import { history as words } from "#words/scripts/history.ts"
import { shared } from "#words/scripts/shared.ts"

/** One script as a small sheet. */
export function HistoryCard({ script }: { readonly script: ScriptListItem }) {
  const lang = langOf(script.language)
  const total = secondsOf(script.duration)
  const over = script.spokenSeconds - limitOf(script.duration)
  return (
    <article className={`${card({ paper: true })} ${styles.frame}`}>
      <Stack gap="s8" padding={["s16", "s16", "s12", "s16"]} rule="bottom">
        <Inline as="p" align="stretch" gap="s6">
          <Badge>
            <PlatformDot platform={script.platform} />
            {wordFor(platforms, script.platform)}
          </Badge>
          <Badge>{wordFor(durations, script.duration)}</Badge>
          <Badge>{wordFor(tones, script.tone)}</Badge>
          <Text as="span" margin={[0, 0, 0, "auto"]}>
            <Badge tone="outline">
              <span className={hidden}>{shared.language} </span>
              {lang.toUpperCase()}
            </Badge>
          </Text>
        </Inline>
        <Text as="h2" size="body" className={styles.topic} lang={titleLangOf(script)}>
          <Link
            to="/my-scripts"
            search={(now) => ({ ...now, mode: undefined, script: script.id })}
            className={cover}
            resetScroll={false}
          >
            {script.topicTitle}
          </Link>
        </Text>
      </Stack>
      <Text padding="s16" wrap="anywhere" className={styles.preview} lang={lang}>
        {previewOf(script.scriptContent)}
      </Text>
      <Box padding={[0, "s16", "s16", "s16"]}>
        <TimeRuler
          slim
          beats={script.beats.map(({ name, seconds }) => ({ name: beatName(name), seconds }))}
          total={total}
        />
        <Inline
          as="p"
          oneLine
          align="stretch"
          justify="between"
          gap="s8"
          margin={["s8", 0, 0, 0]}
          size="caption"
          tone="third"
          tabular
        >
          <Text as="span" tone={over > 0 ? "warn" : "third"}>
            {over > 0
              ? words.tooLong({ seconds: decimal(over) })
              : words.spokenOf({ spoken: Math.round(script.spokenSeconds), total })}
          </Text>
          <TimeAgo at={script.createdAt} />
        </Inline>
        {(!script.isChecked || script.sampleDate !== null) && (
          <Inline gap="s8" margin={["s8", 0, 0, 0]}>
            {!script.isChecked && <Badge tone="warn">{words.draft}</Badge>}
            {script.sampleDate !== null && <SampleMark day={script.sampleDate} />}
          </Inline>
        )}
      </Box>
    </article>
  )
}
