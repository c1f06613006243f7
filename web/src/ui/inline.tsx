import { type BoxProps, drawBox } from "./draw-box.ts"
import * as styles from "./box.css.ts"

interface InlineProps extends BoxProps {
  readonly align?: "start" | "center" | "end" | "baseline" | "stretch" | undefined
  readonly justify?: "start" | "center" | "end" | "between" | undefined
  /** Everything on one line, whatever its width. */
  readonly oneLine?: boolean | undefined
  /** From this width down one below the other, each as wide as the box. */
  readonly stack?: "tablet" | "phone" | undefined
}

/** Beside each other (as a span, within its line), on further lines where the width ends. `<Inline gap={["s4", "s16"]} justify="between">` */
export function Inline({ as = "div", align, justify, oneLine, stack, ...rest }: InlineProps) {
  return drawBox(as, rest, [
    styles.inline,
    as === "span" && styles.inLine,
    oneLine === true && styles.oneLine,
    align && styles.align[align],
    justify && styles.justify[justify],
    stack && styles.stackBelow[stack],
  ])
}
