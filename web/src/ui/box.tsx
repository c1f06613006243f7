import { type BoxProps, drawBox } from "./draw-box.ts"

/** A block with distances around its content, and a surface when it needs one: `<Box padding="s20" surface="card">`. */
export function Box({ as = "div", ...rest }: BoxProps) {
  return drawBox(as, rest, [])
}
