import { useQuery } from "@tanstack/react-query"
import { X } from "lucide-react"
import { useEffect, useRef } from "react"
import { reads } from "#lib/reads.ts"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { planOf, stateOf, whatTheyAre } from "./people.ts"
import { PersonActions } from "./person-actions.tsx"
import { ActionsPart, PlanPart, SessionsPart, ToldPart, WhyPart } from "./person-facts.tsx"
import { PreferencesPart } from "./person-preferences.tsx"
import { PersonSettings } from "./person-settings.tsx"
import { adminUsers as words } from "#words/admin/users.ts"

interface PersonPanelProps {
  readonly id: string
  readonly onClose: () => void
  /** The person was deleted. */
  readonly onGone: () => void
}

/** One person beside the list; a page of its own where the list would not fit beside it. */
export function PersonPanel({ id, onClose, onGone }: PersonPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const { data, error, refetch } = useQuery({
    ...reads("GET /api/admin/users/{id}", { params: { id } }),
    staleTime: 0,
  })
  useEffect(() => panel.current?.focus({ preventScroll: true }), [id])
  return (
    <Stack as="aside" surface="card" ref={panel} tabIndex={-1} aria-label={words.person}>
      <Inline justify="between" align="start" oneLine gap="s8" padding={["s16", "s12", "s16", "s20"]}>
        {error !== null ? (
          <Stack gap="s8" align="start" role="alert">
            <Text>{words.personNotRead({ reason: error.message })}</Text>
            <Button size="small" onClick={() => void refetch()}>
              {words.tryAgain}
            </Button>
          </Stack>
        ) : data === undefined ? (
          <Text tone="third">{words.looking}</Text>
        ) : (
          <Stack gap="s6" align="start">
            <Text as="h2" size="card" wrap="anywhere">
              {data.user.email}
            </Text>
            <Text size="small" tone="second">
              {[[data.user.firstName, data.user.lastName].filter(Boolean).join(" "), whatTheyAre(data.user)]
                .filter((part) => part !== "")
                .join(", ")}
            </Text>
            <Inline gap="s6">
              <Badge tone="brand">{planOf(data.user)}</Badge>
              <Badge>{stateOf(data.user)}</Badge>
              {data.user.isAdmin && <Badge>{words.administrator}</Badge>}
            </Inline>
          </Stack>
        )}
        <IconButton label={words.closeDetails} icon={X} onClick={onClose} />
      </Inline>
      {data !== undefined && (
        <>
          <PlanPart of={data} />
          <WhyPart of={data} />
          <PersonSettings key={id} of={data.user} />
          <PreferencesPart key={`${id} preferences`} of={data} />
          <SessionsPart of={data} />
          <ToldPart of={data} />
          <ActionsPart of={data} />
          <PersonActions of={data} onGone={onGone} />
        </>
      )}
    </Stack>
  )
}
