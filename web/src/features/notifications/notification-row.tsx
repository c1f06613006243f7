import { Check, ExternalLink, Info, type LucideIcon, TriangleAlert } from "lucide-react"
import { tagOf } from "#lib/language/choices.ts"
import { Columns } from "#ui/columns.tsx"
import { hidden } from "#ui/hidden.css.ts"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { TextAnchor, TextButton } from "#ui/text-link.tsx"
import { TimeAgo } from "#ui/time-ago.tsx"
import * as styles from "./notifications.css.ts"
import type { Notification } from "./use-notifications.ts"
import { notifications as words } from "#words/notifications.ts"

const icons: { readonly [T in Notification["type"]]: LucideIcon } = {
  success: Check,
  warning: Info,
  error: TriangleAlert,
  info: Info,
}

interface NotificationRowProps {
  readonly of: Notification
  readonly onRead: () => void
}

/** One notification; following its link marks it read. */
export function NotificationRow({ of, onRead }: NotificationRowProps) {
  const { title, message, language, type, isRead, actionUrl, actionText, createdAt } = of
  // Told before its reader chose another language.
  const lang = language === undefined ? undefined : tagOf(language)
  return (
    <Columns
      as="li"
      columns="32px 1fr"
      gap="s12"
      align="start"
      padding={["s12", "s16"]}
      rule="between"
      size="small"
      className={isRead ? "" : styles.unread}
    >
      <span className={styles.signs[type]}>
        <Icon of={icons[type]} size={16} />
      </span>
      <Stack gap="s4">
        <Inline justify="between" align="baseline" oneLine gap="s12">
          <Text as="h4" size="small">
            <span lang={lang}>{title}</span>
            {!isRead && <span className={hidden}>, {words.unread}</span>}
          </Text>
          <Text as="span" size="caption" tone="third" className={styles.time}>
            <TimeAgo at={createdAt} />
          </Text>
        </Inline>
        <Text tone="second" wrap="pretty" lang={lang}>
          {message}
        </Text>
        <Inline gap="s16">
          {actionUrl !== null && (
            <TextAnchor href={actionUrl} target="_blank" rel="noopener" onClick={onRead}>
              <span lang={lang}>{actionText}</span> <Icon of={ExternalLink} size={13} />
              <span className={hidden}> {words.opensANewTab}</span>
            </TextAnchor>
          )}
          {!isRead && (
            <TextButton tone="quiet" onClick={onRead}>
              {words.markRead}
            </TextButton>
          )}
        </Inline>
      </Stack>
    </Columns>
  )
}
