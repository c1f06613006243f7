import { createLink } from "@tanstack/react-router"
import type { ComponentPropsWithRef } from "react"
import { textLink } from "./text-link.css.ts"

interface Look {
  readonly tone?: "brand" | "quiet" | "inline" | "title"
}

/** A link to another site. */
export function TextAnchor({
  tone = "brand",
  className = "",
  children,
  ...rest
}: Look & ComponentPropsWithRef<"a">) {
  return (
    // The router adds a class of its own to the link of the page that is open.
    <a className={`${textLink({ tone })} ${className}`} {...rest}>
      {children}
    </a>
  )
}

/** A link in running text or beside it. */
export const TextLink = createLink(TextAnchor)

/** Changes what is shown here, and reads like a link. */
export function TextButton({
  tone = "brand",
  className = "",
  ...rest
}: Look & ComponentPropsWithRef<"button">) {
  return <button type="button" className={`${textLink({ tone })} ${className}`} {...rest} />
}
