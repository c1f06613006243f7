import { createLink } from "@tanstack/react-router"
import type { ComponentPropsWithRef } from "react"
import { button } from "./button.css.ts"

interface Look {
  readonly tone?: "primary" | "secondary" | "soft" | "ghost" | "danger" | undefined
  readonly size?: "small" | "medium" | "large" | "hero" | undefined
  readonly wide?: boolean | undefined
}

const looks = ({ tone = "secondary", size = "medium", wide = false }: Look) => button({ tone, size, wide })

/** Starts something. `tone="primary"` once per surface. */
export function Button({
  tone,
  size,
  wide,
  type = "button",
  className = "",
  ...rest
}: Look & ComponentPropsWithRef<"button">) {
  return <button type={type} className={`${looks({ tone, size, wide })} ${className}`} {...rest} />
}

/** A link to another site or a file that looks like a button. */
export function ButtonAnchor({
  tone,
  size,
  wide,
  className = "",
  children,
  ...rest
}: Look & ComponentPropsWithRef<"a">) {
  return (
    <a className={`${looks({ tone, size, wide })} ${className}`} {...rest}>
      {children}
    </a>
  )
}

/** Goes somewhere, and looks like a button. */
export const ButtonLink = createLink(ButtonAnchor)
