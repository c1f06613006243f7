import { languages, names, usualLanguage } from "@rounds/core/language/names.ts"
import { type ReactNode, useEffect, useRef } from "react"
import { clockOf, fullDay, shortDate } from "#lib/words.ts"
import { Badge } from "#ui/badge.tsx"
import { Box } from "#ui/box.tsx"
import { Columns } from "#ui/columns.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { TextAnchor } from "#ui/text-link.tsx"
import { Decide } from "./decide.tsx"
import {
  askWords,
  designWords,
  type Finding,
  historyWords,
  isSigned,
  readWords,
  spokenWords,
  stateOf,
  strengthWords,
} from "./words.ts"
import { adminEvidence as phrases } from "#words/admin/evidence.ts"

const usualTag = names[usualLanguage].tag

interface FindingSheetProps {
  readonly finding: Finding
  /** Somebody chose it: it comes into sight, wherever the list has been scrolled to. */
  readonly isChosen: boolean
}

/** A finding with its proof: what it says, who was studied, what in the source supports it, and what was said of it. */
export function FindingSheet({ finding, isChosen }: FindingSheetProps) {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isChosen) sheet.current?.scrollIntoView({ block: "nearest" })
  }, [isChosen])
  const { says, source, signedBy, limit, safety, toVerify } = finding
  return (
    <Stack ref={sheet} as="article" surface="card" aria-label={says[usualLanguage]}>
      <Stack gap="s8" padding="s20" rule="bottom">
        <Inline gap="s8" size="caption" tone="third">
          <Badge tone={isSigned(finding) ? "brand" : "warn"}>{stateOf(finding)}</Badge>
          <span lang="en">{finding.id}</span>
          <span>{askWords(finding)}</span>
        </Inline>
        <Text as="h3" size="heading" lang={usualTag}>
          {says[usualLanguage]}
        </Text>
        {languages.map(
          (language) =>
            language !== usualLanguage && (
              <Text key={language} size="lead" tone="second" lang={names[language].tag}>
                {says[language]}
              </Text>
            ),
        )}
        {signedBy !== null && (
          <Text size="small">
            {phrases.signedBy({
              name: signedBy.name,
              qualification: signedBy.qualification,
              day: fullDay(`${finding.reviewBy}T12:00:00Z`),
            })}
          </Text>
        )}
        {toVerify !== null && !finding.mayBeSpoken && (
          <Text size="small" tone="warn">
            {phrases.heldBackUntil({
              missing: toVerify,
              foreign: (inner) => <span lang="en">{inner}</span>,
            })}
          </Text>
        )}
      </Stack>
      <Columns as="dl" columns={{ wide: 3, phone: 2 }} gap={["s12", "s16"]} padding="s20" rule="bottom">
        <Fact name={phrases.strength}>{strengthWords[finding.strength]}</Fact>
        <Fact name={phrases.design}>{designWords[finding.design]}</Fact>
        <Fact name={phrases.mayBeSaidBy}>
          {finding.saidBy === "clinician" ? phrases.clinicians : phrases.anyone}
        </Fact>
        <Fact name={phrases.whoWasStudied}>
          <span lang="en">{finding.population}</span>
        </Fact>
        <Fact name={phrases.numbers}>
          {finding.numbers.length === 0 ? (
            phrases.none
          ) : (
            <span lang="en">{finding.numbers.map(({ value, of }) => `${value}, ${of}`).join("; ")}</span>
          )}
        </Fact>
        <Fact name={phrases.spokenLimit}>
          {limit === null ? phrases.none : <span lang={usualTag}>{limit[usualLanguage]}</span>}
        </Fact>
        <Fact name={phrases.spokenSafety}>
          {safety === null ? phrases.none : <span lang={usualTag}>{safety[usualLanguage]}</span>}
        </Fact>
        <Fact name={phrases.againBy}>{fullDay(`${finding.reviewBy}T12:00:00Z`)}</Fact>
      </Columns>
      <Stack gap="s8" padding="s20" rule="bottom">
        <Text as="h4" size="small" tone="second" weight="medium">
          {phrases.whatSupportsIt}
        </Text>
        <Box as="p" surface="well" padding={["s12", "s16"]} lang="en">
          {source.supports}
        </Box>
        <Text size="small" tone="second">
          {readWords(finding)}
        </Text>
        <Text size="small" wrap="anywhere">
          <span lang={source.lang ?? "en"}>
            <b>{source.title}</b>, {source.publisher}
          </span>
          {source.year !== null && `, ${source.year}`}
        </Text>
        <TextAnchor href={source.url} target="_blank" rel="noreferrer">
          {phrases.opensANewTab({ address: source.url.replace(/^https?:\/\//, "") })}
        </TextAnchor>
      </Stack>
      <Stack gap="s4" padding="s20" rule="bottom" size="small" tone="second">
        <p>{spokenWords(finding)}</p>
        {finding.history.map(({ kind, reviewer, note, at }) => (
          <p key={at}>
            {historyWords(kind, `${shortDate(at)} ${clockOf(at)}`, reviewer)}
            {note !== "" && `: ${note}`}
          </p>
        ))}
      </Stack>
      <Decide finding={finding} />
    </Stack>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text as="dt" size="caption" tone="third">
        {name}
      </Text>
      <Text as="dd" size="small" weight="medium" wrap="anywhere">
        {children}
      </Text>
    </div>
  )
}
