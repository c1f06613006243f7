import { type ComponentPropsWithRef, type FormEvent, type ReactNode, useId, useState } from "react"
import * as styles from "./field.css.ts"
import { hidden } from "./hidden.css.ts"
import { ui as words } from "#words/ui.ts"

interface Described {
  readonly label: string
  readonly hint?: string | undefined
  /** What the server or the screen says about this field. */
  readonly error?: string | undefined
  /** Stands at the end of the label's line. */
  readonly aside?: ReactNode
}

interface Ids {
  readonly id: string
  readonly "aria-describedby"?: string
  readonly "aria-invalid"?: true
}

/** Label, control, hint and error of one field, tied together. */
export function Field({
  label,
  hint,
  error,
  aside,
  children,
}: Described & { readonly children: (ids: Ids) => ReactNode }) {
  const id = useId()
  const [amiss, setAmiss] = useState<string>()
  const fault = error ?? amiss
  /** What the browser would say in a bubble stands at the field; the first such field takes the focus. */
  const handleInvalid = async (event: FormEvent<HTMLElement>) => {
    event.preventDefault()
    // Only what can be filled in is ever invalid.
    const input = event.target as HTMLInputElement
    if (input.form?.querySelector(":is(input,select,textarea):invalid") === input) input.focus()
    // Fetched with the first fault; without a connection the browser's own words are better than none.
    const said = await import("./amiss.ts").catch(() => undefined)
    if (!input.validity.valid) setAmiss(said?.amissIn(input) ?? input.validationMessage)
  }
  const described = [hint === undefined ? "" : `${id}-hint`, fault === undefined ? "" : `${id}-error`].filter(
    Boolean,
  )
  return (
    <div
      className={styles.field}
      onInvalidCapture={(event) => void handleInvalid(event)}
      onInputCapture={() => setAmiss(undefined)}
    >
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        ...(described.length === 0 ? {} : { "aria-describedby": described.join(" ") }),
        ...(fault === undefined ? {} : { "aria-invalid": true as const }),
      })}
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          {fault}
        </p>
      )}
    </div>
  )
}

export function TextField({
  label,
  hint,
  error,
  aside,
  ...input
}: Described & ComponentPropsWithRef<"input">) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(ids) => <input className={styles.input} {...input} {...ids} />}
    </Field>
  )
}

export function PasswordField({
  label,
  hint,
  error,
  aside,
  ...input
}: Described & ComponentPropsWithRef<"input">) {
  const [open, setOpen] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(ids) => (
        <span className={styles.reveal}>
          <input
            className={`${styles.input} ${styles.revealInput}`}
            {...input}
            {...ids}
            type={open ? "text" : "password"}
          />
          <button
            type="button"
            className={styles.revealButton}
            aria-pressed={open}
            onClick={() => setOpen(!open)}
          >
            {(open ? words.hidePassword : words.showPassword)({
              rest: (inner) => <span className={hidden}>{inner}</span>,
            })}
          </button>
        </span>
      )}
    </Field>
  )
}
