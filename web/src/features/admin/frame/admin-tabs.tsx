import { Link } from "@tanstack/react-router"
import { list, tab } from "#ui/tabs.css.ts"
import { adminFrame as phrases } from "#words/admin/frame.ts"

interface AdminTabsProps {
  readonly tabs: ReadonlyArray<{ readonly key: string; readonly words: string }>
  readonly open: string
}

/** The rooms of the administrators: links, so that each has an address. */
export function AdminTabs({ tabs, open }: AdminTabsProps) {
  return (
    <nav className={list} aria-label={phrases.admin}>
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
