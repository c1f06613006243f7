import { assignVars, createGlobalTheme, globalStyle } from "@vanilla-extract/css"
import { constant, dark, light } from "./colors.ts"
import { token } from "./contract.css.ts"

const moded = { color: token.color, shadow: token.shadow, grid: token.grid }
const { space, size, radius, font, platform } = token

createGlobalTheme(":root", { space, size, radius, font, platform }, constant)

// The system decides, unless the visitor did: index.html sets [data-theme] before the first paint.
globalStyle(":root", { colorScheme: "light", vars: assignVars(moded, light) })
globalStyle(":root:not([data-theme=light])", {
  "@media": {
    "(prefers-color-scheme: dark)": { colorScheme: "dark", vars: assignVars(moded, dark) },
  },
})
globalStyle(":root[data-theme=dark]", { colorScheme: "dark", vars: assignVars(moded, dark) })
globalStyle(":root:root", {
  "@media": { "(prefers-contrast: more)": { vars: { [token.color.line]: token.color.control } } },
})
