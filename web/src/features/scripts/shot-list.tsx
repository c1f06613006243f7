import { decimal, timecode } from "#lib/words.ts"
import { Box } from "#ui/box.tsx"
import { Columns } from "#ui/columns.tsx"
import { Text } from "#ui/text.tsx"
import { KitMissing } from "./kit-missing.tsx"
import { audienceZone, usePostingKit } from "./posting-kit.ts"
import { langOf, type Script } from "./script.ts"
import { posting as phrases } from "#words/scripts/posting.ts"
import { shared } from "#words/scripts/shared.ts"

/** How to film the script, beat by beat: what the camera sees, what stands on the screen, what to have at hand. */
export function ShotList({ script }: { readonly script: Script }) {
  const { data: kit, error, refetch } = usePostingKit(script.id, audienceZone())
  const lang = langOf(script.language)
  return (
    <Box as="section" surface="card" margin={["s20", 0, 0, 0]} aria-labelledby="shots">
      <Text as="h3" size="card" padding={{ wide: ["s20", "s24", "s8", "s24"], phone: "s16" }} id="shots">
        {shared.shotList}
      </Text>
      {kit === undefined ? (
        <KitMissing error={error} onRetry={() => void refetch()} />
      ) : (
        <ol>
          {kit.shots.map((shot, at) => (
            <Columns
              as="li"
              columns={{ wide: "92px 1fr 1fr", phone: 1 }}
              gap={{ wide: "s24", phone: "s8" }}
              padding={{ wide: ["s16", "s24"], phone: "s16" }}
              rule="top"
              key={`${at} ${shot.beat}`}
            >
              <Text size="caption" tone="second" tabular>
                <b>{timecode(shot.startsAt)}</b>
                <br />
                {shared.secondsLong({ seconds: decimal(shot.seconds) })}
              </Text>
              <Fact
                name={phrases.framing}
                lang={lang}
                text={shot.framing}
                more={[phrases.onScreen, shot.onScreen]}
              />
              <Fact name={phrases.bRoll} lang={lang} text={shot.bRoll} more={[phrases.prop, shot.prop]} />
            </Columns>
          ))}
        </ol>
      )}
    </Box>
  )
}

interface FactProps {
  readonly name: string
  readonly text: string
  readonly more: readonly [name: string, text: string]
  readonly lang: string
}

function Fact({ name, text, more: [other, otherText], lang }: FactProps) {
  return (
    <dl>
      <Text as="dt" size="caption" tone="third">
        {name}
      </Text>
      <Text as="dd" size="body" lang={lang} margin={[0, 0, "s8", 0]}>
        {text}
      </Text>
      <Text as="dt" size="caption" tone="third">
        {other}
      </Text>
      <Text as="dd" size="body" lang={otherText === "" ? undefined : lang}>
        {otherText === "" ? phrases.none : otherText}
      </Text>
    </dl>
  )
}
