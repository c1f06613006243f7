import { Search } from "lucide-react"
import { type FormEvent, useState } from "react"
import { Button } from "#ui/button.tsx"
import { TextField } from "#ui/field.tsx"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"

/** The most characters that are searched for, and that a title may have. */
export const longest = 300

interface EvidenceFormProps {
  readonly label: string
  readonly hint: string
  /** What the button says. */
  readonly action: string
  /** Stands in the field at first. */
  readonly proposed?: string
  /** The words without blanks around them. */
  readonly onSearch: (words: string) => void
}

/** One field and its button: what a statement could rest on is looked for by these words. */
export function EvidenceForm({ label, hint, action, proposed = "", onSearch }: EvidenceFormProps) {
  const [typed, setTyped] = useState(proposed)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form onSubmit={handleSubmit}>
      <Stack align="stretch" gap="s8">
        <TextField
          label={label}
          hint={hint}
          value={typed}
          maxLength={longest}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Inline>
          <Button type="submit" size="small">
            <Icon of={Search} />
            {action}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
