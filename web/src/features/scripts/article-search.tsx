import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { useQuery } from "@tanstack/react-query"
import { ExternalLink } from "lucide-react"
import { useState } from "react"
import { ApiError, needsUpgrade } from "#lib/problem.ts"
import { reads } from "#lib/reads.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import { hidden } from "#ui/hidden.css.ts"
import { Icon } from "#ui/icon.tsx"
import { Stack } from "#ui/stack.tsx"
import { TextAnchor } from "#ui/text-link.tsx"
import { Text } from "#ui/text.tsx"
import type { Desk } from "./desk.ts"
import { EvidenceForm, longest } from "./evidence-form.tsx"
import type { Point } from "./review.ts"
import { settle } from "./settle.ts"
import { sheet as phrases } from "#words/scripts/sheet.ts"

/** Articles of PubMed that may carry the statement: candidates to read, which nobody has weighed. */
export function ArticleSearch({ desk, point }: { readonly desk: Desk; readonly point: Point }) {
  const [asked, setAsked] = useState("")
  const { language } = desk.review.script
  const found = useQuery({
    ...reads("GET /api/evidence/articles", { query: { claim: asked, language } }),
    enabled: asked !== "",
  })
  const search = (words: string) => {
    if (words !== asked) return setAsked(words)
    if (words !== "" && found.error !== null) void found.refetch()
  }
  return (
    <Stack align="stretch" gap="s12">
      <EvidenceForm
        label={phrases.searchPubmed}
        hint={phrases.searchPubmedHint}
        action={phrases.findInPubmed}
        proposed={point.text.slice(0, longest)}
        onSearch={search}
      />
      {found.isFetching && <Text size="small">{phrases.searchingPubmed}</Text>}
      {found.error !== null && <Refused error={found.error} />}
      {found.data !== undefined && <Found desk={desk} point={point} found={found.data} />}
    </Stack>
  )
}

/** Not searched: because it is not set up here, not in the plan, or PubMed does not answer. */
function Refused({ error }: { readonly error: Error }) {
  return (
    <Stack align="start" gap="s8" role="alert" size="small">
      <Text>{error instanceof ApiError ? error.message : phrases.pubmedNotSearched}</Text>
      {needsUpgrade(error) && (
        <ButtonLink to="/pricing" size="small">
          {phrases.seeThePlans}
        </ButtonLink>
      )}
    </Stack>
  )
}

type Articles = SuccessOf<"GET /api/evidence/articles">
type Article = Articles["articles"][number]

interface FoundProps {
  readonly desk: Desk
  readonly point: Point
  readonly found: Articles
}

/** What was found, said plainly: also that nothing was. */
const whatWasFound = ({ index, term, total, lookedAt, retracted, articles }: Articles): string => {
  if (articles.length === 0) return phrases.noArticleFound({ index, term })
  const shown = phrases.articlesFound({ index, total, term, lookedAt, shown: articles.length })
  return retracted === 0 ? shown : `${shown} ${phrases.withdrawnLeftOut({ withdrawn: retracted })}`
}

function Found({ desk, point, found }: FoundProps) {
  return (
    <>
      <output>
        <Text as="span" size="small">
          {whatWasFound(found)}
        </Text>
      </output>
      <ul>
        {found.articles.map((article) => (
          <Stack
            as="li"
            key={article.pmid}
            align="start"
            gap="s4"
            padding={["s8", 0]}
            rule="between"
            size="small"
            wrap="anywhere"
          >
            <Text weight="strong" lang="en">
              {article.title}
            </Text>
            <Text size="caption" tone="third">
              {designWords[article.design]}
              {article.year !== null && `, ${article.year}`}. {article.journal}
            </Text>
            <TextAnchor href={article.url} target="_blank" rel="noreferrer">
              PubMed {article.pmid}
              <Icon of={ExternalLink} />
              <span className={hidden}> {phrases.opensANewTab}</span>
            </TextAnchor>
            <Rest desk={desk} point={point} article={article} />
          </Stack>
        ))}
      </ul>
    </>
  )
}

interface RestProps {
  readonly desk: Desk
  readonly point: Point
  readonly article: Article
}

/** Cites an article; one without a year cannot be cited, since every citation names its year. */
function Rest({ desk, point, article }: RestProps) {
  const { year, journal, title, url } = article
  if (year === null) return <Text size="caption">{phrases.noYear}</Text>
  const cited = { publisher: journal === "" ? "PubMed" : journal, title: title.slice(0, longest), year, url }
  return (
    <Button
      size="small"
      aria-disabled={desk.busy}
      aria-label={phrases.restItOn({ source: title })}
      onClick={() => void settle(desk, point, { kind: "citation", ...cited })}
    >
      {phrases.restItOnThis}
    </Button>
  )
}

/** What sort of study it is, as PubMed calls it. */
const designWords: { readonly [D in Article["design"]]: string } = {
  guideline: phrases.guideline,
  "meta-analysis": phrases.metaAnalysis,
  "systematic review": phrases.systematicReview,
  rct: phrases.randomisedTrial,
  trial: phrases.trial,
  observational: phrases.observationalStudy,
  review: phrases.review,
  "case report": phrases.caseReport,
  other: phrases.article,
}
