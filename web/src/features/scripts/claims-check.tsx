import { useState } from "react"
import { Box } from "#ui/box.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import { Columns } from "#ui/columns.tsx"
import { Stack } from "#ui/stack.tsx"
import * as styles from "./result.css.ts"
import { saferLang } from "./safer-lang.ts"
import { langOf, type Script } from "./script.ts"
import { markText } from "./script-text.ts"
import { sheet as words } from "#words/scripts/sheet.ts"
import { shared } from "#words/scripts/shared.ts"

/** "Check before you film": every line that a rule found, why, and a safer wording. It never says "compliant". */
export function ClaimsCheck({ script }: { readonly script: Script }) {
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set())
  const toggle = (at: number) => {
    const next = new Set(checked)
    if (!next.delete(at)) next.add(at)
    setChecked(next)
  }
  return (
    <Box
      as="section"
      padding={{ wide: ["s20", "s24", "s16", "s24"], phone: "s16" }}
      margin={["s20", 0, 0, 0]}
      surface="card"
      aria-labelledby="check"
    >
      <Inline oneLine align="baseline" justify="between" gap="s12">
        <Text as="h3" size="card" id="check">
          {shared.checkBeforeYouFilm}
        </Text>
        {script.claims.length > 0 && (
          <Text size="caption" tone="third" tabular>
            {words.countChecked({ checked: checked.size, claims: script.claims.length })}
          </Text>
        )}
      </Inline>
      {script.claims.length === 0 ? (
        <Text margin={["s12", 0, 0, 0]} size="caption" tone="third" wrap="pretty" measure="long">
          {words.noPatternFound}
        </Text>
      ) : (
        <ul>
          {script.claims.map((claim, at) => (
            <Columns
              as="li"
              columns={{ wide: "1fr 272px", phone: 1 }}
              align="start"
              gap={{ wide: "s20", phone: 0 }}
              padding={{ wide: ["s6", 0], phone: ["s2", 0, "s12", 0] }}
              rule="bottom"
              key={`${claim.rule} ${claim.sentence}`}
              className={styles.checkRow}
              id={`claim-${at + 1}`}
            >
              <Columns
                as="label"
                columns="20px 20px 1fr"
                align="start"
                gap="s12"
                padding={["s8", 0]}
                size="body"
                className={styles.checkLabel}
              >
                <input
                  className={styles.checkBox}
                  type="checkbox"
                  checked={checked.has(at)}
                  onChange={() => toggle(at)}
                />
                <span className={styles.checkNumber}>{at + 1}</span>
                <span lang={langOf(script.language)}>{claim.sentence}</span>
              </Columns>
              <Stack
                gap="s4"
                padding={{ wide: ["s8", 0], phone: [0, 0, 0, "s56"] }}
                size="caption"
                tone="third"
              >
                <p>
                  {claim.severity === "block" && (
                    <Text as="b" tone="danger" weight="strong">
                      {words.doNotFilm}{" "}
                    </Text>
                  )}
                  {claim.reason} ({claim.source})
                </p>
                {claim.safer !== "" && (
                  <Text tone="second">
                    {words.safer({
                      safer: claim.safer,
                      words: (inner) => <span lang={saferLang(claim.safer, script.language)}>{inner}</span>,
                    })}
                  </Text>
                )}
              </Stack>
            </Columns>
          ))}
        </ul>
      )}
      <Text margin={["s12", 0, 0, 0]} size="caption" tone="third" wrap="pretty" measure="long">
        <span lang={langOf(script.language)}>{markText(script)}</span>
        {script.claims.length > 0 && ` ${words.checkingIsYourCall}`}
      </Text>
    </Box>
  )
}
