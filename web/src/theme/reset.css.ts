import { assignVars, globalStyle, type GlobalStyleRule } from "@vanilla-extract/css"
import { light } from "./colors.ts"
import { token } from "./contract.css.ts"
import { reset } from "./layers.css.ts"
import { forced, phone } from "./media.ts"

const base = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { "@layer": { [reset]: rule } })

base("*, *::before, *::after", { boxSizing: "border-box" })
base("html", { WebkitTextSizeAdjust: "100%", scrollPaddingTop: 80, overflowWrap: "break-word" })
base("body", {
  margin: 0,
  minHeight: "100dvh",
  background: token.color.canvas,
  color: token.color.ink,
  font: `400 ${token.size.t15}/1.5 ${token.font.sans}`,
  fontSynthesis: "none",
  WebkitFontSmoothing: "antialiased",
  textRendering: "optimizeLegibility",
})
base("#root", { minHeight: "100dvh", display: "flex", flexDirection: "column" })
base("main", { flex: "1 0 auto" })
base("main:focus", { outline: "none" })
base("h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend", { margin: 0, padding: 0 })
base("fieldset", { border: 0, minWidth: 0 })
base("ul, ol", { listStyle: "none" })
base("h1, h2, h3, h4", {
  textWrap: "balance",
  letterSpacing: "-.018em",
  fontWeight: 600,
  fontSize: "inherit",
})
base("a", { color: "inherit", textDecoration: "none" })
base("button, select, input, textarea", { font: "inherit", color: "inherit", letterSpacing: "inherit" })
base("button", { cursor: "pointer", touchAction: "manipulation" })
// Drawn here: what the browser draws looks switched off in the dark.
base("input:is([type=checkbox], [type=radio])", {
  appearance: "none",
  flex: "none",
  width: 20,
  height: 20,
  display: "grid",
  placeItems: "center",
  border: `1.5px solid ${token.color.control}`,
  borderRadius: token.radius.control,
  background: token.color.surface,
  color: token.color.onBrand,
  cursor: "pointer",
  "@media": { [forced]: { appearance: "auto" } },
})
base("input[type=radio]", { borderRadius: token.radius.pill })
base("input:is([type=checkbox], [type=radio]):checked", {
  borderColor: token.color.brand,
  background: token.color.brand,
})
base("input:is([type=checkbox], [type=radio]):disabled", { opacity: 0.5, cursor: "default" })
base("input[type=checkbox]:checked::before", {
  content: '""',
  width: "58%",
  height: "30%",
  border: "solid",
  borderWidth: "0 0 2px 2px",
  rotate: "-45deg",
  translate: "0 -20%",
})
base("input[type=radio]:checked::before", {
  content: '""',
  width: "44%",
  height: "44%",
  borderRadius: token.radius.pill,
  background: "currentColor",
})
base("table", { borderCollapse: "collapse" })
base(":focus-visible", {
  outline: `2px solid ${token.color.focus}`,
  outlineOffset: 2,
  borderRadius: token.radius.control,
})
base("html:has([data-dock])", {
  scrollPaddingBottom: 88,
  "@media": { [phone]: { scrollPaddingBottom: 124 } },
})

// On paper: the sheet with its timing, without the page around it.
// `:root` lifts it above what a page says of these parts on a screen.
globalStyle(
  ":root :is(header:not(article header), footer, aside, [role=tablist], [data-dock], [data-no-print])",
  {
    "@media": { print: { display: "none" } },
  },
)
// Stronger than the choice of the dark theme, whose pale letters nobody could read on paper.
globalStyle(":root:root:root", {
  "@media": {
    print: {
      colorScheme: "light",
      vars: assignVars({ color: token.color, shadow: token.shadow, grid: token.grid }, light),
    },
  },
})
