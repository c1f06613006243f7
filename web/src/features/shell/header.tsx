import { useQuery } from "@tanstack/react-query"
import { Link, useLocation } from "@tanstack/react-router"
import { Menu as MenuIcon } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { userRead } from "#lib/reads.ts"
import { ButtonLink } from "#ui/button.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { Box } from "#ui/box.tsx"
import { Inline } from "#ui/inline.tsx"
import { initialsOf, mayUpgrade, nameOf, type User, upgradeWords } from "./account.ts"
import { Logo } from "./logo.tsx"
import { PlanBadges } from "./plan-badges.tsx"
import * as styles from "./shell.css.ts"
import { shell as words } from "#words/shell.ts"

// Layers come when they are asked for, or nearly: the page does not wait for them.
const loadMenu = () => import("./account-menu.tsx").then((module) => ({ default: module.AccountMenu }))
const AccountMenu = lazy(loadMenu)
const PhoneMenu = lazy(() => import("./phone-menu.tsx").then((module) => ({ default: module.PhoneMenu })))

export function Header() {
  const { data: user } = useQuery(userRead)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [menuOpen, setMenuOpen] = useState(false)
  // Pages that everybody sees lead whoever is signed in to the app by one button.
  const isForEverybody = path === "/" || path === "/pricing"
  return (
    <Box as="header" rule="bottom" className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <nav className={styles.nav} aria-label={words.main}>
          {user && !isForEverybody ? (
            <>
              <Link to="/app" className={styles.navLink}>
                {words.topics}
              </Link>
              <Link to="/my-scripts" className={styles.navLink}>
                {words.scriptHistory}
              </Link>
            </>
          ) : (
            <Link to="/pricing" className={styles.navLink}>
              {words.pricing}
            </Link>
          )}
        </nav>
        {/* Pages of a signed-in person hang the bell in here. */}
        <Inline oneLine gap={{ wide: "s8", phone: "s2" }} margin={[0, 0, 0, "auto"]}>
          <div className={styles.wideOnly}>
            {user && isForEverybody && (
              <ButtonLink to="/app" size="small">
                {words.goToApp}
              </ButtonLink>
            )}
            {user ? (
              <SignedIn user={user} />
            ) : (
              user === null &&
              path !== "/auth" && (
                <ButtonLink to="/auth" size="small">
                  {words.signIn}
                </ButtonLink>
              )
            )}
          </div>
          <div className={styles.phoneOnly}>
            <IconButton
              label={words.openMenu}
              icon={MenuIcon}
              aria-expanded={menuOpen}
              onClick={() => setMenuOpen(true)}
            />
          </div>
          {menuOpen && (
            <Suspense>
              <PhoneMenu onClose={() => setMenuOpen(false)} user={user} />
            </Suspense>
          )}
        </Inline>
      </div>
    </Box>
  )
}

function SignedIn({ user }: { readonly user: User }) {
  const [asked, setAsked] = useState(false)
  const handleNear = () => void loadMenu().catch(() => undefined) // asked for again when it is pressed
  const avatar = (
    <button
      type="button"
      className={styles.avatar}
      aria-label={words.accountMenuOf({ initials: initialsOf(user), name: nameOf(user) })}
      // The menu itself says so from then on.
      {...(asked ? {} : { "aria-haspopup": "menu", "aria-expanded": false })}
      onPointerEnter={handleNear}
      onFocus={handleNear}
      onClick={() => setAsked(true)}
    >
      {initialsOf(user)}
    </button>
  )
  return (
    <>
      <PlanBadges user={user} />
      {mayUpgrade(user) && (
        <ButtonLink to="/pricing" tone="soft" size="small">
          {upgradeWords(user)}
        </ButtonLink>
      )}
      {asked ? (
        <Suspense fallback={avatar}>
          <AccountMenu user={user} trigger={avatar} />
        </Suspense>
      ) : (
        avatar
      )}
    </>
  )
}
