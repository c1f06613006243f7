import { columnVisibilityFeature, createColumnHelper, tableFeatures } from "@tanstack/react-table"
import { fullDay } from "#lib/words.ts"
import { Badge } from "#ui/badge.tsx"
import { Text } from "#ui/text.tsx"
import { TimeAgo } from "#ui/time-ago.tsx"
import { type Person, planOf, scriptsOf, stateOf } from "./people.ts"
import { adminUsers as phrases } from "#words/admin/users.ts"

export const features = tableFeatures({ columnVisibilityFeature })
const helper = createColumnHelper<typeof features, Person>()

const toneOf = ({ state }: Person) =>
  state === "suspended" || state === "payment_failing" || state === "quota_full" ? "warn" : "neutral"

/** What the list can show of a person beside who it is; ids are the server's names of the orders. */
export const columns = helper.columns([
  helper.display({
    id: "tier",
    header: phrases.tier,
    cell: ({ row: { original } }) => (
      <Badge tone={original.subscriptionTier === "freemium" ? "neutral" : "brand"}>{planOf(original)}</Badge>
    ),
  }),
  helper.display({
    id: "scripts",
    header: phrases.scripts,
    cell: ({ row: { original } }) => scriptsOf(original),
  }),
  helper.display({
    id: "seen",
    header: phrases.lastSeen,
    cell: ({ row: { original } }) =>
      original.lastSeenAt === null ? phrases.notYet : <TimeAgo at={original.lastSeenAt} />,
  }),
  helper.display({
    id: "joined",
    header: phrases.joined,
    cell: ({ row: { original } }) => fullDay(original.createdAt),
  }),
  helper.display({
    id: "state",
    header: phrases.state,
    cell: ({ row: { original } }) =>
      original.state === "active" ? (
        <Text as="span" tone="third">
          {phrases.active}
        </Text>
      ) : (
        <Badge tone={toneOf(original)}>{stateOf(original)}</Badge>
      ),
  }),
])

export const columnChoices = [
  ["tier", phrases.tier],
  ["scripts", phrases.scripts],
  ["seen", phrases.lastSeen],
  ["joined", phrases.joined],
  ["state", phrases.state],
] as const
