import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useTitle } from "#lib/page.ts"
import { failureWords, type Security, securityRead } from "#lib/identity.ts"
import { provider } from "#lib/provider.ts"
import { userRead } from "#lib/reads.ts"
import { AccountFrame } from "#ui/account-frame.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { AddressRow } from "./address-row.tsx"
import { PasskeysRow } from "./passkeys-row.tsx"
import { PasswordRow } from "./password-row.tsx"
import { RowsCard } from "./row.tsx"
import { SessionsCard } from "./sessions-card.tsx"
import { TwoStepRow } from "./two-step-row.tsx"
import { useFresh } from "./use-fresh.tsx"
import { security as words } from "#words/security.ts"

/** How one signs in, and where one is signed in: with an outside provider, its own screen says it. */
export function SecurityPage() {
  useTitle(words.signInAndSecurity)
  return provider() === undefined ? <OwnSecurity /> : <OutsideSecurity />
}

function OutsideSecurity() {
  const { data: user } = useQuery(userRead)
  const [failed, setFailed] = useState(false)
  const handleOpen = async () => {
    setFailed(false)
    await (await provider())?.openProfile()
  }
  return (
    <AccountFrame who={user?.email ?? ""}>
      <Stack gap="s12" align="start">
        <Text>{words.keptByProvider}</Text>
        <Button onClick={() => void handleOpen().catch(() => setFailed(true))}>{words.openYourSignIn}</Button>
        <Text size="small" tone="second" aria-live="polite">
          {failed && words.providerDoesNotAnswer}
        </Text>
      </Stack>
    </AccountFrame>
  )
}

function OwnSecurity() {
  const client = useQueryClient()
  const { data: user } = useQuery(userRead)
  const security = useQuery(securityRead)
  const { run, dialog } = useFresh()
  const handleChanged = () => {
    void client.invalidateQueries({ queryKey: securityRead.queryKey })
    void client.invalidateQueries({ queryKey: userRead.queryKey })
  }
  return (
    <AccountFrame who={user?.email ?? ""}>
      {user?.secondFactorDue === true && (
        <Banner title={words.setUpTwoStepSignIn} text={words.administratorsNeedIt} />
      )}
      {security.isError && (
        <Stack role="alert" gap="s12" align="start">
          <Text>{words.signInNotRead({ reason: failureWords(security.error) })}</Text>
          <Button onClick={() => void security.refetch()}>{words.tryAgain}</Button>
        </Stack>
      )}
      {security.data !== undefined && (
        <>
          <RowsCard id="ways" title={words.signIn} says={waysIn(security.data)}>
            <AddressRow email={security.data.email} confirmed={security.data.emailVerified} run={run} />
            <PasswordRow changedAt={security.data.passwordChangedAt} onChanged={handleChanged} />
            <PasskeysRow passkeys={security.data.passkeys} run={run} />
            <TwoStepRow
              on={security.data.twoStep}
              codesLeft={security.data.recoveryCodesLeft}
              onChanged={handleChanged}
            />
          </RowsCard>
          <SessionsCard sessions={security.data.sessions} run={run} />
        </>
      )}
      {dialog}
    </AccountFrame>
  )
}

/** Whether the loss of one way in would lock the person out. */
const waysIn = ({ passwordChangedAt, passkeys }: Security) => {
  if (passwordChangedAt === null) return undefined
  return passkeys.length === 0 ? words.addAPasskeyToo : words.twoWaysIn
}
