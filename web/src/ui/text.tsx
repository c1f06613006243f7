import { type BoxProps, drawBox } from "./draw-box.ts"

interface TextProps extends Omit<BoxProps, "as"> {
  readonly as?:
    | ("p" | "span" | "b" | "strong" | "em" | "small" | "div" | "h1" | "h2" | "h3" | "h4" | "legend")
    | ("dt" | "dd" | "li" | "figcaption" | "blockquote" | "time")
    | undefined
}

/** Words in a size, tone and weight of the scale. `<Text as="h2" size="section">`, `<Text size="small" tone="second">` */
export function Text({ as = "p", ...rest }: TextProps) {
  return drawBox(as, rest, [])
}
