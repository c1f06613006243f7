import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useTitle } from "#lib/page.ts"
import { reads, userRead } from "#lib/reads.ts"
import { Button } from "#ui/button.tsx"
import { ProfileForm } from "./profile-form.tsx"
import * as styles from "./profile.css.ts"
import { WhyComplete } from "./why-complete.tsx"

/** Account and profile. `billing`: the card of the plan, which the route brings. */
export function ProfilePage({ billing }: { readonly billing: ReactNode }) {
  useTitle("Profile")
  const { data: user } = useQuery(userRead)
  const profile = useQuery(reads("GET /api/user/profile", {}))
  const accountName = [user?.firstName, user?.lastName].filter(Boolean).join(" ")
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>Account &amp; Profile Settings</h1>
        <p className={styles.who}>{[accountName, user?.email].filter(Boolean).join(", ")}</p>
      </div>
      <div className={styles.page}>
        <nav className={styles.contents} aria-label="Sections">
          <a className={styles.entry} href="#billing">
            Subscription &amp; Billing
          </a>
          <a className={styles.entry} href="#information">
            Professional Information
          </a>
        </nav>
        <div className={styles.column}>
          {billing}
          <div className={styles.two}>
            <section className={styles.box} id="information" aria-labelledby="information-title">
              <h2 className={styles.boxTitle} id="information-title">
                Professional Information
              </h2>
              {profile.isError && (
                <div className={styles.failed} role="alert">
                  <p>Your profile could not be read. {profile.error.message}</p>
                  <Button onClick={() => void profile.refetch()}>Try again</Button>
                </div>
              )}
              {profile.data !== undefined && <ProfileForm profile={profile.data} accountName={accountName} />}
            </section>
            <WhyComplete profile={profile.data} />
          </div>
        </div>
      </div>
    </>
  )
}
