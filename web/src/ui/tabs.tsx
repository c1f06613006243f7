import { Tabs as Radix } from "radix-ui"
import { type ReactNode, useEffect, useRef } from "react"
import * as styles from "./tabs.css.ts"

interface TabsProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly tabs: ReadonlyArray<{ readonly value: Value; readonly words: string; readonly panel: ReactNode }>
}

/** Views of one thing, one at a time. */
export function Tabs<Value extends string>({ label, value, onChange, tabs }: TabsProps<Value>) {
  const handleChange = (next: string) => {
    const tab = tabs.find((one) => one.value === next)
    if (tab !== undefined) onChange(tab.value)
  }
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = list.current
    const open = row?.querySelector<HTMLElement>("[data-state=active]")
    // The row alone is moved, not the page.
    if (row && open) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2
  }, [value])
  return (
    <Radix.Root value={value} onValueChange={handleChange}>
      <Radix.List ref={list} className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.words}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
