import { styleVariants } from "@vanilla-extract/css"
import { token } from "#theme/contract.css.ts"
import { box } from "#theme/layers.css.ts"
import { narrow, phone } from "#theme/media.ts"

const { size: letters } = token

interface Role {
  readonly size: string
  readonly phone?: string
  readonly narrow?: string
  readonly height: number
  readonly tracking?: string
}

/** The sizes of text by their use. Headings come nearer together as they grow, and step down on a phone. */
const roles = {
  /** Labels in charts, badges. */
  micro: { size: letters.t12, height: 1.35 },
  /** Beside a figure, below a field. */
  caption: { size: letters.t13, height: 1.4 },
  small: { size: letters.t14, height: 1.45 },
  body: { size: letters.t15, height: 1.5 },
  /** The sentence below a page's heading. */
  lead: { size: letters.t16, height: 1.5 },
  card: { size: letters.t18, height: 1.3, tracking: "-.016em" },
  heading: { size: letters.t20, height: 1.25, tracking: "-.022em" },
  subtitle: { size: letters.t22, height: 1.2, tracking: "-.024em" },
  section: { size: letters.t25, phone: letters.t22, height: 1.2, tracking: "-.026em" },
  title: { size: letters.t28, phone: letters.t22, height: 1.16, tracking: "-.026em" },
  figure: { size: letters.t32, phone: letters.t25, height: 1.15, tracking: "-.03em" },
  screen: { size: letters.t32, phone: letters.t28, height: 1.1, tracking: "-.03em" },
  page: { size: letters.t40, phone: letters.t32, narrow: letters.t28, height: 1.08, tracking: "-.032em" },
  display: { size: letters.t60, phone: letters.t40, height: 1.04, tracking: "-.035em" },
} satisfies Record<string, Role>

export const size = styleVariants(roles, ({ size: fontSize, height, ...more }: Role) =>
  box({
    fontSize,
    lineHeight: height,
    letterSpacing: more.tracking,
    "@media": {
      ...(more.phone === undefined ? {} : { [phone]: { fontSize: more.phone } }),
      ...(more.narrow === undefined ? {} : { [narrow]: { fontSize: more.narrow } }),
    },
  }),
)

/** `ink` is what is read, `second` explains it, `third` stands beside it. */
export const tone = styleVariants(
  {
    ink: token.color.ink,
    second: token.color.ink2,
    third: token.color.ink3,
    brand: token.color.brand,
    ok: token.color.ok,
    warn: token.color.warn,
    danger: token.color.viral,
  },
  (color) => box({ color }),
)
export const weight = styleVariants({ regular: 400, medium: 550, strong: 600, bold: 650 }, (fontWeight) =>
  box({ fontWeight }),
)
export const wrap = styleVariants({
  pretty: box({ textWrap: "pretty" }),
  balance: box({ textWrap: "balance" }),
  // Beside longer words it keeps its line: they are the ones that give way.
  nowrap: box({ whiteSpace: "nowrap", flexShrink: 0 }),
  anywhere: box({ overflowWrap: "anywhere" }),
})
/** Digits of one width: a number that changes does not move what stands beside it. */
export const digits = styleVariants({ tabular: box({ fontVariantNumeric: "tabular-nums" }) })
/** Lines no longer than can be read. */
export const measure = styleVariants({ short: "34ch", medium: "52ch", long: "64ch" }, (maxWidth) =>
  box({ maxWidth }),
)
