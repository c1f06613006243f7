import { names, usualLanguage } from "@rounds/core/language/names.ts"
import { useQuery } from "@tanstack/react-query"
import { viewersLocale } from "#lib/locale.ts"
import { reads } from "#lib/reads.ts"
import { Badge } from "#ui/badge.tsx"
import { Columns } from "#ui/columns.tsx"
import { Inline } from "#ui/inline.tsx"
import { rowButton } from "#ui/row-button.css.ts"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { TextButton } from "#ui/text-link.tsx"
import { FindingSheet } from "./finding-sheet.tsx"
import { designWords, isSigned, stateOf, strengthWords, type Subject } from "./words.ts"
import { Unread } from "#features/admin/frame/unread.tsx"
import { adminEvidence as phrases } from "#words/admin/evidence.ts"

interface FindingListProps {
  readonly subject: Subject
  readonly open: string | undefined
  readonly onOpen: (finding: string) => void
}

/** A subject's findings, and the one that is read. */
export function FindingList({ subject, open, onOpen }: FindingListProps) {
  const { data, error, refetch } = useQuery({
    ...reads("GET /api/admin/evidence/{subject}", { params: { subject: subject.subject } }),
    staleTime: 0,
  })
  if (error !== null) return <Unread says={phrases.findingsNotRead} onAgain={refetch} />
  if (data === undefined) return <Text tone="third">{phrases.looking}</Text>
  const shown = data.find(({ id }) => id === open) ?? data[0]
  return (
    <Columns columns={{ wide: "2fr 3fr", tablet: 1 }} gap="s20" align="start">
      <Stack as="section" surface="card" aria-label={subject.name}>
        <Inline justify="between" gap="s8" padding={["s12", "s16"]} rule="bottom">
          <Text as="h2" size="lead" weight="strong" lang="en">
            {subject.name}
          </Text>
          <Text as="span" size="caption" tone="third">
            {phrases.findingsHeldBack({ findings: data.length, held: data.length - subject.spoken })}
          </Text>
        </Inline>
        <Stack as="ul">
          {data.map((finding) => (
            <Stack key={finding.id} as="li" gap="s4" align="start" padding={["s12", "s16"]} rule="between">
              <TextButton
                className={rowButton}
                tone={finding.id === shown?.id ? "brand" : "quiet"}
                aria-current={finding.id === shown?.id ? "true" : undefined}
                onClick={() => onOpen(finding.id)}
              >
                <span lang={names[usualLanguage].tag}>{finding.brief[usualLanguage]}</span>
              </TextButton>
              <Inline gap="s8" size="caption" tone="third">
                <Badge tone={isSigned(finding) ? "brand" : "warn"}>{stateOf(finding)}</Badge>
                {strengthWords[finding.strength].toLocaleLowerCase(viewersLocale)},{" "}
                {designWords[finding.design].toLocaleLowerCase(viewersLocale)}
              </Inline>
            </Stack>
          ))}
        </Stack>
      </Stack>
      {shown !== undefined && <FindingSheet key={shown.id} finding={shown} isChosen={shown.id === open} />}
    </Columns>
  )
}
