import { type BoxProps, drawBox, type ByWidth, tell } from "./draw-box.ts"
import * as styles from "./box.css.ts"

interface ColumnsProps extends BoxProps {
  /** How many of equal width, or their widths in order: a share of what is left ("2fr"), or a length. */
  readonly columns: ByWidth<number | string>
  readonly align?: "start" | "center" | "end" | "baseline" | "stretch" | undefined
  /** As wide as what they stand in, beside nothing else: the answers of a window. */
  readonly wide?: boolean | undefined
}

/** In columns. `<Columns columns={{ wide: "1fr 420px", phone: 1 }} gap={{ wide: "s44", phone: "s20" }}>` */
export function Columns({ as = "div", columns, align, wide = false, ...rest }: ColumnsProps) {
  const classes = [styles.columns, align && styles.align[align], wide && styles.allAcross]
  return drawBox(as, rest, classes, tell("columns", columns, template))
}

/** A share may be narrower than its content: long words break instead of pushing the page aside. */
const template = (columns: number | string) =>
  typeof columns === "number"
    ? `repeat(${columns}, minmax(0, 1fr))`
    : columns.replaceAll(/(?<![\w.])[\d.]+fr\b/g, "minmax(0, $&)")
