import { imprintRows, noImprint, noSubProcessors, taskWords } from "@rounds/core/operator/words.ts"
import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useTitle } from "#lib/page.ts"
import { reads } from "#lib/reads.ts"
import { FigureTable } from "#ui/figure-table.tsx"
import { Stack } from "#ui/stack.tsx"
import { TextLink } from "#ui/text-link.tsx"
import { Text } from "#ui/text.tsx"

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
      {isLost ? <Text role="alert">This could not be loaded. Load the page again.</Text> : children}
    </Stack>
  )
}

/** Who answers for this installation. */
export function ImprintPage() {
  const { data, isError } = useOperator()
  const imprint = data?.imprint
  return (
    <Page title="Imprint" isLost={isError}>
      {imprint === null && <Text tone="second">{noImprint}</Text>}
      {imprint !== null && imprint !== undefined && (
        <>
          <Stack>
            {[imprint.name, ...imprint.address].map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </Stack>
          {imprintRows.map(([field, words]) =>
            imprint[field] === null ? null : (
              <Text key={field}>
                {words}: {imprint[field]}
              </Text>
            ),
          )}
        </>
      )}
      <Text size="small" tone="second">
        Who works for them:{" "}
        <TextLink to="/$" params={{ _splat: "sub-processors" }}>
          sub-processors
        </TextLink>
      </Text>
    </Page>
  )
}

/** Who works for this installation, as it is configured. */
export function SubProcessorsPage() {
  const { data, isError } = useOperator()
  return (
    <Page title="Sub-processors" isLost={isError}>
      {data?.subProcessors.length === 0 && <Text tone="second">{noSubProcessors}</Text>}
      {data !== undefined && data.subProcessors.length > 0 && (
        <FigureTable
          caption="Sub-processors"
          columns={[{ words: "Who" }, { words: "What for" }, { words: "What they see" }]}
          rows={data.subProcessors.map(({ task, name }) => ({
            key: task,
            cells: [name, ...taskWords[task]],
          }))}
        />
      )}
      <Text size="small" tone="second">
        What each of them is for stands in the{" "}
        <TextLink to="/$" params={{ _splat: "privacy" }}>
          privacy page
        </TextLink>
        .
      </Text>
    </Page>
  )
}
