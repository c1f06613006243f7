import { screen, waitFor, within } from "@testing-library/react"
import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { expect, test } from "vitest"
import { administrator } from "#testing/admin-answers.ts"
import { askedOf, problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"

type Template = SuccessOf<"GET /api/admin/notification-templates">[number]

const welcome: Template = {
  id: "welcome.english",
  templateKey: "welcome",
  language: "english",
  templateName: "Welcome",
  subject: "Welcome to Rounds",
  htmlContent: "<p>{{scripts}} scripts</p>",
  textContent: "{{scripts}} scripts",
  isActive: true,
  mayBeInactive: true,
  variables: ["scripts", "link"],
  editedAt: null,
}

test("new words are saved, and what is wrong with them stands at their field", async () => {
  const { user } = renderScreen("/admin?tab=templates", {
    "GET /api/user": administrator,
    "GET /api/admin/notification-templates": [welcome],
    "PUT /api/admin/notification-templates/{id}": ({ turn, body }) =>
      turn === 1
        ? problem(400, "InvalidRequest", "Please correct.", {
            errors: [{ field: "textContent", message: "has to name {{link}}" }],
          })
        : { ...welcome, ...body, editedAt: "2026-11-22T12:00:00Z" },
  })
  const subject = await screen.findByRole("textbox", { name: "Subject" })
  expect(screen.getByText("Values: {{scripts}} {{link}}")).toBeVisible()
  await user.clear(subject)
  await user.type(subject, "Hello")
  await user.click(screen.getByRole("button", { name: "Save" }))
  expect(await screen.findByText("has to name {{link}}")).toBeVisible()
  await user.click(screen.getByRole("button", { name: "Save" }))
  expect(await screen.findByText("Template Updated")).toBeVisible()
  expect(askedOf("PUT /api/admin/notification-templates/{id}")).toHaveLength(2)
  await user.click(screen.getByRole("button", { name: "Delete edited words" }))
  const question = within(await screen.findByRole("alertdialog"))
  expect(question.getByText(/cannot be undone/)).toBeVisible()
})

test("each failure has its own words, also where the answer is not the server's", async () => {
  const proxy = () => new Response("<h1>Bad Gateway</h1>", { status: 502 })
  const { user } = renderScreen("/admin?tab=templates", {
    "GET /api/user": administrator,
    "GET /api/admin/notification-templates": [welcome],
    "PUT /api/admin/notification-templates/{id}": proxy,
    "POST /api/admin/test-mailersend": problem(503, "Outage", "The mail server cannot be reached."),
    "POST /api/admin/trigger-test-notification": proxy,
  })
  for (const [button, title, text] of [
    ["Save", "Update Failed", "Failed to update template"],
    ["Send me a test mail", "Email Test Failed", "The mail server cannot be reached."],
    ["Test alert", "Test Failed", "Failed to send the test notification"],
  ] as const) {
    await user.click(await screen.findByRole("button", { name: button }))
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
  }
})

test("the three quick tests go to oneself: a welcome by mail, a quota warning and an ending trial under the bell", async () => {
  const { user } = renderScreen("/admin?tab=templates", {
    "GET /api/user": administrator,
    "GET /api/admin/notification-templates": [welcome],
    "POST /api/admin/test-mailersend": { message: "On its way to you." },
    "POST /api/admin/trigger-test-notification": { message: "It stands in your notifications." },
  })
  await user.click(await screen.findByRole("button", { name: "Welcome e-mail" }))
  expect(await screen.findByText("Email Test Sent")).toBeVisible()
  await user.click(screen.getByRole("button", { name: "Quota warning" }))
  expect(await screen.findByText("Test Notification Sent")).toBeVisible()
  await user.click(screen.getByRole("button", { name: "Trial-expiring alert" }))
  await waitFor(() => expect(askedOf("POST /api/admin/trigger-test-notification")).toHaveLength(2))
  expect(askedOf("POST /api/admin/test-mailersend").map(({ body }) => body.templateKey)).toEqual(["welcome"])
  expect(askedOf("POST /api/admin/trigger-test-notification").map(({ body }) => body.templateKey)).toEqual([
    "scripts_near",
    "trial_ending",
  ])
})
