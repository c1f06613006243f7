import { Bell as BellIcon } from "lucide-react"
import { lazy, Suspense, useState, useSyncExternalStore } from "react"
import { createPortal } from "react-dom"
import { useKeys } from "#lib/keys.ts"
import { Icon } from "#ui/icon.tsx"
import { iconButton } from "#ui/icon-button.css.ts"
import { bell, count } from "./bell.css.ts"
import { useLiveNotifications, useUnread } from "./use-notifications.ts"
import { notifications as words } from "#words/notifications.ts"

const load = () => import("./popover.tsx").then((module) => ({ default: module.NotificationPopover }))
const NotificationPopover = lazy(load)

/** The bar in the header that the bell hangs in: what stands beside the navigation. */
const placeOfBell = () => document.querySelector<HTMLElement>("header nav + *")
const neverChanges = () => () => undefined

/** The bell in the header, on every page of a signed-in person; its list is fetched when it is asked for. */
export function Bell() {
  const place = useSyncExternalStore(neverChanges, placeOfBell)
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  const unread = useUnread()
  useLiveNotifications()
  const handleOpen = (next: boolean) => {
    setAsked(true)
    setOpen(next)
  }
  useKeys({ n: () => handleOpen(true) })
  const handleNear = () => void load().catch(() => undefined) // asked for again when it is pressed
  const button = (
    <button
      type="button"
      className={`${iconButton} ${bell}`}
      aria-label={unread === 0 ? words.notifications : words.notificationsUnread({ unread })}
      title={words.notifications}
      // The list itself says so from then on.
      {...(asked
        ? {}
        : { "aria-haspopup": "dialog", "aria-expanded": false, onClick: () => handleOpen(true) })}
      onPointerEnter={handleNear}
      onFocus={handleNear}
    >
      <Icon of={BellIcon} size={19} />
      {unread > 0 && (
        <span className={count} aria-hidden>
          {unread > 99 ? "99+" : unread}
        </span>
      )}
    </button>
  )
  return (
    place !== null &&
    createPortal(
      asked ? (
        <Suspense fallback={button}>
          <NotificationPopover trigger={button} open={open} onOpenChange={setOpen} unread={unread} />
        </Suspense>
      ) : (
        button
      ),
      place,
    )
  )
}
