import { type ComponentProps, type CSSProperties, createElement, type HTMLAttributes, type Ref } from "react"
import { token } from "#theme/contract.css.ts"
import * as styles from "./box.css.ts"
import * as text from "./text.css.ts"

/** A distance of the scale, by its pixels. */
export type Space = keyof typeof token.space | 0

/** One value, or one for each width: a width that says nothing takes the wider one's. */
export type ByWidth<Value> = Value | AtWidths<Value>

interface AtWidths<Value> {
  readonly wide: Value
  readonly tablet?: Value | undefined
  readonly phone?: Value | undefined
}

/** As in CSS: all sides; above and below, then left and right; or top, right, bottom, left. */
type Sides<Value> = Value | readonly [Value, Value] | readonly [Value, Value, Value, Value]

/** Distances on the scale, at each width. */
export interface Spacing {
  /** Between the children; or between rows, then between columns. */
  readonly gap?: ByWidth<Space | readonly [Space, Space]> | undefined
  readonly padding?: ByWidth<Sides<Space>> | undefined
  readonly margin?: ByWidth<Sides<Space | "auto">> | undefined
}

/** How the words in it look, on the scale; without it, as the words around it. */
export interface Look {
  readonly size?: keyof typeof text.size | undefined
  readonly tone?: keyof typeof text.tone | undefined
  readonly weight?: keyof typeof text.weight | undefined
  readonly wrap?: keyof typeof text.wrap | undefined
  readonly measure?: keyof typeof text.measure | undefined
  /** Digits of one width, for numbers that change or stand below each other. */
  readonly tabular?: boolean | undefined
}

/** What every box may say of itself. `className` is for drawings and tones: layout is said by properties. */
export interface BoxProps extends Spacing, Look, Omit<HTMLAttributes<HTMLElement>, "style" | "onSubmit"> {
  readonly as?:
    | ("div" | "span" | "section" | "article" | "header" | "footer" | "aside" | "nav" | "figure")
    | ("form" | "fieldset" | "label" | "ul" | "ol" | "li" | "dl" | "dd" | "h3" | "p")
    | undefined
  /** What it is made of; without it, of nothing. */
  readonly surface?: keyof typeof styles.surface | undefined
  /** A hairline above or below, or between it and the one of its kind before it. */
  readonly rule?: keyof typeof styles.rule | undefined
  readonly ref?: Ref<HTMLElement> | undefined
  /** Of a form. */
  readonly onSubmit?: ComponentProps<"form">["onSubmit"] | undefined
  readonly noValidate?: boolean | undefined
}

const widths = ["wide", "tablet", "phone"] as const

const lengthOf = (value: Space | "auto"): string =>
  value === 0 ? "0px" : value === "auto" ? value : token.space[value]

const sidesOf = (value: Sides<Space | "auto">): string =>
  typeof value === "object" ? value.map(lengthOf).join(" ") : lengthOf(value)

/** The custom properties that tell a box one of its measures at each width. */
export const tell = <Value>(
  name: keyof typeof styles.told,
  value: ByWidth<Value> | undefined,
  words: (each: Value) => string,
): Record<string, string> => {
  if (value === undefined) return {}
  const given: AtWidths<Value> = isByWidth(value) ? value : { wide: value }
  return Object.fromEntries(
    widths.flatMap((width) => {
      const each = given[width]
      return each === undefined ? [] : [[styles.told[name][width].slice("var(".length, -1), words(each)]]
    }),
  )
}

const isByWidth = <Value>(value: ByWidth<Value>): value is AtWidths<Value> =>
  typeof value === "object" && value !== null && "wide" in value

/** Draws an element as a box of these classes: its spacing becomes style, the rest is the element's own. */
export const drawBox = (
  as: keyof HTMLElementTagNameMap,
  { gap, padding, margin, surface, rule, className, ...looks }: Omit<BoxProps, "as">,
  classes: ReadonlyArray<string | false | undefined>,
  more: Record<string, string> = {},
) => {
  const { size, tone, weight, wrap, measure, tabular, ...rest } = looks
  return createElement(as, {
    ...rest,
    className: [
      styles.base,
      ...classes,
      size && text.size[size],
      tone && text.tone[tone],
      weight && text.weight[weight],
      wrap && text.wrap[wrap],
      measure && text.measure[measure],
      tabular === true && text.digits.tabular,
      surface !== undefined && styles.surface[surface],
      rule !== undefined && styles.rule[rule],
      className,
    ]
      .filter(Boolean)
      .join(" "),
    // Custom properties: React's type does not know them.
    style: {
      ...tell("gap", gap, sidesOf),
      ...tell("padding", padding, sidesOf),
      ...tell("margin", margin, sidesOf),
      ...more,
    } as CSSProperties,
  })
}
