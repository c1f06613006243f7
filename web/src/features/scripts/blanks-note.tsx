import { placesToFill } from "@rounds/core/script/blanks.ts"
import { Pencil } from "lucide-react"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import type { Script } from "./script.ts"
import { sheet as phrases } from "#words/scripts/sheet.ts"

/** Says how many blanks of a question script are left, while there are any. */
export function BlanksNote({ script }: { readonly script: Script }) {
  const { length } = placesToFill(script)
  if (length === 0) return null
  return (
    <Inline as="p" gap="s8" padding={["s12", "s16"]} margin={[0, 0, "s12", 0]} size="small" surface="card">
      <Icon of={Pencil} />
      <span>{phrases.blanksToFill({ blanks: length, b: (inner) => <b>{inner}</b> })}</span>
    </Inline>
  )
}
