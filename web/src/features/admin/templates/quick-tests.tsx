import { screensLanguage } from "#lib/language/choices.ts"
import { Button } from "#ui/button.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import { useTests } from "./use-templates.ts"
import { adminTemplates as phrases } from "#words/admin/templates.ts"

/** The three messages that are tried most, each by one press and to oneself. */
export function QuickTests() {
  const welcome = useTests({ templateKey: "welcome", language: screensLanguage }).mail
  const quota = useTests({ templateKey: "scripts_near", language: screensLanguage }).alert
  const trial = useTests({ templateKey: "trial_ending", language: screensLanguage }).alert
  return (
    <Inline as="section" gap="s8" aria-labelledby="quick-tests">
      <Text as="h3" size="small" tone="second" weight="medium" id="quick-tests">
        {phrases.quickTests}
      </Text>
      {(
        [
          [phrases.welcomeMail, welcome],
          [phrases.quotaWarning, quota],
          [phrases.trialExpiring, trial],
        ] as const
      ).map(([words, test]) => (
        <Button
          key={words}
          size="small"
          aria-disabled={test.isPending}
          onClick={() => !test.isPending && test.mutate()}
        >
          {words}
        </Button>
      ))}
    </Inline>
  )
}
