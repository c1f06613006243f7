import { ChevronDown, type LucideIcon } from "lucide-react"
import type { ComponentPropsWithRef } from "react"
import { Icon } from "./icon.tsx"
import * as styles from "./select-native.css.ts"

interface SelectNativeProps extends Omit<ComponentPropsWithRef<"select">, "children"> {
  readonly options: ReadonlyArray<readonly [value: string, words: string]>
  readonly mark?: LucideIcon | undefined
}

/** The system's own list: it works everywhere, and nothing on the page has to be hidden while it is open. */
export function SelectNative({ options, mark, className = "", ...rest }: SelectNativeProps) {
  return (
    <span className={`${styles.box} ${className}`}>
      {mark !== undefined && (
        <span className={styles.mark}>
          <Icon of={mark} />
        </span>
      )}
      <select className={`${styles.select} ${mark === undefined ? "" : styles.withMark}`} {...rest}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <span className={styles.chevron}>
        <Icon of={ChevronDown} />
      </span>
    </span>
  )
}
