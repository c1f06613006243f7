import { Link, type LinkProps } from "@tanstack/react-router"
import {
  CreditCard,
  FileText,
  House,
  LayoutGrid,
  Lock,
  LogIn,
  LogOut,
  ScanText,
  ChartNoAxesColumn,
  type LucideIcon,
  User as UserIcon,
} from "lucide-react"
import { brand } from "#lib/brand.ts"
import { useSignOut } from "#lib/identity.ts"
import { Dialog } from "#ui/dialog.tsx"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { mayUpgrade, nameOf, type User, upgradeWords } from "./account.ts"
import { PlanBadges } from "./plan-badges.tsx"
import { handleSignOutFailure } from "./sign-out-failure.ts"
import * as styles from "./shell.css.ts"
import { shell as phrases } from "#words/shell.ts"

type Entry = readonly [path: NonNullable<LinkProps["to"]>, words: string, icon: LucideIcon, shown: boolean]

interface PhoneMenuProps {
  readonly onClose: () => void
  readonly user: User | null | undefined
}

/** Everything of the header and the account menu, as a full-height sheet with rows of 48 px. */
export function PhoneMenu({ onClose, user }: PhoneMenuProps) {
  const signOut = useSignOut()
  const handleSignOut = () => {
    onClose()
    void signOut().catch(handleSignOutFailure)
  }
  const entries: ReadonlyArray<Entry> = user
    ? [
        ["/app", phrases.topics, LayoutGrid, true],
        ["/my-scripts", phrases.scriptHistory, FileText, true],
        ["/profile", phrases.profile, UserIcon, true],
        ["/profile/security", phrases.signInAndSecurity, Lock, true],
        ["/pricing", upgradeWords(user), CreditCard, mayUpgrade(user)],
        ["/admin", phrases.adminPanel, ChartNoAxesColumn, user.isAdmin],
      ]
    : [
        ["/", phrases.home, House, true],
        ["/pricing", phrases.pricing, CreditCard, true],
        ["/check", phrases.checkYourText, ScanText, true],
        // Whose account could not be read may well be signed in.
        ["/auth", phrases.signIn, LogIn, user === null],
      ]
  return (
    <Dialog open onClose={onClose} title={brand.name} size="sheet" bare>
      <Stack padding={["s8", "s8", "s24", "s8"]}>
        {user && (
          <Stack align="start" gap="s6" padding={["s8", "s12", "s16", "s12"]}>
            <Text weight="strong">{nameOf(user)}</Text>
            <Text size="small" tone="third" wrap="anywhere">
              {user.email}
            </Text>
            <Inline gap="s8">
              <PlanBadges user={user} />
            </Inline>
          </Stack>
        )}
        <nav aria-label={phrases.main}>
          {entries
            .filter(([, , , shown]) => shown)
            .map(([path, words, icon]) => (
              <Link key={path} to={path} className={styles.sheetItem} onClick={onClose}>
                <Icon of={icon} size={20} />
                {words}
              </Link>
            ))}
        </nav>
        {user && (
          <button type="button" className={styles.sheetItem} onClick={handleSignOut}>
            <Icon of={LogOut} size={20} />
            {phrases.signOut}
          </button>
        )}
      </Stack>
    </Dialog>
  )
}
