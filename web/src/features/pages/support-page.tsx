import MiniSearch from "minisearch"
import { useDeferredValue, useMemo, useState } from "react"
import { articles } from "virtual:help"
import { screensTag } from "#lib/locale.ts"
import { useTitle } from "#lib/page.ts"
import { useSupportHref } from "#lib/product.ts"
import { Columns } from "#ui/columns.tsx"
import { TextField } from "#ui/field.tsx"
import { Stack } from "#ui/stack.tsx"
import { TextAnchor, TextLink } from "#ui/text-link.tsx"
import { Text } from "#ui/text.tsx"
import { pages as phrases } from "#words/pages.ts"

const index = new MiniSearch<(typeof articles)[number]>({
  fields: ["title", "description", "text"],
  // "İ" is the capital of "i" in Turkish alone.
  processTerm: (term) => term.toLocaleLowerCase(screensTag),
  searchOptions: { boost: { title: 3, description: 2 }, prefix: true, fuzzy: 0.2, combineWith: "AND" },
})
index.addAll(articles)

const byId = new Map(articles.map((article) => [article.id, article]))

/** The articles that answer what was typed, the nearest first; all of them while nothing is. */
const articlesFor = (wanted: string) =>
  wanted.trim() === "" ? articles : index.search(wanted).flatMap(({ id }) => byId.get(String(id)) ?? [])

/** Help articles, searched on this device as one types. */
export function SupportPage() {
  useTitle(phrases.support)
  const mail = useSupportHref()
  const [wanted, setWanted] = useState("")
  const settled = useDeferredValue(wanted)
  const found = useMemo(() => articlesFor(settled), [settled])
  return (
    <Stack gap="s24" padding={{ wide: ["s44", 0, 0, 0], phone: ["s24", 0, 0, 0] }}>
      <Stack gap="s12">
        <Text as="h1" size="page">
          {phrases.support}
        </Text>
        <Text tone="second" wrap="pretty" measure="long">
          {phrases.supportText}
        </Text>
      </Stack>
      <search>
        <Columns columns="minmax(0, 560px)">
          <TextField
            label={phrases.searchTheAnswers}
            type="search"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </Columns>
      </search>
      <Text aria-live="polite" size="small" tone="third">
        {settled.trim() === ""
          ? phrases.answers({ count: found.length })
          : phrases.answersFor({ count: found.length, wanted: settled.trim() })}
      </Text>
      <Columns as="ul" columns={{ wide: "1fr 1fr", phone: "1fr" }} gap="s16">
        {found.map(({ id, title, description }) => (
          <Stack as="li" key={id} gap="s6" padding={["s16", "s20"]} surface="card">
            <Text as="h2" size="card">
              <TextLink to="/$" params={{ _splat: `support/${id}` }} tone="quiet">
                {title}
              </TextLink>
            </Text>
            <Text size="small" tone="second">
              {description}
            </Text>
          </Stack>
        ))}
      </Columns>
      <Text tone="second">
        {phrases.notHere({
          link: (inner) => (
            <TextAnchor href={mail} tone="inline">
              {inner}
            </TextAnchor>
          ),
        })}
      </Text>
    </Stack>
  )
}
