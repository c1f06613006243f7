import { Popover as Radix } from "radix-ui"
import type { ReactNode } from "react"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { TextButton, TextLink } from "#ui/text-link.tsx"
import { NotificationRow } from "./notification-row.tsx"
import * as styles from "./notifications.css.ts"
import { type Notification, useMarking, useNotifications } from "./use-notifications.ts"
import { notifications as words } from "#words/notifications.ts"

interface NotificationPopoverProps {
  /** The bell. */
  readonly trigger: ReactNode
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly unread: number
}

/** The list under the bell. Opening it marks nothing as read. */
export function NotificationPopover({ trigger, open, onOpenChange, unread }: NotificationPopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        className={styles.panel}
        align="end"
        sideOffset={8}
        collisionPadding={12}
        aria-label={words.notifications}
      >
        <Notifications unread={unread} onLeave={() => onOpenChange(false)} />
      </Radix.Content>
    </Radix.Root>
  )
}

function Notifications({ unread, onLeave }: { readonly unread: number; readonly onLeave: () => void }) {
  const { data, error, refetch } = useNotifications()
  const { mark, markAll } = useMarking()
  return (
    <>
      <Inline justify="between" padding={["s12", "s16"]}>
        <Text as="h2" size="lead">
          {words.notifications}
        </Text>
        {unread > 0 && <TextButton onClick={markAll}>{words.markAllRead}</TextButton>}
      </Inline>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className={styles.list} tabIndex={0} aria-label={words.listOfNotifications}>
        {error !== null && (
          <Inline padding={["s12", "s16"]} gap="s12" size="small" role="alert">
            {words.notRead}
            <TextButton onClick={() => void refetch()}>{words.tryAgain}</TextButton>
          </Inline>
        )}
        {data === undefined ? (
          error === null && (
            <Text padding="s16" size="small" tone="third">
              {words.looking}
            </Text>
          )
        ) : data.length === 0 ? (
          <Text padding={["s24", "s16"]} tone="second">
            {words.youreAllCaughtUp}
          </Text>
        ) : (
          <>
            <Group title={words.new} of={data.filter(({ isRead }) => !isRead)} onRead={mark} isCounted />
            <Group title={words.earlier} of={data.filter(({ isRead }) => isRead)} onRead={mark} />
          </>
        )}
      </section>
      <Inline justify="between" padding={["s12", "s16"]} size="small" tone="third" tabular>
        <span>{data === undefined ? "" : words.inAll({ count: data.length })}</span>
        <TextLink to="/profile" hash="notifications" onClick={onLeave}>
          {words.preferences}
        </TextLink>
      </Inline>
    </>
  )
}

interface GroupProps {
  readonly title: string
  readonly of: ReadonlyArray<Notification>
  readonly onRead: (id: string) => void
  readonly isCounted?: boolean
}

function Group({ title, of, onRead, isCounted = false }: GroupProps) {
  return (
    of.length > 0 && (
      <>
        <Text as="h3" size="small" tone="third" padding={["s12", "s16", "s4", "s16"]} tabular>
          {isCounted ? words.counted({ title, count: of.length }) : title}
        </Text>
        <Stack as="ul" aria-label={title}>
          {of.map((notification) => (
            <NotificationRow key={notification.id} of={notification} onRead={() => onRead(notification.id)} />
          ))}
        </Stack>
      </>
    )
  )
}
