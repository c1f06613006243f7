import { useEffect, useRef } from "react"
import { card } from "#ui/card.css.ts"
import { Field } from "#ui/field.tsx"
import * as field from "#ui/field.css.ts"
import { Text } from "#ui/text.tsx"
import * as styles from "./generator.css.ts"
import { generator as phrases } from "#words/scripts/generator.ts"

interface CustomTitleProps {
  readonly title: string
  readonly onChange: (title: string) => void
  /** A script was asked for without one: the field says so, and has the focus. */
  readonly isMissing: boolean
}

/** What a script without a topic is about, in the person's own words. */
export function CustomTitle({ title, onChange, isMissing }: CustomTitleProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isMissing) area.current?.focus()
  }, [isMissing])
  return (
    <section className={`${card()} ${styles.box}`}>
      <Text as="h2" size="caption" tone="third" weight="strong" margin={[0, 0, "s8", 0]}>
        {phrases.customScript}
      </Text>
      <Field
        label={phrases.whatIsItAbout}
        hint={phrases.aQuestionOrATitle}
        error={isMissing ? phrases.titleIsRequired : undefined}
      >
        {(ids) => (
          <textarea
            ref={area}
            className={field.area}
            rows={2}
            maxLength={300}
            placeholder={phrases.exampleQuestion}
            value={title}
            onChange={(event) => onChange(event.target.value)}
            {...ids}
          />
        )}
      </Field>
    </section>
  )
}
