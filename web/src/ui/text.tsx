import type { HTMLAttributes, Ref } from "react"
import { drawBox, type Spacing } from "./box.ts"
import * as styles from "./text.css.ts"

interface TextProps extends Pick<Spacing, "margin">, Omit<HTMLAttributes<HTMLElement>, "style"> {
  readonly as?:
    | ("p" | "span" | "b" | "strong" | "em" | "small" | "div" | "h1" | "h2" | "h3" | "h4" | "legend")
    | ("dt" | "dd" | "li" | "figcaption" | "blockquote" | "time")
    | undefined
  /** Without it, as large as the text around it. */
  readonly size?: keyof typeof styles.size | undefined
  readonly tone?: keyof typeof styles.tone | undefined
  readonly weight?: keyof typeof styles.weight | undefined
  readonly wrap?: keyof typeof styles.wrap | undefined
  readonly measure?: keyof typeof styles.measure | undefined
  /** Digits of one width, for numbers that change or stand below each other. */
  readonly tabular?: boolean | undefined
  readonly ref?: Ref<HTMLElement> | undefined
}

/** Words in a size, tone and weight of the scale. `<Text as="h2" size="section">`, `<Text size="small" tone="second">` */
export function Text({ as = "p", size, tone, weight, wrap, measure, tabular, ...rest }: TextProps) {
  return drawBox(as, rest, [
    size && styles.size[size],
    tone && styles.tone[tone],
    weight && styles.weight[weight],
    wrap && styles.wrap[wrap],
    measure && styles.measure[measure],
    tabular === true && styles.digits.tabular,
  ])
}
