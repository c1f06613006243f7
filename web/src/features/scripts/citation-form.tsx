import { type FormEvent, useState } from "react"
import { useUnsaved } from "#lib/unsaved.ts"
import { Button } from "#ui/button.tsx"
import { TextField } from "#ui/field.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import type { Desk } from "./desk.ts"
import type { Point } from "./review.ts"
import { settle } from "./settle.ts"
import { sheet as words } from "#words/scripts/sheet.ts"

const read = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === "string" ? value.trim() : ""
}

type Faults = Partial<Record<"publisher" | "title" | "year" | "url", string>>

const faultsOf = ({ publisher, title, year, url }: Readonly<Record<keyof Faults, string>>): Faults => ({
  ...(publisher.length < 2 ? { publisher: words.whoPublishedIt } : {}),
  ...(title.length < 2 ? { title: words.whatIsItCalled } : {}),
  ...(/^(?:19|20)\d\d$/.test(year) ? {} : { year: words.yearInFourDigits }),
  ...(/^https:\/\/\S+\.\S+$/.test(url) ? {} : { url: words.linkWithHttps }),
})

/** A source that the person names: it is shown as theirs, and nobody has weighed it. */
export function CitationForm({ desk, point }: { readonly desk: Desk; readonly point: Point }) {
  const [faults, setFaults] = useState<Faults>({})
  const [isTyped, setTyped] = useState(false)
  useUnsaved(isTyped)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const given = {
      publisher: read(form, "publisher"),
      title: read(form, "title"),
      year: read(form, "year"),
      url: read(form, "url"),
    }
    const found = faultsOf(given)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    void settle(desk, point, { kind: "citation", ...given, year: Number(given.year) })
  }
  return (
    <form onSubmit={handleSubmit} onInput={() => setTyped(true)} noValidate>
      <Stack align="stretch" gap="s8">
        <TextField
          label={words.publisherOrJournal}
          name="publisher"
          maxLength={200}
          error={faults.publisher}
        />
        <TextField label={words.title} name="title" maxLength={300} error={faults.title} />
        <TextField label={words.year} name="year" inputMode="numeric" maxLength={4} error={faults.year} />
        <TextField
          label={words.link}
          name="url"
          type="url"
          inputMode="url"
          maxLength={500}
          error={faults.url}
        />
        <Inline>
          <Button type="submit" size="small" aria-disabled={desk.busy}>
            {words.restItOnThisSource}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
