import { ChevronDown, Wand } from "lucide-react"
import { useState } from "react"
import { call } from "#lib/call.ts"
import { choices } from "#lib/choices.ts"
import { decimal } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { hidden } from "#ui/hidden.css.ts"
import { Icon } from "#ui/icon.tsx"
import * as styles from "#ui/review-sheet.css.ts"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { TextLink } from "#ui/text-link.tsx"
import { wordFor } from "./script.ts"
import type { Desk } from "./desk.ts"
import { Refusal } from "./refusal.tsx"
import type { Review } from "./review.ts"
import { sheet as phrases } from "#words/scripts/sheet.ts"
import { shared } from "#words/scripts/shared.ts"

type HookType = Review["script"]["hooks"][number]["type"]

const types = choices<HookType>({
  question: phrases.question,
  number: phrases.number,
  myth: phrases.myth,
  contrast: phrases.contrast,
  viewer: phrases.viewer,
})

/** Other first words to open with, each with its seconds. Choosing one is a change like any other. */
export function Hooks({
  desk,
  lang,
  disabled,
}: {
  readonly desk: Desk
  readonly lang: string
  readonly disabled: boolean
}) {
  const { script, hookSeconds, isCustomisable } = desk.review
  const opening = script.beats[0]?.text ?? ""
  const standing = script.hooks.find(({ said }) => opening.startsWith(said.text))?.type
  const [chosen, setChosen] = useState<HookType>()
  if (script.hooks.length < 2) return null
  const type = chosen ?? standing
  const handleUse = async () => {
    if (type === undefined) return
    const isDone = await desk.change({
      at: "hooks",
      what: { type },
      send: (version, options) =>
        call(
          "PUT /api/user/scripts/{id}/hook",
          { params: { id: script.id }, body: { version, type } },
          options,
        ),
      done: phrases.opensWithTheseWords,
    })
    if (isDone) setChosen(undefined)
  }
  return (
    <details id="hooks">
      <summary className={styles.summary}>
        <Icon of={Wand} />
        <span>{phrases.hooksToChoose({ hooks: script.hooks.length, b: (inner) => <b>{inner}</b> })}</span>
        <Icon of={ChevronDown} />
      </summary>
      <Stack gap="s8" align="stretch">
        {isCustomisable ? (
          <>
            <fieldset disabled={disabled || desk.busy}>
              <legend className={hidden}>{phrases.chooseAHook}</legend>
              {script.hooks.map((hook, at) => (
                <label key={hook.type} className={styles.choice}>
                  <input
                    className={styles.radio}
                    type="radio"
                    name="hook"
                    checked={hook.type === type}
                    onChange={() => setChosen(hook.type)}
                  />
                  <Text as="span" size="caption" tone="third">
                    {wordFor(types, hook.type)}
                  </Text>
                  <span className={styles.choiceWords} lang={lang}>
                    {hook.said.text}
                  </span>
                  <Text as="span" size="caption" tone="third" tabular>
                    {shared.secondsLong({ seconds: decimal(hookSeconds[at] ?? 0) })}
                  </Text>
                </label>
              ))}
            </fieldset>
            {type !== undefined && type !== standing && (
              <Stack align="start">
                <Button size="small" aria-disabled={desk.busy || disabled} onClick={() => void handleUse()}>
                  {phrases.openWithThisHook}
                </Button>
              </Stack>
            )}
          </>
        ) : (
          <Text size="small" tone="second">
            {phrases.hooksArePaid({
              link: (inner) => (
                <TextLink to="/pricing" tone="inline">
                  {inner}
                </TextLink>
              ),
            })}
          </Text>
        )}
        <Refusal desk={desk} at="hooks" />
      </Stack>
    </details>
  )
}
