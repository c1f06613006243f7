import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { Menu as MenuIcon } from "lucide-react"
import { useState } from "react"
import { pricing, usePathExists } from "#lib/paths.ts"
import { userRead } from "#lib/reads.ts"
import { Badge } from "#ui/badge.tsx"
import { ButtonLink } from "#ui/button.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { AccountMenu } from "./account-menu.tsx"
import { Logo } from "./logo.tsx"
import { PhoneMenu } from "./phone-menu.tsx"
import * as styles from "./shell.css.ts"

export type User = SuccessOf<"GET /api/user">

/** Upgrade wording: who has had a trial is not offered another. */
export const upgradeWords = (user: User) => (user.hasUsedTrial ? "Upgrade Now" : "Try 7 Days FREE")

/** Shown to everybody but admins who still has a plan above. */
export const mayUpgrade = (user: User) =>
  !user.isAdmin &&
  (user.subscriptionStatus === "trialing" || ["freemium", "free", "creator_pro"].includes(user.subscriptionTier))

export function Header() {
  const { data: user } = useQuery(userRead)
  const exists = usePathExists()
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <nav className={styles.nav} aria-label="Main">
          {user ? (
            <>
              <Link to="/app" className={styles.navLink}>
                Topics
              </Link>
              <Link to="/my-scripts" className={styles.navLink}>
                Script History
              </Link>
            </>
          ) : (
            exists(pricing) && (
              <Link to={pricing} className={styles.navLink}>
                Pricing
              </Link>
            )
          )}
        </nav>
        <div className={styles.end}>
          <div className={styles.wideOnly}>
            {user ? <SignedIn user={user} /> : user === null && <SignedOut />}
          </div>
          <div className={styles.phoneOnly}>
            <IconButton label="Open menu" icon={MenuIcon} aria-expanded={menuOpen} onClick={() => setMenuOpen(true)} />
          </div>
          <PhoneMenu open={menuOpen} onClose={() => setMenuOpen(false)} user={user ?? null} />
        </div>
      </div>
    </header>
  )
}

function SignedIn({ user }: { readonly user: User }) {
  const exists = usePathExists()
  return (
    <>
      <PlanBadges user={user} />
      {mayUpgrade(user) && exists(pricing) && (
        <ButtonLink to={pricing} tone="soft" size="small">
          {upgradeWords(user)}
        </ButtonLink>
      )}
      <AccountMenu user={user} />
    </>
  )
}

export function PlanBadges({ user }: { readonly user: User }) {
  return (
    <>
      <Badge tone={user.subscriptionStatus === "trialing" ? "brand" : "neutral"}>{user.planBadge}</Badge>
      {user.trialDay !== null && <Badge tone="warn">Day {user.trialDay} of 7</Badge>}
    </>
  )
}

function SignedOut() {
  return (
    <ButtonLink to="/auth" size="small">
      Sign In
    </ButtonLink>
  )
}
