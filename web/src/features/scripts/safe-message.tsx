import type { Problem } from "@rounds/core/contract/problem.ts"
import { TextButton } from "#ui/text-link.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { useCopy } from "./use-copy.ts"
import { generator as phrases } from "#words/scripts/generator.ts"
import { shared } from "#words/scripts/shared.ts"

/** A subject that is not filmed: why, whom to call, and words that may be filmed instead. */
export function SafeMessage({ problem }: { readonly problem: Problem }) {
  const { copy, copied } = useCopy()
  const says = problem.safeMessage ?? []
  return (
    <output>
      <Stack align="start" gap="s8" padding={["s8", "s16"]} size="small" surface="inset">
        <p>
          <Text as="b" weight="bold">
            {problem.title}
          </Text>
          <br />
          {problem.detail}
        </p>
        {says.length > 0 && (
          <>
            <p>{phrases.ifYouWantToSaySomething}</p>
            <blockquote>{says.join(" ")}</blockquote>
            <TextButton onClick={() => void copy(phrases.safeWords, says.join("\n"))}>
              {copied === phrases.safeWords ? shared.copied : phrases.copyTheseWords}
            </TextButton>
          </>
        )}
      </Stack>
    </output>
  )
}
