import { X } from "lucide-react"
import { useState } from "react"
import { Button, ButtonLink } from "#ui/button.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { Inline } from "#ui/inline.tsx"
import { Text } from "#ui/text.tsx"
import * as styles from "./guest.css.ts"
import { priceAfter, scriptsOfTrial, TrialLink } from "./trial-offer.tsx"
import type { GuestScript } from "./write.ts"
import { guest as words } from "#words/guest.ts"

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
    <section className={styles.banner[kind]} aria-label={words.offer}>
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
            {script === undefined ? words.getFullScriptAccessInstantly : words.likeThis({ scriptsOfTrial })}
          </Text>
          <Text size="small">{script === undefined ? words.oneScriptHereIsFree : priceAfter}</Text>
        </div>
        <Inline oneLine gap="s8" justify="between">
          {script === undefined ? (
            <ButtonLink to="/auth" search={{ mode: "sign-up" }}>
              {words.createAnAccount}
            </ButtonLink>
          ) : (
            <Inline gap="s8">
              <Button onClick={onOpen}>{words.openMyScript}</Button>
              <TrialLink topicId={script.topicId} size="medium">
                {words.startFreeTrial}
              </TrialLink>
            </Inline>
          )}
          <IconButton label={words.dismissUntilTheNextVisit} icon={X} onClick={dismiss} />
        </Inline>
      </Inline>
    </section>
  )
}
