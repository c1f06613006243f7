import { html, Markup } from "./html.ts"

const drawn = (path: string) =>
  new Markup(`<svg class="i" viewBox="0 0 16 16" aria-hidden="true"><path d="${path}"/></svg>`)

/** The few icons of the sandbox's pages, drawn in place: its pages load nothing. */
export const marks = {
  back: drawn("M13 8H3M7 4L3 8l4 4"),
  open: drawn("M4 6l4 4 4-4"),
  approves: drawn("M3 8.500l3.300 3.300L13 5"),
  declines: drawn("M4 4l8 8M12 4l-8 8"),
  asks: drawn("M3.500 7h9v6.500h-9zM5.200 7V5.200a2.800 2.800 0 0 1 5.600 0V7"),
} as const

/** The way back to the product, and whose page this is. */
export const backTo = (home: string): Markup =>
  html`<a class="back" href="${home}">${marks.back}Back to Rounds</a>`

export const logo = new Markup(
  `<p class="logo"><svg viewBox="0 0 26 26" aria-hidden="true"><rect width="26" height="26" rx="7.500" fill="var(--brand)"/><path d="M5 14.500h3.200l2.300-6.200 4 10.500 2.600-7 1.100 2.700H21" fill="none" stroke="var(--onbrand)" stroke-width="1.900" stroke-linecap="round" stroke-linejoin="round"/></svg>Rounds</p>`,
)
