import { Monitor, Smartphone } from "lucide-react"
import { identity, type Security } from "#lib/identity.ts"
import { useNow } from "#lib/page.ts"
import { fullDay, momentInText } from "#lib/words.ts"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { deviceOf, isPhone } from "#lib/device.ts"
import { Row, RowsCard } from "./row.tsx"
import { security as phrases } from "#words/security.ts"

interface SessionsCardProps {
  readonly sessions: Security["sessions"]
  readonly run: (work: () => Promise<void>) => Promise<void>
}

/** This device first; each other can be signed out. */
export function SessionsCard({ sessions, run }: SessionsCardProps) {
  const now = useNow()
  const others = sessions.filter(({ current }) => !current)
  const shown = [...sessions.filter(({ current }) => current), ...others]
  return (
    <RowsCard
      id="sessions"
      title={phrases.whereYouAreSignedIn}
      says={phrases.sessionsEnd}
      action={
        others.length > 0 && (
          <Button
            size="small"
            onClick={() => void run(async () => void (await identity("end-other-sessions", {})))}
          >
            {phrases.signOutEverywhereElse}
          </Button>
        )
      }
    >
      {shown.map(({ id, current, userAgent, signedInAt, usedAt }) => (
        <Row
          key={id}
          icon={isPhone(userAgent) ? Smartphone : Monitor}
          title={deviceOf(userAgent)}
          mark={current && <Badge tone="brand">{phrases.thisDevice}</Badge>}
          says={
            current
              ? phrases.signedIn({ moment: momentInText(signedInAt, now) })
              : phrases.lastUsed({
                  moment: momentInText(usedAt, now),
                  day: fullDay(signedInAt),
                })
          }
          actions={
            current ? undefined : (
              <Button
                size="small"
                aria-label={phrases.signOutDevice({ device: deviceOf(userAgent) })}
                onClick={() => void run(async () => void (await identity("end-session", { id })))}
              >
                {phrases.signOut}
              </Button>
            )
          }
        />
      ))}
    </RowsCard>
  )
}
