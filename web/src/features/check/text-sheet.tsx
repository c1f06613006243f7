import { languages } from "@rounds/core/language/names.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import { Pencil } from "lucide-react"
import { tagOf } from "#lib/language/choices.ts"
import { viewersLocale } from "#lib/locale.ts"
import { count } from "#lib/words.ts"
import { Box } from "#ui/box.tsx"
import { Button } from "#ui/button.tsx"
import { Field } from "#ui/field.tsx"
import * as field from "#ui/field.css.ts"
import * as marks from "#ui/claim-mark.css.ts"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { Sheet } from "#ui/script-sheet.tsx"
import { Stack } from "#ui/stack.tsx"
import { TextButton } from "#ui/text-link.tsx"
import { Text } from "#ui/text.tsx"
import { MarkedText } from "./marked-text.tsx"
import { longestText, type Reading, seemsIn } from "./text.ts"
import { check as phrases } from "#words/check.ts"

interface TextSheetProps {
  readonly text: string
  readonly editing: boolean
  /** Absent until the rules are there. */
  readonly reading: Reading | undefined
  readonly language: Language
  readonly onLanguage: (language: Language) => void
  readonly onText: (text: string) => void
  readonly onEditing: (editing: boolean) => void
  readonly onExample: () => void
  readonly onFinding: (number: number) => void
  /** Takes the last change of a wording back; absent where there is none. */
  readonly onUndo?: () => void
}

/** The text on paper: to be typed, and then with its marks. */
export function TextSheet(props: TextSheetProps) {
  const { text, editing, reading, language, onText, onEditing, onExample, onFinding, onUndo } = props
  const isEmpty = text.trim() === ""
  const tooMany = text.length - longestText
  return (
    <Sheet>
      <Inline
        as="header"
        justify="between"
        gap={["s4", "s16"]}
        padding={{ wide: ["s12", "s24"], phone: ["s4", "s16"] }}
        className={marks.bar}
        rule="bottom"
        size="small"
        tone="second"
      >
        <Text as="span" tabular>
          {isEmpty
            ? phrases.noTextYet
            : tooMany > 0
              ? phrases.tooLongToRead
              : reading === undefined
                ? phrases.notReadYet
                : phrases.lengthOfText({
                    sentences: reading.sentences,
                    words: reading.words,
                    seconds: Math.round(reading.seconds),
                  })}
        </Text>
        <Inline gap="s12">
          {onUndo !== undefined && <TextButton onClick={onUndo}>{phrases.undo}</TextButton>}
          {!editing && (
            <TextButton onClick={() => onEditing(true)}>
              <Icon of={Pencil} /> {phrases.editText}
            </TextButton>
          )}
          {!isEmpty && (
            <TextButton
              onClick={() => {
                onText("")
                onEditing(true)
              }}
            >
              {phrases.clear}
            </TextButton>
          )}
        </Inline>
      </Inline>
      <LanguageNote text={text} language={language} onLanguage={props.onLanguage} />
      {editing ? (
        <Stack
          as="form"
          gap="s12"
          padding={{ wide: ["s16", "s24", "s20", "s24"], phone: "s16" }}
          onSubmit={(event) => {
            event.preventDefault()
            if (!isEmpty && tooMany <= 0) onEditing(false)
          }}
        >
          <Field
            label={phrases.yourText}
            hint={phrases.yourTextHint}
            error={tooMany > 0 ? phrases.tooManyCharacters({ tooMany, most: count(longestText) }) : undefined}
          >
            {(ids) => (
              <textarea
                className={`${field.area} ${marks.room}`}
                value={text}
                onChange={(event) => onText(event.target.value)}
                {...ids}
              />
            )}
          </Field>
          <Inline gap="s8">
            <Button type="submit" tone="primary" aria-disabled={isEmpty || tooMany > 0}>
              {phrases.checkText}
            </Button>
            <Button onClick={onExample}>{phrases.showAnExample}</Button>
          </Inline>
        </Stack>
      ) : (
        <Box padding={{ wide: ["s20", "s24", "s24", "s24"], phone: "s16" }}>
          <MarkedText
            stretches={reading?.stretches ?? [{ text, marked: [] }]}
            language={language}
            onFinding={onFinding}
          />
        </Box>
      )}
    </Sheet>
  )
}

const displayed = new Intl.DisplayNames(viewersLocale, { type: "language" })
const all = new Intl.ListFormat(viewersLocale)

/** A language by its name in the language of the screens. */
const named = (language: Language) => displayed.of(tagOf(language)) ?? language

/** A text in another language than chosen is read by the wrong rules: it is said, never changed without asking. */
function LanguageNote({
  text,
  language,
  onLanguage,
}: Pick<TextSheetProps, "text" | "language" | "onLanguage">) {
  const seen = seemsIn(text)
  if (seen === null || seen === language) return null
  return (
    <output>
      <Inline gap={["s4", "s12"]} padding={["s8", "s24"]} size="small" rule="bottom">
        {seen === "unknown" ? (
          <span>{phrases.languageUnknown({ languages: all.format(languages.map(named)) })}</span>
        ) : (
          <>
            <span>{phrases.looksLike({ language: named(seen) })}</span>
            <TextButton onClick={() => onLanguage(seen)}>
              {phrases.checkItAs({ language: named(seen) })}
            </TextButton>
          </>
        )}
      </Inline>
    </output>
  )
}
