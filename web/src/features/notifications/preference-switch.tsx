import { useId } from "react"
import { Columns } from "#ui/columns.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { choice } from "./preferences.css.ts"

interface PreferenceSwitchProps {
  readonly label: string
  readonly says: string
  readonly checked: boolean
  /** What rules it is off: it shows what would count, and cannot be changed. */
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
}

export function PreferenceSwitch({
  label,
  says,
  checked,
  disabled = false,
  onChange,
}: PreferenceSwitchProps) {
  const id = useId()
  return (
    <Columns as="label" columns="1fr auto" align="center" gap="s16" padding={["s12", 0]} rule="top">
      <Stack gap="s2">
        <Text as="span" weight="strong" id={id}>
          {label}
        </Text>
        <Text as="span" size="small" tone="second" wrap="pretty" id={`${id}-says`}>
          {says}
        </Text>
      </Stack>
      <input
        type="checkbox"
        className={choice}
        aria-labelledby={id}
        aria-describedby={`${id}-says`}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Columns>
  )
}
