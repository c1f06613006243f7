import { createSprinkles, defineProperties } from "@vanilla-extract/sprinkles"
import { token } from "./contract.css.ts"
import { phone } from "./media.ts"

const space = { none: 0, ...token.space }

/** Layout only: spacing and arrangement. Colour stays in the parts. */
const layout = defineProperties({
  conditions: { wide: {}, phone: { "@media": phone } },
  defaultCondition: "wide",
  properties: {
    display: ["none", "block", "flex", "grid", "inline-flex"],
    flexDirection: ["row", "column"],
    flexWrap: ["wrap", "nowrap"],
    alignItems: ["start", "center", "end", "baseline", "stretch"],
    justifyContent: ["start", "center", "end", "space-between"],
    gap: space,
    marginTop: space,
    marginBottom: space,
    paddingTop: space,
    paddingBottom: space,
  },
})

export const sprinkles = createSprinkles(layout)
