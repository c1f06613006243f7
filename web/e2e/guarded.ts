import { type Browser, expect, test as base } from "@playwright/test"

/** What a browser's pages were refused by a Content-Security-Policy since the last look. */
const refused = new WeakMap<Browser, string[]>()

/**
 * Playwright's `test`, in which every page reports what its Content-Security-Policy refuses: a style without our word, a
 * foreign script, an address. A test in which anything was refused has failed.
 */
export const test = base.extend<{ readonly obedient: undefined }, object>({
  browser: [
    async ({ browser }, use) => {
      const reports: string[] = []
      refused.set(browser, reports)
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        await context.exposeFunction("reportRefused", (what: string) => reports.push(what))
        await context.addInitScript(() => {
          addEventListener("securitypolicyviolation", (event) => {
            const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event
            Reflect.get(
              window,
              "reportRefused",
            )(`${location.pathname}: ${effectiveDirective} ${blockedURI} by ${sourceFile}:${lineNumber}`)
          })
        })
        return context
      }
      await use(browser)
    },
    { scope: "worker" },
  ],
  obedient: [
    async ({ browser }, use) => {
      refusedBy(browser).splice(0)
      await use(undefined)
      expect(refusedBy(browser)).toEqual([])
    },
    { auto: true },
  ],
})

/** The reports so far; a test that wants a refusal takes them out. */
export const refusedBy = (browser: Browser): string[] => refused.get(browser) ?? []
