import type { LucideIcon } from "lucide-react"
import type { ComponentPropsWithRef } from "react"
import { Icon } from "./icon.tsx"
import { iconButton } from "./icon-button.css.ts"

interface IconButtonProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  readonly label: string
  readonly icon: LucideIcon
}

/** A button that is only a picture; `label` is its name. */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} className={iconButton} {...rest}>
      <Icon of={icon} size={19} />
    </button>
  )
}
