import { useState } from "react"
import { Segmented } from "#ui/segmented.tsx"
import { Stack } from "#ui/stack.tsx"
import { ArticleSearch } from "./article-search.tsx"
import { CitationForm } from "./citation-form.tsx"
import type { Desk } from "./desk.ts"
import { LibrarySearch } from "./library-search.tsx"
import type { Point } from "./review.ts"
import { sheet as words } from "#words/scripts/sheet.ts"

const places = [
  ["library", words.library],
  ["pubmed", "PubMed"],
  ["own", words.aLink],
] as const

const parts = { library: LibrarySearch, pubmed: ArticleSearch, own: CitationForm }

/** Rests a statement on a finding of the library, on an article of PubMed, or on a source that the person names. */
export function AddSource({ desk, point }: { readonly desk: Desk; readonly point: Point }) {
  const [place, setPlace] = useState<keyof typeof parts>("library")
  const Part = parts[place]
  return (
    <Stack align="stretch" gap="s12" padding="s12" surface="inset">
      <Segmented legend={words.whereToLook} value={place} onChange={setPlace} options={places} />
      <Part desk={desk} point={point} />
    </Stack>
  )
}
