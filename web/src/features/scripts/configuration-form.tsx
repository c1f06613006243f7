import { useQuery } from "@tanstack/react-query"
import type { FormEvent, ReactNode } from "react"
import { isSafetyRefusal, needsUpgrade } from "#lib/problem.ts"
import { reads } from "#lib/reads.ts"
import { markets, promoted } from "#lib/reach.ts"
import { count, dayOf } from "#lib/words.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import { card } from "#ui/card.css.ts"
import { CardFoot } from "#ui/dock.tsx"
import { Segmented } from "#ui/segmented.tsx"
import { SelectNative } from "#ui/select-native.tsx"
import { Text } from "#ui/text.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { type Failure, failureWords } from "./failure.ts"
import type { Forecast } from "./forecast-note.tsx"
import * as styles from "./generator.css.ts"
import { SafeMessage } from "./safe-message.tsx"
import { durations, formats, languages, platforms, type Settings, tones } from "./script.ts"
import { generator as phrases } from "#words/scripts/generator.ts"
import { shared } from "#words/scripts/shared.ts"

interface ConfigurationFormProps {
  readonly settings: Settings
  readonly onChange: (settings: Settings) => void
  readonly onSubmit: () => void
  readonly busy: boolean
  /** There is a script already: the button writes another one. */
  readonly again: boolean
  readonly failure: Failure | undefined
  readonly ready: boolean
  readonly forecast: Forecast | undefined
  /** Stands above the button. */
  readonly children: ReactNode
}

/** "Script Configuration": five fields, what it will use, and what went wrong the last time. */
export function ConfigurationForm(props: ConfigurationFormProps) {
  const { settings, onChange, onSubmit, busy, again, failure, ready, forecast, children } = props
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const field = <Key extends keyof Settings>(
    key: Key,
    label: string,
    options: ReadonlyArray<readonly [NonNullable<Settings[Key]>, string]>,
    usually?: Settings[Key],
  ) => (
    <Inline as="label" gap={["s4", 0]} size="small" tone="second">
      <span className={styles.fieldName}>{label}</span>
      <SelectNative
        className={styles.fieldValue}
        options={options}
        value={settings[key] ?? usually}
        onChange={(event) => {
          const next = options.find(([each]) => each === event.target.value)
          if (next !== undefined) onChange({ ...settings, [key]: next[0] })
        }}
      />
    </Inline>
  )
  return (
    <section className={`${card()} ${styles.box}`} aria-labelledby="configuration">
      <Text as="h2" size="caption" tone="third" weight="strong" id="configuration">
        {phrases.scriptConfiguration}
      </Text>
      <form className={styles.form} onSubmit={handleSubmit}>
        <div className={styles.fields}>
          {field("language", shared.language, languages)}
          {field("scriptFormat", phrases.format, formats)}
          {field("contentTone", phrases.tone, tones)}
          {field("targetPlatform", shared.platform, platforms)}
          <Stack gap="s8" size="small" tone="second" className={styles.allAcross}>
            <span aria-hidden>{phrases.duration}</span>
            <Segmented
              legend={phrases.duration}
              value={settings.duration}
              onChange={(duration) => onChange({ ...settings, duration })}
              options={durations}
            />
          </Stack>
          {field("market", phrases.seenIn, markets, forecast?.market)}
          {field("promotes", phrases.promotes, promoted, forecast?.promotes)}
        </div>
        {forecast?.reachKnown === false && (
          <Text size="caption" tone="third">
            {phrases.askedOnce}
          </Text>
        )}
        {children}
        <QuotaLine again={again} />
        {failure !== undefined && !busy && <FailureNote failure={failure} />}
        <CardFoot kept={!again && !busy}>
          <Button
            type="submit"
            tone={again ? "secondary" : "primary"}
            size="large"
            wide
            aria-disabled={busy || !ready}
          >
            {busy ? phrases.craftingYourScript : again ? phrases.generateAgain : phrases.generateScript}
          </Button>
        </CardFoot>
      </form>
    </section>
  )
}

function QuotaLine({ again }: { readonly again: boolean }) {
  const { data: usage } = useQuery(reads("GET /api/user/usage", {}))
  if (usage === undefined) return null
  if (usage.scriptsLimit < 0)
    return (
      <Text size="caption" tone="third">
        {phrases.unlimited}
      </Text>
    )
  return (
    <Text size="caption" tone="third">
      {phrases.willUseOne({
        limit: count(usage.scriptsLimit + usage.bonusScripts),
        used: count(usage.scriptGenerations),
        resets: dayOf(usage.resetsAt),
      })}
      {again && ` ${phrases.againCounts}`}
    </Text>
  )
}

function FailureNote({ failure }: { readonly failure: Failure }) {
  const { title, text } = failureWords(failure)
  if (isSafetyRefusal(failure.cause)) return <SafeMessage problem={failure.cause.problem} />
  return (
    <Stack align="start" gap="s6" padding={["s8", "s16"]} size="small" surface="refused" role="alert">
      <p>
        <Text as="b" weight="bold">
          {title}
        </Text>
        <br />
        {text}
      </p>
      {needsUpgrade(failure.cause) && (
        <ButtonLink to="/pricing" tone="primary" size="small">
          {shared.upgradeNow}
        </ButtonLink>
      )}
    </Stack>
  )
}
