import { useQuery } from "@tanstack/react-query"
import { ArrowRight } from "lucide-react"
import { reads } from "#lib/reads.ts"
import { count, dayOf } from "#lib/words.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import { BeatOutline, Sheet } from "#ui/script-sheet.tsx"
import { Columns } from "#ui/columns.tsx"
import { Text } from "#ui/text.tsx"
import { history as phrases } from "#words/scripts/history.ts"

/** Before the first script: what will be here, and the way to it. */
export function NoScripts() {
  const { data: usage } = useQuery(reads("GET /api/user/usage", {}))
  return (
    <Columns
      as="section"
      columns={{ wide: "1fr 1.15fr", phone: 1 }}
      align="center"
      gap={{ wide: "s56", tablet: "s32", phone: "s32" }}
      padding={{ wide: ["s44", 0, "s12", 0], phone: ["s24", 0, "s12", 0] }}
      rule="top"
      aria-labelledby="none"
    >
      <div>
        <Text as="h2" size="title" id="none">
          {phrases.noScriptsYet}
        </Text>
        <Text margin={["s12", 0, "s24", 0]} tone="second" wrap="pretty" measure="long">
          {phrases.howToBegin}
        </Text>
        <ButtonLink to="/app" tone="primary" size="large">
          {phrases.generateYourFirst}
          <Icon of={ArrowRight} />
        </ButtonLink>
        {usage !== undefined && usage.scriptsLimit >= 0 && (
          <Text margin={["s16", 0, 0, 0]} size="caption" tone="third">
            {phrases.usedThisMonth({
              used: count(usage.scriptGenerations),
              limit: usage.scriptsLimit + usage.bonusScripts,
              resets: dayOf(usage.resetsAt),
            })}
          </Text>
        )}
      </div>
      <Sheet>
        <BeatOutline
          names={[phrases.hook, phrases.context, phrases.evidence, phrases.limits, phrases.close]}
        />
      </Sheet>
    </Columns>
  )
}
