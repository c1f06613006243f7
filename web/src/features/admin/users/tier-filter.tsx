import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { tiers } from "#features/admin/frame/table.css.ts"
import { count } from "#lib/words.ts"
import { Box } from "#ui/box.tsx"
import { Segmented } from "#ui/segmented.tsx"
import { groups } from "./people.ts"
import { adminUsers as phrases } from "#words/admin/users.ts"

type Counts = SuccessOf<"GET /api/admin/user-counts">

interface TierFilterProps {
  readonly tier: keyof Counts | undefined
  readonly counts: Counts | undefined
  readonly onChange: (tier: keyof Counts | undefined) => void
}

/** One plan or all, each with how many fit the search. */
export function TierFilter({ tier, counts, onChange }: TierFilterProps) {
  const all = counts && Object.values(counts).reduce((sum, each) => sum + each, 0)
  const label = (words: string, number: number | undefined) =>
    number === undefined ? words : `${words} ${count(number)}`
  return (
    <Box className={tiers}>
      <Segmented
        legend={phrases.plan}
        value={tier ?? "all"}
        onChange={(next) => onChange(next === "all" ? undefined : next)}
        options={[
          ["all", label(phrases.all, all)],
          ...groups.map(([group, words]) => [group, label(words, counts?.[group])] as const),
        ]}
      />
    </Box>
  )
}
