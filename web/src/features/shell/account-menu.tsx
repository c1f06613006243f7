import { Link } from "@tanstack/react-router"
import { CreditCard, FileText, LayoutGrid, LogOut, Shield, User as UserIcon } from "lucide-react"
import { useSignOut } from "#lib/identity.ts"
import { admin, pricing, profile, usePathExists } from "#lib/paths.ts"
import { Icon } from "#ui/icon.tsx"
import { Menu, MenuItem, MenuRule } from "#ui/menu.tsx"
import * as menu from "#ui/menu.css.ts"
import { toast } from "#ui/toast.tsx"
import { mayUpgrade, PlanBadges, type User } from "./header.tsx"
import * as styles from "./shell.css.ts"

/** "Elif Aydın", or the address while no name is known. */
export const nameOf = (user: User) =>
  [user.firstName, user.lastName].filter((part) => part !== null && part !== "").join(" ") || user.email

const initialsOf = (user: User) => {
  const names = [user.firstName, user.lastName].flatMap((part) => (part ? [part] : []))
  return (names.length === 0 ? user.email.slice(0, 2) : names.map((name) => name.slice(0, 1)).join("")).toUpperCase()
}

export const handleSignOutFailure = () => {
  toast({ title: "Sign out failed", text: "You are still signed in. Please try again.", tone: "error" })
}

export function AccountMenu({ user }: { readonly user: User }) {
  const exists = usePathExists()
  const signOut = useSignOut()
  return (
    <Menu
      trigger={
        <button type="button" className={styles.avatar} aria-label={`${initialsOf(user)}, account menu of ${nameOf(user)}`}>
          {initialsOf(user)}
        </button>
      }
      head={
        <>
          <p className={menu.name}>{nameOf(user)}</p>
          <p className={menu.detail}>{user.email}</p>
          <PlanBadges user={user} />
        </>
      }
    >
      <MenuItem
        link={
          <Link to="/app">
            <Icon of={LayoutGrid} />
            Dashboard
          </Link>
        }
      />
      <MenuItem
        link={
          <Link to="/my-scripts">
            <Icon of={FileText} />
            Script History
          </Link>
        }
      />
      {exists(profile) && (
        <MenuItem
          link={
            <Link to={profile}>
              <Icon of={UserIcon} />
              Profile
            </Link>
          }
        />
      )}
      {mayUpgrade(user) && exists(pricing) && (
        <MenuItem
          link={
            <Link to={pricing}>
              <Icon of={CreditCard} />
              Upgrade Plan
            </Link>
          }
        />
      )}
      {user.isAdmin && exists(admin) && (
        <MenuItem
          link={
            <Link to={admin}>
              <Icon of={Shield} />
              Admin Panel
            </Link>
          }
        />
      )}
      <MenuRule />
      <MenuItem icon={LogOut} onSelect={() => void signOut().catch(handleSignOutFailure)}>
        Sign Out
      </MenuItem>
    </Menu>
  )
}
