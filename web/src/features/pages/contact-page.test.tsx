import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { askedOf, problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"

test("a message is sent with the pass of its form; what is wrong stands at its field, and nothing typed is lost", async () => {
  const { user } = renderScreen("/contact", {
    "GET /api/public/contact": { pass: "1.a" },
    "POST /api/public/contact": ({ turn }) =>
      turn === 1
        ? problem(400, "InvalidRequest", "Please correct.", {
            errors: [{ field: "email", message: "This is not an e-mail address." }],
          })
        : { message: "Your message has arrived." },
  })
  await user.type(await screen.findByRole("textbox", { name: "First name" }), "Ada")
  const address = screen.getByRole("textbox", { name: "E-mail" })
  await user.clear(address)
  await user.type(address, "ada@x")
  await user.type(screen.getByRole("textbox", { name: "Subject" }), "Sources")
  await user.type(screen.getByRole("textbox", { name: "Message" }), "Where from?")
  expect(screen.queryByRole("textbox", { name: "Leave this empty" })).toBeNull()
  await user.click(screen.getByRole("button", { name: "Send the message" }))
  expect(await screen.findByText("This is not an e-mail address.")).toBeVisible()
  await user.type(address, ".example")
  await user.click(screen.getByRole("button", { name: "Send the message" }))
  expect(await screen.findByText("Your message has arrived.")).toBeVisible()
  const [, second] = askedOf("POST /api/public/contact")
  expect(second?.body).toMatchObject({
    email: "ada@x.example",
    message: "Where from?",
    pass: "1.a",
    website: "",
  })
})
