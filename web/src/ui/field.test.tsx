import { cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test } from "vitest"
import "#theme/theme.css.ts"
// Fetched with the first fault; here it has come before.
import { amissIn } from "./amiss.ts"
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
  expect(await screen.findAllByText("Please fill out this field.")).toHaveLength(2)
  expect(email.getAttribute("aria-invalid")).toBe("true")
  expect(password.getAttribute("aria-describedby")?.split(" ")).toHaveLength(2)

  await user.type(email, "elif")
  expect(email.getAttribute("aria-invalid")).toBeNull()
  await user.click(screen.getByRole("button", { name: "Send" }))
  expect(
    await screen.findByText("Please enter a whole e-mail address, such as name@clinic.org."),
  ).toBeTruthy()
  await user.type(email, "@clinic.example")
  await user.type(password, "three green kettles")
  await user.click(screen.getByRole("button", { name: "Send" }))
  expect(sent).toBe(1)
})

test.each([
  [{ type: "number", min: 5 }, "4", "Please enter 5 or more."],
  [{ type: "number", max: 5 }, "6", "Please enter 5 or less."],
  [{ type: "number" }, "1.5", "Please enter a whole number."],
  [{ type: "url" }, "clinic", "Please enter a whole web address, beginning with https://."],
])("%o with %s says what is amiss in the words of the screens", async (kind, typed, words) => {
  const user = userEvent.setup()
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <TextField label="Value" name="value" {...kind} />
      <button type="submit">Send</button>
    </form>,
  )
  await user.type(screen.getByLabelText("Value"), typed)
  await user.click(screen.getByRole("button", { name: "Send" }))
  expect(await screen.findByText(words)).toBeTruthy()
  await user.type(screen.getByLabelText("Value"), "0")
  expect(screen.queryByText(words)).toBeNull()
})

test("too few characters are told with the number that is asked for", () => {
  const input = document.createElement("input")
  input.minLength = 12
  // Only what a hand has typed is ever too short.
  Object.defineProperty(input, "validity", { value: { tooShort: true } })
  expect(amissIn(input)).toBe("Please enter at least 12 characters.")
})
