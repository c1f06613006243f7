import { type ComponentPropsWithRef, type ReactNode, useId, useState } from "react"
import * as styles from "./field.css.ts"
import { hidden } from "./hidden.css.ts"

interface Described {
  readonly label: string
  readonly hint?: string | undefined
  /** What the server said about this field. */
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
  const described = [hint === undefined ? "" : `${id}-hint`, error === undefined ? "" : `${id}-error`].filter(
    Boolean,
  )
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        ...(described.length === 0 ? {} : { "aria-describedby": described.join(" ") }),
        ...(error === undefined ? {} : { "aria-invalid": true as const }),
      })}
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
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
            {open ? "Hide" : "Show"}
            <span className={hidden}> password</span>
          </button>
        </span>
      )}
    </Field>
  )
}
