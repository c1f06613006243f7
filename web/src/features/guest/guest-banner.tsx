import { X } from "lucide-react"
import { useState } from "react"
import { Button, ButtonLink } from "#ui/button.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import * as styles from "./guest.css.ts"
import { priceAfter, scriptsOfTrial, TrialLink } from "./trial-offer.tsx"
import type { GuestScript } from "./write.ts"

interface GuestBannerProps {
  readonly script: GuestScript | undefined
  readonly onOpen: () => void
}

const dismissed = new Set<string>()

/** Blue before there is a script, green afterwards. Dismissed for the visit. */
export function GuestBanner({ script, onOpen }: GuestBannerProps) {
  const kind = script === undefined ? "first" : "again"
  const [, look] = useState(0)
  if (dismissed.has(kind)) return null
  const dismiss = () => {
    dismissed.add(kind)
    look((turn) => turn + 1)
  }
  return (
    <section className={styles.banner[kind]} aria-label="Offer">
      <Inline
        oneLine
        justify="between"
        stack="phone"
        gap={{ wide: "s16", phone: "s8" }}
        padding={["s12", "s16"]}
        className={styles.inner}
      >
        <div>
          <Text weight="strong">
            {script === undefined
              ? "Get full script access instantly"
              : `Like this? Get ${scriptsOfTrial} scripts a month with a 7-day Pro trial.`}
          </Text>
          <Text size="small">
            {script === undefined ? "One script here is free, without an account." : priceAfter}
          </Text>
        </div>
        <Inline oneLine gap="s8" justify="between">
          {script === undefined ? (
            <ButtonLink to="/auth" search={{ mode: "sign-up" }}>
              Create an account
            </ButtonLink>
          ) : (
            <Inline gap="s8">
              <Button onClick={onOpen}>Open my script</Button>
              <TrialLink topicId={script.topicId} size="medium">
                Start Free Trial
              </TrialLink>
            </Inline>
          )}
          <IconButton label="Dismiss until the next visit" icon={X} onClick={dismiss} />
        </Inline>
      </Inline>
    </section>
  )
}
