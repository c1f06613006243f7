import { useState } from "react"
import { Stack } from "#ui/stack.tsx"
import { CitationForm } from "./citation-form.tsx"
import type { Desk } from "./desk.ts"
import { LibrarySearch } from "./library-search.tsx"
import type { Point } from "./review.ts"
import { TextButton } from "#ui/text-link.tsx"

/** Rests a statement on a finding of the library, or on a source that the person names. */
export function AddSource({ desk, point }: { readonly desk: Desk; readonly point: Point }) {
  const [own, setOwn] = useState(false)
  return (
    <Stack align="stretch" gap="s12" padding="s12" surface="inset">
      {own ? <CitationForm desk={desk} point={point} /> : <LibrarySearch desk={desk} point={point} />}
      <Stack align="start" size="small">
        <TextButton onClick={() => setOwn(!own)}>
          {own ? "Search the evidence library" : "Name a source of your own"}
        </TextButton>
      </Stack>
    </Stack>
  )
}
