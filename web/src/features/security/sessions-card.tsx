import { Monitor, Smartphone } from "lucide-react"
import { identity, type Security } from "#lib/identity.ts"
import { useNow } from "#lib/page.ts"
import { fullDay, momentInText } from "#lib/words.ts"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { deviceOf, isPhone } from "#lib/device.ts"
import { Row, RowsCard } from "./row.tsx"

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
      title="Where you are signed in"
      says="A device is signed out after 14 days without use, and 60 days after signing in."
      action={
        others.length > 0 && (
          <Button
            size="small"
            onClick={() => void run(async () => void (await identity("end-other-sessions", {})))}
          >
            Sign out everywhere else
          </Button>
        )
      }
    >
      {shown.map(({ id, current, userAgent, signedInAt, usedAt }) => (
        <Row
          key={id}
          icon={isPhone(userAgent) ? Smartphone : Monitor}
          title={deviceOf(userAgent)}
          mark={current && <Badge tone="brand">This device</Badge>}
          says={
            current
              ? `Signed in ${momentInText(signedInAt, now)}.`
              : `Last used ${momentInText(usedAt, now)}, signed in ${fullDay(signedInAt)}. If you do not know it, sign it out and change your password.`
          }
          actions={
            current ? undefined : (
              <Button
                size="small"
                aria-label={`Sign out ${deviceOf(userAgent)}`}
                onClick={() => void run(async () => void (await identity("end-session", { id })))}
              >
                Sign out
              </Button>
            )
          }
        />
      ))}
    </RowsCard>
  )
}
