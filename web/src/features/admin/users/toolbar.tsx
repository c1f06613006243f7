import { type Ref, useState } from "react"
import { check } from "#features/admin/frame/table.css.ts"
import { hidden } from "#ui/hidden.css.ts"
import { FindField } from "#ui/find-field.tsx"
import { Button } from "#ui/button.tsx"
import { Columns } from "#ui/columns.tsx"
import { Inline } from "#ui/inline.tsx"
import { SelectNative } from "#ui/select-native.tsx"
import { columnChoices } from "./columns.tsx"
import { ExportDialog } from "./export-dialog.tsx"
import { type Asked, states } from "./people.ts"
import { adminUsers as phrases } from "#words/admin/users.ts"

interface ToolbarProps {
  readonly asked: Asked
  readonly visible: Readonly<Record<string, boolean>>
  readonly onVisible: (visible: Readonly<Record<string, boolean>>) => void
  readonly onSearch: (changes: { readonly [name: string]: string | undefined }) => void
  /** Its search. */
  readonly searched: Ref<HTMLInputElement>
}

/** Search, state, the choice of columns, and the list as CSV. */
export function Toolbar({ asked, visible, onVisible, onSearch, searched }: ToolbarProps) {
  const [choosing, setChoosing] = useState(false)
  const [exporting, setExporting] = useState(false)
  return (
    <>
      <Columns columns={{ wide: "1fr auto", phone: 1 }} gap="s8" padding={["s12", "s16"]}>
        <FindField
          label={phrases.searchPeople}
          value={asked.q ?? ""}
          onFind={(q) => onSearch({ q: q === "" ? undefined : q })}
          longest={200}
          wide
          ref={searched}
        />
        <Columns columns={{ wide: "172px auto auto", phone: "1fr auto auto" }} gap="s8">
          <SelectNative
            aria-label={phrases.state}
            options={[["", phrases.anyState], ...states]}
            value={asked.state ?? ""}
            onChange={({ target }) => onSearch({ state: target.value === "" ? undefined : target.value })}
          />
          <Button aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
            {phrases.columns}
          </Button>
          <Button onClick={() => setExporting(true)}>{phrases.csvAsk}</Button>
        </Columns>
      </Columns>
      {choosing && (
        <Inline as="fieldset" gap={["s8", "s20"]} padding={["s8", "s16"]} size="small">
          <legend className={hidden}>{phrases.columns}</legend>
          {columnChoices.map(([id, name]) => (
            <Inline as="label" key={id} gap="s8">
              <input
                type="checkbox"
                className={check}
                checked={visible[id] ?? true}
                onChange={(event) => onVisible({ ...visible, [id]: event.target.checked })}
              />
              {name}
            </Inline>
          ))}
        </Inline>
      )}
      {exporting && (
        <ExportDialog
          what={phrases.everybodyWhoFits}
          search={{
            ...(asked.q === undefined ? {} : { q: asked.q }),
            ...(asked.tier === undefined ? {} : { tier: asked.tier }),
            ...(asked.state === undefined ? {} : { state: asked.state }),
          }}
          onClose={() => setExporting(false)}
        />
      )}
    </>
  )
}
