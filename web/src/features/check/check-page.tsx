import type { Language, Market, Promotes } from "@rounds/core/script/settings.ts"
import { useQuery } from "@tanstack/react-query"
import { useDeferredValue, useMemo, useState } from "react"
import { learnedCheck } from "#lib/learned-check.ts"
import { checkWords } from "#lib/language/check.ts"
import { languageChoices, screensLanguage } from "#lib/language/choices.ts"
import { viewersLocale } from "#lib/locale.ts"
import { useTitle } from "#lib/page.ts"
import { marketOf } from "#lib/market-of.ts"
import { markets, promoted } from "#lib/reach.ts"
import { useUnsaved } from "#lib/unsaved.ts"
import * as styles from "#ui/claim-mark.css.ts"
import { Box } from "#ui/box.tsx"
import { Columns } from "#ui/columns.tsx"
import { Segmented } from "#ui/segmented.tsx"
import { SelectNative } from "#ui/select-native.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { Findings } from "./findings.tsx"
import { rulesPart } from "./rules-part.ts"
import { TextSheet } from "./text-sheet.tsx"
import { longestText, withWording } from "./text.ts"
import { looksFor } from "./words.ts"
import { check as phrases } from "#words/check.ts"

/** "Check your own text": the claims check of the product for any text. Nothing leaves the device. */
export function CheckPage() {
  useTitle(phrases.checkYourOwnText)
  const [language, setLanguage] = useState<Language>(screensLanguage)
  const [market, setMarket] = useState<Market>(() => marketOf(viewersLocale))
  const [promotes, setPromotes] = useState<Promotes>("nothing")
  const [text, setText] = useState("")
  const isOwn = text.trim() !== "" && Object.values(checkWords).every(({ example }) => example !== text)
  useUnsaved(isOwn)
  const [before, setBefore] = useState<string>()
  const [editing, setEditing] = useState(true)
  // Typing goes before marking: a long text is read again when there is time.
  const settled = useDeferredValue(text)
  const isTooLong = text.length > longestText
  const { data: readingOf, error: notLoaded, refetch } = useQuery({ ...rulesPart, enabled: text !== "" })
  const read = isTooLong ? "" : settled
  const { data: learned, isError: isLearnedMissing } = useQuery({
    ...learnedCheck,
    enabled: readingOf !== undefined,
  })
  const reading = useMemo(
    () => readingOf?.(read, { language, market, promotes, profession: null }, learned),
    [readingOf, read, language, market, promotes, learned],
  )
  const focusOn = (number: number) => {
    const item = document.getElementById(`finding-${number}`)
    item?.scrollIntoView({ block: "nearest" })
    item?.focus()
  }
  return (
    <>
      <Stack gap="s12" padding={{ wide: ["s44", 0, "s24", 0], phone: ["s24", 0, "s16", 0] }}>
        <Text as="h1" size="page">
          {phrases.checkYourOwnText}
        </Text>
        <Text tone="second" wrap="pretty" measure="long">
          {phrases.whatItDoes}
        </Text>
      </Stack>
      <Box gap={["s12", "s20"]} padding={["s16", 0]} rule="top" size="small" className={styles.choices}>
        <Stack gap="s4" className={styles.allAcross}>
          <Text as="span" aria-hidden>
            {phrases.languageOfTheText}
          </Text>
          <Segmented
            legend={phrases.languageOfTheText}
            value={language}
            onChange={setLanguage}
            options={languageChoices}
          />
        </Stack>
        <Choice label={phrases.whereItWillBeSeen} value={market} onChange={setMarket} options={markets} />
        <Choice label={phrases.itPromotes} value={promotes} onChange={setPromotes} options={promoted} />
        <Text
          size="caption"
          tone="third"
          margin={{ wide: [0, 0, 0, "auto"], phone: 0 }}
          className={styles.allAcross}
        >
          {isLearnedMissing ? phrases.readByRulesAlone : phrases.runsOnThisDevice}
        </Text>
      </Box>
      <Columns columns={{ wide: "1.1fr 1fr", tablet: 1 }} align="start" gap={{ wide: "s24", phone: "s16" }}>
        <Stack gap="s20" className={styles.column}>
          <TextSheet
            text={text}
            editing={editing}
            reading={reading}
            language={language}
            onLanguage={setLanguage}
            onText={(next) => {
              setBefore(undefined)
              setText(next)
            }}
            onEditing={setEditing}
            onExample={() => {
              setText(checkWords[language].example)
              setEditing(false)
            }}
            onFinding={focusOn}
            {...(before === undefined
              ? {}
              : {
                  onUndo: () => {
                    setText(before)
                    setBefore(undefined)
                  },
                })}
          />
          <WhatItLooksFor />
        </Stack>
        <Findings
          findings={reading?.findings ?? []}
          language={language}
          unread={
            text.trim() === "" || isTooLong
              ? phrases.pasteAText
              : reading !== undefined
                ? undefined
                : notLoaded === null
                  ? phrases.rulesAreLoading
                  : phrases.rulesNotLoaded
          }
          onAgain={text !== "" && !isTooLong && notLoaded !== null ? () => void refetch() : undefined}
          onUse={(marked, wording) => {
            setBefore(text)
            setText(withWording(text, marked, wording))
          }}
        />
      </Columns>
    </>
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly options: ReadonlyArray<readonly [Value, string]>
}

function Choice<Value extends string>({ label, value, onChange, options }: ChoiceProps<Value>) {
  return (
    <Stack as="label" gap="s4">
      {label}
      <SelectNative
        options={options}
        value={value}
        onChange={(event) => {
          const next = options.find(([each]) => each === event.target.value)
          if (next !== undefined) onChange(next[0])
        }}
      />
    </Stack>
  )
}

function WhatItLooksFor() {
  return (
    <Stack
      as="section"
      gap="s8"
      padding={["s16", "s24"]}
      surface="card"
      size="small"
      aria-labelledby="looks-for"
      className={styles.last}
    >
      <Text as="h2" size="card" id="looks-for">
        {phrases.whatItLooksFor}
      </Text>
      <Stack as="ul" gap="s4" tone="second">
        {looksFor.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
      <Text size="caption" tone="third" wrap="pretty">
        {phrases.whatItCannotKnow}
      </Text>
    </Stack>
  )
}
