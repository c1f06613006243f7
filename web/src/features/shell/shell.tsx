import { Outlet, useLocation, useRouter } from "@tanstack/react-router"
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react"
import { isAnythingUnsaved, unsaved, useAboutUnsaved } from "#lib/unsaved.ts"
import { LiveRegion } from "#ui/live-region.tsx"
import { ToastViewport } from "#ui/toast.tsx"
import { Footer } from "./footer.tsx"
import { Header } from "./header.tsx"
import { KeysEverywhere } from "./keys-everywhere.tsx"
import * as styles from "./shell.css.ts"
import { shell as words } from "#words/shell.ts"

const loadWatch = () => import("./watch.tsx")
const Watch = lazy(() =>
  loadWatch().then(
    (module) => ({ default: module.Watch }),
    () => {
      unsaved.canAsk = false
      unsaved.answer?.(true)
      return { default: () => <></> }
    },
  ),
)

/** When a page has come to rest, or somebody types, what watches over both is fetched. */
const restMs = 1500

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
      <OnceAtRest />
    </>
  )
}

/**
 * Whoever leaves something typed behind is asked first: by us within the product, by the browser where the page itself
 * goes.
 */
function OnceAtRest() {
  const { history } = useRouter()
  const isUnsaved = useAboutUnsaved(isAnythingUnsaved)
  const [isAtRest, setAtRest] = useState(false)
  // What the router's `useBlocker` is made of, which would weigh on every page.
  useLayoutEffect(
    () =>
      isUnsaved
        ? history.block({
            blockerFn: (step) =>
              loadWatch().then(
                ({ staysFor }) => staysFor(step),
                () => false,
              ),
          })
        : undefined,
    [history, isUnsaved],
  )
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), restMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    (isUnsaved || isAtRest) && (
      <Suspense>
        <Watch />
      </Suspense>
    )
  )
}
