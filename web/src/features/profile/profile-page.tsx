import { useQuery } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import { useTitle } from "#lib/page.ts"
import { reads, userRead } from "#lib/reads.ts"
import { Button } from "#ui/button.tsx"
import { Box } from "#ui/box.tsx"
import { Text } from "#ui/text.tsx"
import { Stack } from "#ui/stack.tsx"
import { ProfileForm } from "./profile-form.tsx"
import { filledIn } from "./profile.ts"
import { AccountFrame } from "#ui/account-frame.tsx"
import { Columns } from "#ui/columns.tsx"
import * as styles from "./profile.css.ts"
import { WhyComplete } from "./why-complete.tsx"
import { YourData } from "./your-data.tsx"
import { profile as words } from "#words/profile.ts"

interface ProfilePageProps {
  /** The card of the plan, which the route brings. */
  readonly billing: ReactNode
  /** The card of what one wants to hear of. */
  readonly notifications: ReactNode
}

/** Account and profile. */
export function ProfilePage({ billing, notifications }: ProfilePageProps) {
  useTitle(words.profile)
  const { data: user } = useQuery(userRead)
  const profile = useQuery(reads("GET /api/user/profile", {}))
  const [typed, setTyped] = useState<number | null>(null)
  const accountName = [user?.firstName, user?.lastName].filter(Boolean).join(" ")
  // What the form begins with: the name of the sign-up and the usual tone, until something was saved.
  const shown = filledIn(profile.data ?? { name: accountName, preferredTone: "professional" })
  return (
    <AccountFrame who={[accountName, user?.email].filter(Boolean).join(", ")}>
      {billing}
      <Columns columns={{ wide: "1fr 288px", tablet: 1 }} gap="s20" align="start">
        <Box
          as="section"
          surface="card"
          className={styles.anchor}
          id="information"
          aria-labelledby="information-title"
        >
          <Text
            as="h2"
            padding={{ wide: ["s20", "s24", 0, "s24"], phone: ["s16", "s16", 0, "s16"] }}
            size="card"
            id="information-title"
          >
            {words.professionalInformation}
          </Text>
          {profile.isError && (
            <Stack align="start" gap="s12" padding={["s16", "s24", "s20", "s24"]} tone="second" role="alert">
              <p>{words.profileNotRead({ message: profile.error.message })}</p>
              <Button onClick={() => void profile.refetch()}>{words.tryAgain}</Button>
            </Stack>
          )}
          {profile.data !== undefined && user !== undefined && (
            <ProfileForm profile={profile.data} accountName={accountName} onFilled={setTyped} />
          )}
        </Box>
        <WhyComplete filled={typed ?? shown} />
      </Columns>
      {notifications}
      <YourData />
    </AccountFrame>
  )
}
