import { type BoxProps, drawBox } from "./draw-box.ts"
import * as styles from "./box.css.ts"

interface StackProps extends BoxProps {
  /** How wide the children are: as the box, or as their content at one side. */
  readonly align?: "start" | "center" | "end" | "stretch" | undefined
}

/** One below the other. `<Stack gap="s12" padding={{ wide: "s24", phone: "s16" }} surface="card">` */
export function Stack({ as = "div", align, ...rest }: StackProps) {
  return drawBox(as, rest, [styles.stack, align && styles.align[align]])
}
