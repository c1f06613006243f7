import { Monitor, Smartphone } from "lucide-react"
import { useState } from "react"
import { ActionRow } from "#features/admin/frame/action-row.tsx"
import { fullDay, shortDate } from "#lib/words.ts"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { TextButton } from "#ui/text-link.tsx"
import { TimeAgo } from "#ui/time-ago.tsx"
import { deviceOf, isPhone } from "#lib/device.ts"
import { tagOf } from "#lib/language/choices.ts"
import { moneyOf } from "#lib/money.ts"
import { FactLine, Part } from "./part.tsx"
import { type Detail, tierName } from "./people.ts"
import { TierDialog } from "./person-actions.tsx"
import { ReasonDialog } from "./reason-dialog.tsx"
import { useManaging } from "./use-managing.ts"
import { adminUsers as phrases } from "#words/admin/users.ts"

interface OfPerson {
  readonly of: Detail
}

const decided: { readonly [D in Detail["access"]["decisions"][number]["what"]]: string } = {
  script: phrases.decidedScript,
  topic_view: phrases.decidedTopicView,
  specialty_filter: phrases.decidedSpecialtyFilter,
  manual_refresh: phrases.decidedManualRefresh,
  trial: phrases.decidedTrial,
  creator_pro: phrases.decidedCreatorPro,
  professional: phrases.decidedProfessional,
}

const statusWords: { readonly [S in Detail["access"]["status"]]: string } = {
  trialing: phrases.statusTrialing,
  active: phrases.statusActive,
  paused: phrases.statusPaused,
  past_due: phrases.statusPastDue,
  cancelled: phrases.statusCancelled,
  expired: phrases.statusExpired,
  incomplete: phrases.statusIncomplete,
}

/** The plan, what is charged for it, and the way to another tier. */
export function PlanPart({ of }: OfPerson) {
  const [changing, setChanging] = useState(false)
  const { access, charged, scripts } = of
  return (
    <Part
      title={phrases.plan}
      action={<TextButton onClick={() => setChanging(true)}>{phrases.changeTierAsk}</TextButton>}
    >
      <FactLine name={phrases.tier}>
        {phrases.tierAndStatus({ tier: tierName(access.tier), status: statusWords[access.status] })}
      </FactLine>
      <FactLine name={phrases.charged}>
        {charged === null
          ? phrases.nothing
          : phrases.chargedEvery({
              plan: tierName(charged.tier),
              money: moneyOf(charged.amountCents),
              billing: charged.billing,
            })}
      </FactLine>
      {access.nextBillingAt !== null && (
        <FactLine name={phrases.nextPayment}>{fullDay(access.nextBillingAt)}</FactLine>
      )}
      {access.accessUntil !== null && (
        <FactLine name={phrases.accessUntil}>{fullDay(access.accessUntil)}</FactLine>
      )}
      <FactLine name={phrases.scriptsStored}>{scripts}</FactLine>
      {changing && <TierDialog of={of} onClose={() => setChanging(false)} />}
    </Part>
  )
}

/** The rules that decide what the account may do, and what was heard of it. */
export function WhyPart({ of: { access, facts } }: OfPerson) {
  return (
    <Part title={phrases.whyThisAccess}>
      <Text size="small">
        {tierName(access.tier)}: {access.because}.
      </Text>
      <Stack as="ul" gap="s4" size="small" tone="second">
        {access.decisions.map(({ what, allowed, because }) => (
          <li key={what}>
            {decided[what]}: {allowed ? phrases.allowed : phrases.notAllowed}, {because}
          </li>
        ))}
      </Stack>
      {facts.length > 0 && (
        <details>
          <summary>{phrases.factsOfAccess({ facts: facts.length })}</summary>
          <Stack as="ul" gap="s4" size="small" tone="second" padding={["s8", 0, 0, 0]}>
            {facts.map(({ happenedAt, text }, at) => (
              // eslint-disable-next-line react/no-array-index-key -- facts have no ids, and their order does not change
              <li key={at}>
                {shortDate(happenedAt)}: {text}
              </li>
            ))}
          </Stack>
        </details>
      )}
    </Part>
  )
}

/** Where the person is signed in, and the way to end that. */
export function SessionsPart({ of: { user, sessions } }: OfPerson) {
  const [ending, setEnding] = useState(false)
  const { endSessions } = useManaging(user.id)
  return (
    <Part
      title={phrases.sessions}
      action={
        sessions.length > 0 && <TextButton onClick={() => setEnding(true)}>{phrases.endAllAsk}</TextButton>
      }
    >
      {sessions.length === 0 && (
        <Text size="small" tone="second">
          {phrases.signedInNowhere}
        </Text>
      )}
      <Stack as="ul" gap="s8">
        {sessions.map(({ userAgent, signedInAt, usedAt }) => (
          <Inline as="li" key={`${signedInAt} ${usedAt}`} gap="s8" size="small" tone="second">
            <Icon of={isPhone(userAgent) ? Smartphone : Monitor} />
            {deviceOf(userAgent)}
            <Text as="span" tone="third" margin={[0, 0, 0, "auto"]}>
              <TimeAgo at={usedAt} />
            </Text>
          </Inline>
        ))}
      </Stack>
      {ending && (
        <ReasonDialog
          title={phrases.signOutEverywhere({ email: user.email })}
          says={phrases.signOutEverywhereText}
          confirm={phrases.endAllSessions}
          isPending={endSessions.isPending}
          error={endSessions.error?.message}
          onConfirm={(reason) => endSessions.mutate(reason, { onSuccess: () => setEnding(false) })}
          onClose={() => setEnding(false)}
        />
      )}
    </Part>
  )
}

/** What the person was told in the app, newest first. */
export function ToldPart({ of: { notifications } }: OfPerson) {
  return (
    <Part title={phrases.notifications}>
      {notifications.length === 0 && (
        <Text size="small" tone="second">
          {phrases.noneSoFar}
        </Text>
      )}
      <Stack as="ul" gap="s8" size="small">
        {notifications.slice(0, 5).map(({ id, title, language, createdAt, isRead }) => (
          <Inline as="li" key={id} gap="s8" justify="between">
            <span lang={language === undefined ? undefined : tagOf(language)}>{title}</span>
            <Text as="span" tone="third">
              {isRead ? phrases.read : phrases.unread}, <TimeAgo at={createdAt} />
            </Text>
          </Inline>
        ))}
      </Stack>
    </Part>
  )
}

/** What was done with the account by hand. */
export function ActionsPart({ of: { actions } }: OfPerson) {
  return (
    <Part title={phrases.audit}>
      {actions.length === 0 ? (
        <Text size="small" tone="second">
          {phrases.nothingDoneByHand}
        </Text>
      ) : (
        <Stack as="ul">
          {actions.map((action) => (
            <ActionRow key={action.id} of={action} />
          ))}
        </Stack>
      )}
    </Part>
  )
}
