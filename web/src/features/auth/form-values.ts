/** A text field without the spaces around it. */
export const valueOf = (form: FormData, key: string) => secretOf(form, key).trim()

/** A password is taken as it is typed. */
export const secretOf = (form: FormData, key = "password") => {
  const value = form.get(key)
  return typeof value === "string" ? value : ""
}
