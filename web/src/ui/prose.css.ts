import { globalStyle, style } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { part } from "#theme/layers.css.ts"
import { phone } from "#theme/media.ts"

/** A text of several paragraphs, as it was written: its headings, lists and tables. */
export const prose = style({})

const within = (what: string, rule: Parameters<typeof part>[0]) => globalStyle(`${prose} ${what}`, part(rule))

within(":is(p, ul, ol, table)", {
  marginTop: token.space.s12,
  fontSize: token.size.t16,
  lineHeight: 1.6,
  maxWidth: "68ch",
})
within("h2", {
  marginTop: token.space.s32,
  fontSize: token.size.t22,
  lineHeight: 1.2,
  letterSpacing: "-.024em",
})
within("h3", { marginTop: token.space.s24, fontSize: token.size.t18, lineHeight: 1.3 })
within(":is(ul, ol)", { paddingLeft: token.space.s24 })
within("ul", { listStyle: "disc" })
within("ol", { listStyle: "decimal" })
within("li + li", { marginTop: token.space.s6 })
within("table", { width: "100%", fontSize: token.size.t14 })
within(":is(th, td)", {
  padding: `${token.space.s8} ${token.space.s12} ${token.space.s8} 0`,
  borderBottom: `1px solid ${token.color.line}`,
  textAlign: "left",
  verticalAlign: "top",
})
// A word that is wider than its column breaks: a page never scrolls sideways.
within(":is(th, td)", { "@media": { [phone]: { overflowWrap: "anywhere", hyphens: "auto" } } })
within("th", { color: token.color.ink2, fontWeight: 600 })
