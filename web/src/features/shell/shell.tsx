import { Outlet, useLocation } from "@tanstack/react-router"
import { useLayoutEffect, useRef } from "react"
import { LiveRegion } from "#ui/live-region.tsx"
import { ToastViewport } from "#ui/toast.tsx"
import { Footer } from "./footer.tsx"
import { Header } from "./header.tsx"
import { KeysEverywhere } from "./keys-everywhere.tsx"
import { LeaveQuestion } from "./leave-question.tsx"
import * as styles from "./shell.css.ts"
import { shell as words } from "#words/shell.ts"

/** What surrounds every page. */
export function Shell() {
  const main = useRef<HTMLElement>(null)
  const path = useLocation({ select: (location) => location.pathname })
  const shown = useRef(path)
  // Before the page can be seen, so that it never takes the focus from what was pressed since.
  useLayoutEffect(() => {
    if (shown.current === path) return
    shown.current = path
    main.current?.focus({ preventScroll: true })
  }, [path])
  return (
    <>
      <a className={styles.skip} href="#main">
        {words.skipToContent}
      </a>
      <Header />
      <main id="main" ref={main} className={styles.wrap} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <LiveRegion />
      <ToastViewport />
      <KeysEverywhere />
      <LeaveQuestion />
    </>
  )
}
