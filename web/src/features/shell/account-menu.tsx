import { Link } from "@tanstack/react-router"
import {
  CreditCard,
  FileText,
  LayoutGrid,
  Lock,
  LogOut,
  ChartNoAxesColumn,
  User as UserIcon,
} from "lucide-react"
import type { ReactNode } from "react"
import { useSignOut } from "#lib/identity.ts"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { Menu, MenuItem, MenuRule } from "#ui/menu.tsx"
import * as menu from "#ui/menu.css.ts"
import { mayUpgrade, nameOf, type User } from "./account.ts"
import { PlanBadges } from "./plan-badges.tsx"
import { handleSignOutFailure } from "./sign-out-failure.ts"
import { shell as words } from "#words/shell.ts"

interface AccountMenuProps {
  readonly user: User
  /** The button that opens it. */
  readonly trigger: ReactNode
}

export function AccountMenu({ user, trigger }: AccountMenuProps) {
  const signOut = useSignOut()
  return (
    <Menu
      trigger={trigger}
      head={
        <>
          <p className={menu.name}>{nameOf(user)}</p>
          <p className={menu.detail}>{user.email}</p>
          <Inline gap="s8">
            <PlanBadges user={user} />
          </Inline>
        </>
      }
    >
      <MenuItem
        link={
          <Link to="/app">
            <Icon of={LayoutGrid} />
            {words.dashboard}
          </Link>
        }
      />
      <MenuItem
        link={
          <Link to="/my-scripts">
            <Icon of={FileText} />
            {words.scriptHistory}
          </Link>
        }
      />
      <MenuItem
        link={
          <Link to="/profile">
            <Icon of={UserIcon} />
            {words.profile}
          </Link>
        }
      />
      <MenuItem
        link={
          <Link to="/profile/security">
            <Icon of={Lock} />
            {words.signInAndSecurity}
          </Link>
        }
      />
      {mayUpgrade(user) && (
        <MenuItem
          link={
            <Link to="/pricing">
              <Icon of={CreditCard} />
              {words.upgradePlan}
            </Link>
          }
        />
      )}
      {user.isAdmin && (
        <MenuItem
          link={
            <Link to="/admin">
              <Icon of={ChartNoAxesColumn} />
              {words.adminPanel}
            </Link>
          }
        />
      )}
      <MenuRule />
      <MenuItem icon={LogOut} onSelect={() => void signOut().catch(handleSignOutFailure)}>
        {words.signOut}
      </MenuItem>
    </Menu>
  )
}
