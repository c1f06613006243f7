import { Outlet, useLocation, useRouter } from "@tanstack/react-router"
import { lazy, Suspense, useLayoutEffect, useRef, useState } from "react"
import { askToLeave, isLostAt, leaveUnasked, useIsAnythingUnsaved } from "#lib/unsaved.ts"
import { LiveRegion } from "#ui/live-region.tsx"
import { ToastViewport } from "#ui/toast.tsx"
import { Footer } from "./footer.tsx"
import { Header } from "./header.tsx"
import { KeysEverywhere } from "./keys-everywhere.tsx"
import { useConnection } from "./use-connection.tsx"
import * as styles from "./shell.css.ts"
import { shell as words } from "#words/shell.ts"

const LeaveQuestion = lazy(() =>
  import("./leave-question.tsx").then(
    (module) => ({ default: module.LeaveQuestion }),
    () => {
      leaveUnasked()
      return { default: () => <></> }
    },
  ),
)

/** What surrounds every page. */
export function Shell() {
  useConnection()
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
      <OnceTyped />
    </>
  )
}

/**
 * Whoever leaves something typed behind is asked first: by us within the product, by the browser where the page itself
 * goes. What asks comes with the first letter.
 */
function OnceTyped() {
  const { history } = useRouter()
  const isUnsaved = useIsAnythingUnsaved()
  // What the router's own blocker is made of, which would weigh on every page.
  useLayoutEffect(
    () =>
      isUnsaved
        ? history.block({
            blockerFn: async ({ currentLocation, nextLocation }) =>
              isLostAt(currentLocation, nextLocation) && !(await askToLeave()),
          })
        : undefined,
    [history, isUnsaved],
  )
  const [wasTyped, setTyped] = useState(false)
  if (isUnsaved && !wasTyped) setTyped(true)
  return (
    wasTyped && (
      <Suspense>
        <LeaveQuestion />
      </Suspense>
    )
  )
}
