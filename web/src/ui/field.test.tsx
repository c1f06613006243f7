import { cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test } from "vitest"
import "#theme/theme.css.ts"
import { PasswordField, TextField } from "./field.tsx"

afterEach(cleanup)

test("what is missing is said at its field, the first one takes the focus, and typing takes it back", async () => {
  const user = userEvent.setup()
  let sent = 0
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent += 1
      }}
    >
      <TextField label="Name" name="name" />
      <TextField label="E-mail" name="email" type="email" required />
      <PasswordField label="Password" name="password" required hint="At least 12 characters" />
      <button type="submit">Send</button>
    </form>,
  )
  await user.click(screen.getByRole("button", { name: "Send" }))
  const email = screen.getByLabelText("E-mail")
  const password = screen.getByLabelText("Password")
  expect(document.activeElement).toBe(email)
  expect(email.getAttribute("aria-invalid")).toBe("true")
  expect(screen.getAllByText("Please fill out this field.")).toHaveLength(2)
  expect(password.getAttribute("aria-describedby")?.split(" ")).toHaveLength(2)

  await user.type(email, "elif")
  expect(email.getAttribute("aria-invalid")).toBeNull()
  await user.click(screen.getByRole("button", { name: "Send" }))
  expect(screen.getByText(/include an '@'/)).toBeTruthy()
  await user.type(email, "@clinic.example")
  await user.type(password, "three green kettles")
  await user.click(screen.getByRole("button", { name: "Send" }))
  expect(sent).toBe(1)
})
