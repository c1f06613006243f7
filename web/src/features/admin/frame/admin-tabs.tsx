import { Link } from "@tanstack/react-router"
import { useLayoutEffect, useRef } from "react"
import { list, tab } from "#ui/tabs.css.ts"
import { adminFrame as phrases } from "#words/admin/frame.ts"

interface AdminTabsProps {
  readonly tabs: ReadonlyArray<{ readonly key: string; readonly words: string }>
  readonly open: string
}

/** The rooms of the administrators: links, so that each has an address. */
export function AdminTabs({ tabs, open }: AdminTabsProps) {
  const row = useRef<HTMLElement>(null)
  // On a phone the row is wider than the screen: the open room's link is brought into it.
  useLayoutEffect(() => {
    const link = row.current?.querySelector<HTMLElement>("[aria-current=page]")
    if (row.current === null || link === null || link === undefined) return
    row.current.scrollLeft =
      link.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2
  }, [open])
  return (
    <nav ref={row} className={list} aria-label={phrases.admin}>
      {tabs.map(({ key, words }) => (
        <Link
          key={key}
          to="/admin"
          search={{ tab: key }}
          className={tab}
          resetScroll={false}
          data-state={key === open ? "active" : "inactive"}
          aria-current={key === open ? "page" : undefined}
        >
          {words}
        </Link>
      ))}
    </nav>
  )
}
