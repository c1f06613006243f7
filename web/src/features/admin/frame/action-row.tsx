import { clockOf, shortDate } from "#lib/words.ts"
import { Columns } from "#ui/columns.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { actorWords, type AdminAction, changeWords, kindWords } from "./action-words.ts"
import { adminFrame as phrases } from "#words/admin/frame.ts"

interface ActionRowProps {
  readonly of: AdminAction
  /** Says to whom it was done; not needed on the person's own page. */
  readonly withAccount?: boolean
}

/** One action: when, what, by whom, what changed, and why. */
export function ActionRow({ of, withAccount = false }: ActionRowProps) {
  const about = of.accountEmail ?? of.subject ?? (of.account === null ? "" : phrases.aDeletedAccount)
  const actor = actorWords(of)
  return (
    <Columns
      as="li"
      columns={{ wide: "128px 1fr", phone: 1 }}
      gap={["s2", "s16"]}
      padding={withAccount ? ["s12", "s16"] : ["s8", 0]}
      rule="between"
      size="small"
    >
      <Text tone="third" tabular>
        <time dateTime={of.at}>
          {shortDate(of.at)}, {clockOf(of.at)}
        </time>
      </Text>
      <Stack gap="s2">
        <Text wrap="anywhere">
          <b>{kindWords(of)}</b>
          {withAccount && about !== "" && `: ${about}`}
        </Text>
        {changeWords(of).map((line) => (
          <Text key={line} tone="second" wrap="anywhere">
            {line}
          </Text>
        ))}
        <Text tone="second" wrap="anywhere">
          {of.why === "" ? phrases.by({ actor }) : phrases.byWhy({ actor, why: of.why })}
        </Text>
      </Stack>
    </Columns>
  )
}
