import { card } from "#ui/card.css.ts"
import { Field } from "#ui/field.tsx"
import * as field from "#ui/field.css.ts"
import { Text } from "#ui/text.tsx"
import * as styles from "./generator.css.ts"
import { scripts as phrases } from "#words/scripts.ts"

interface CustomTitleProps {
  readonly title: string
  readonly onChange: (title: string) => void
}

/** What a script without a topic is about, in the person's own words. */
export function CustomTitle({ title, onChange }: CustomTitleProps) {
  return (
    <section className={`${card()} ${styles.box}`}>
      <Text as="h2" size="caption" tone="third" weight="strong" margin={[0, 0, "s8", 0]}>
        {phrases.customScript}
      </Text>
      <Field label={phrases.whatIsItAbout} hint={phrases.aQuestionOrATitleAs}>
        {(ids) => (
          <textarea
            className={field.area}
            rows={2}
            maxLength={300}
            placeholder={phrases.doesMagnesiumHelpAgainstCramps}
            value={title}
            onChange={(event) => onChange(event.target.value)}
            {...ids}
          />
        )}
      </Field>
    </section>
  )
}
