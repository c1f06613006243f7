import type { FormEvent } from "react"

/** What was entered; the box that submits is a form. */
export const entered = (event: FormEvent<HTMLElement>): FormData =>
  // Only a form submits.
  new FormData(event.currentTarget as HTMLFormElement)
