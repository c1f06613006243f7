import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { reads } from "#lib/reads.ts"
import { Box } from "#ui/box.tsx"
import { MarkedScript } from "#ui/marked-script.tsx"
import { SourceList } from "#ui/source-list.tsx"
import { Text } from "#ui/text.tsx"
import * as places from "./how-it-works.css.ts"
import { marketing as words } from "#words/marketing.ts"

/** A whole script on one of today's topics, as the product writes it: its ruler, marks, sources, hashtags and time. */
export function ExampleScript({ waiting }: { readonly waiting: ReactNode }) {
  const { data, error } = useQuery(reads("GET /api/public/example-script", {}))
  if (error !== null) return <Text>{words.scriptNotShown}</Text>
  if (data === undefined) return waiting
  const { example } = data
  if (example === null) return <Text>{words.noScriptYet}</Text>
  return (
    <>
      <div className={places.sheet}>
        <MarkedScript script={example} note={words.howItWasWritten} />
      </div>
      <Box as="section" padding={{ wide: ["s16", "s24"], phone: "s16" }} surface="card">
        <Text as="h4" size="card">
          {words.sources}
        </Text>
        <SourceList sources={example.sources} />
      </Box>
    </>
  )
}
