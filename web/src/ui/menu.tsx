import type { LucideIcon } from "lucide-react"
import { DropdownMenu as Radix } from "radix-ui"
import type { ReactNode } from "react"
import { Icon } from "./icon.tsx"
import * as styles from "./menu.css.ts"

interface MenuProps {
  /** The button that opens the menu. */
  readonly trigger: ReactNode
  /** Who or what the menu is about. */
  readonly head?: ReactNode
  readonly children: ReactNode
}

/** A menu under a button, inside the landmark that holds the button; drawn when it is first asked for, so it is open. Not modal: the page behind it stays readable to assistive technology. */
export function Menu({ trigger, head, children }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content className={styles.panel} align="end" sideOffset={8} collisionPadding={12}>
        {head !== undefined && <Radix.Label className={styles.head}>{head}</Radix.Label>}
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}

interface MenuItemProps {
  readonly icon?: LucideIcon
  readonly onSelect?: () => void
  /** A link, when the item goes somewhere. */
  readonly link?: ReactNode
  readonly children?: ReactNode
}

export function MenuItem({ icon, onSelect, link, children }: MenuItemProps) {
  return link === undefined ? (
    <Radix.Item className={styles.item} onSelect={() => onSelect?.()}>
      {icon !== undefined && <Icon of={icon} />}
      {children}
    </Radix.Item>
  ) : (
    <Radix.Item className={styles.item} asChild>
      {link}
    </Radix.Item>
  )
}

export function MenuRule() {
  return <Radix.Separator className={styles.rule} />
}
