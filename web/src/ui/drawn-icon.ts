import { createElement, type SVGProps } from "react"

type Part = readonly [tag: string, attributes: Readonly<Record<string, string>>]

interface DrawnIconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number
}

/**
 * Makes a component of an icon's lines, in place of the icon library's own maker in what is built: that one brings names,
 * contexts and classes that no screen uses, and every page loads it (`web/lean-icons.ts`).
 */
export const drawnIcon = ({ node }: { readonly node: readonly Part[] }) =>
  function DrawnIcon({ size = 24, ...rest }: DrawnIconProps) {
    return createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
