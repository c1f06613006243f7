import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { pages as phrases } from "#words/pages.ts"
import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useTitle } from "#lib/page.ts"
import { reads } from "#lib/reads.ts"
import { FigureTable } from "#ui/figure-table.tsx"
import { Stack } from "#ui/stack.tsx"
import { TextLink } from "#ui/text-link.tsx"
import { Text } from "#ui/text.tsx"

type Operator = SuccessOf<"GET /api/public/operator">
type Imprint = NonNullable<Operator["imprint"]>

/** What a sub-processor does, and what it sees. */
const taskWords: {
  readonly [T in Operator["subProcessors"][number]["task"]]: readonly [does: string, sees: string]
} = {
  hosting: [phrases.hostingDoes, phrases.hostingSees],
  mail: [phrases.deliversMail, phrases.deliversMailSees],
  ai: [phrases.writesWithAi, phrases.writesWithAiSees],
  payments: [phrases.takesPayments, phrases.takesPaymentsSees],
  identity: [phrases.signsPeopleIn, phrases.signsPeopleInSees],
  articles: [phrases.searchesForArticles, phrases.searchesForArticlesSees],
  passwords: [phrases.knowsLeakedPasswords, phrases.knowsLeakedPasswordsSees],
}

/** The rows of an imprint, in the order the law asks for them; the address is lines of its own. */
const imprintRows: ReadonlyArray<
  readonly [field: Exclude<keyof Imprint, "name" | "address">, words: string]
> = [
  ["representedBy", phrases.representedBy],
  ["email", phrases.eMail],
  ["phone", phrases.phone],
  ["register", phrases.register],
  ["vatId", phrases.vatId],
  ["responsible", phrases.responsible],
]

const useOperator = () => useQuery(reads("GET /api/public/operator", {}))

interface PageProps {
  readonly title: string
  readonly isLost: boolean
  readonly children: ReactNode
}

function Page({ title, isLost, children }: PageProps) {
  useTitle(title)
  return (
    <Stack gap="s16" padding={{ wide: ["s44", 0, 0, 0], phone: ["s24", 0, 0, 0] }}>
      <Text as="h1" size="page">
        {title}
      </Text>
      {isLost ? <Text role="alert">{phrases.notLoaded}</Text> : children}
    </Stack>
  )
}

/** Who answers for this installation. */
export function ImprintPage() {
  const { data, isError } = useOperator()
  const imprint = data?.imprint
  return (
    <Page title={phrases.imprint} isLost={isError}>
      {imprint === null && <Text tone="second">{phrases.noImprint}</Text>}
      {imprint !== null && imprint !== undefined && (
        <>
          <Stack>
            {[imprint.name, ...imprint.address].map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </Stack>
          {imprintRows.map(([field, words]) =>
            imprint[field] === null ? null : (
              <Text key={field}>{phrases.imprintRow({ row: words, value: imprint[field] })}</Text>
            ),
          )}
        </>
      )}
      <Text size="small" tone="second">
        {phrases.whoWorksForThem({
          link: (inner) => (
            <TextLink to="/$" params={{ _splat: "sub-processors" }} tone="inline">
              {inner}
            </TextLink>
          ),
        })}
      </Text>
    </Page>
  )
}

/** Who works for this installation, as it is configured. */
export function SubProcessorsPage() {
  const { data, isError } = useOperator()
  return (
    <Page title={phrases.subProcessors} isLost={isError}>
      {data?.subProcessors.length === 0 && <Text tone="second">{phrases.noSubProcessors}</Text>}
      {data !== undefined && data.subProcessors.length > 0 && (
        <FigureTable
          caption={phrases.subProcessors}
          columns={[{ words: phrases.who }, { words: phrases.whatFor }, { words: phrases.whatTheySee }]}
          rows={data.subProcessors.map(({ task, name }) => ({
            key: task,
            cells: [name, ...taskWords[task]],
          }))}
        />
      )}
      <Text size="small" tone="second">
        {phrases.whatEachIsFor({
          link: (inner) => (
            <TextLink to="/$" params={{ _splat: "privacy" }} tone="inline">
              {inner}
            </TextLink>
          ),
        })}
      </Text>
    </Page>
  )
}
