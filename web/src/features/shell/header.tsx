import { useQuery } from "@tanstack/react-query"
import { Link, useLocation } from "@tanstack/react-router"
import { Menu as MenuIcon } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { pricing, usePathExists } from "#lib/paths.ts"
import { userRead } from "#lib/reads.ts"
import { ButtonLink } from "#ui/button.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { initialsOf, mayUpgrade, nameOf, type User, upgradeWords } from "./account.ts"
import { Logo } from "./logo.tsx"
import { PlanBadges } from "./plan-badges.tsx"
import * as styles from "./shell.css.ts"

// Layers come after the first paint: the page does not wait for them.
const AccountMenu = lazy(() =>
  import("./account-menu.tsx").then((module) => ({ default: module.AccountMenu })),
)
const PhoneMenu = lazy(() => import("./phone-menu.tsx").then((module) => ({ default: module.PhoneMenu })))

export function Header() {
  const { data: user } = useQuery(userRead)
  const exists = usePathExists()
  const signingIn = useLocation({ select: ({ pathname }) => pathname === "/auth" })
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
            {user ? <SignedIn user={user} /> : user === null && !signingIn && <SignedOut />}
          </div>
          <div className={styles.phoneOnly}>
            <IconButton
              label="Open menu"
              icon={MenuIcon}
              aria-expanded={menuOpen}
              onClick={() => setMenuOpen(true)}
            />
          </div>
          {menuOpen && (
            <Suspense>
              <PhoneMenu onClose={() => setMenuOpen(false)} user={user ?? null} />
            </Suspense>
          )}
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
      <Suspense
        fallback={
          <button type="button" className={styles.avatar} aria-label={`Account of ${nameOf(user)}`}>
            {initialsOf(user)}
          </button>
        }
      >
        <AccountMenu user={user} />
      </Suspense>
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
