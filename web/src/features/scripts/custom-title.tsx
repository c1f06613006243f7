import { card } from "#ui/card.css.ts"
import { Field } from "#ui/field.tsx"
import * as field from "#ui/field.css.ts"
import { Text } from "#ui/text.tsx"
import * as styles from "./generator.css.ts"

interface CustomTitleProps {
  readonly title: string
  readonly onChange: (title: string) => void
}

/** What a script without a topic is about, in the person's own words. */
export function CustomTitle({ title, onChange }: CustomTitleProps) {
  return (
    <section className={`${card()} ${styles.box}`}>
      <Text as="h2" size="caption" tone="third" weight="strong" margin={[0, 0, "s8", 0]}>
        Custom Script
      </Text>
      <Field label="What is it about?" hint="A question or a title, as you would say it.">
        {(ids) => (
          <textarea
            className={field.area}
            rows={2}
            maxLength={300}
            placeholder="Does magnesium help against cramps?"
            value={title}
            onChange={(event) => onChange(event.target.value)}
            {...ids}
          />
        )}
      </Field>
    </section>
  )
}
