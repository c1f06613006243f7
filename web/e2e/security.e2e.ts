import { expect } from "@playwright/test"
import { hasNoBarrier } from "./barriers.ts"
import { test } from "./guarded.ts"
import { signUp } from "./person.ts"

test("a member changes the password, sees the devices and sets up a second step", async ({ page }) => {
  await signUp(page)
  await page.goto("/profile/security")
  await expect(page.getByRole("heading", { name: "Sign-in", exact: true })).toBeVisible()
  await expect(page.getByText("This device")).toBeVisible()

  await page.getByRole("button", { name: "Change", exact: true }).last().click()
  await page.getByLabel("Current password", { exact: true }).fill("a long enough secret")
  await page.getByLabel("New password", { exact: true }).fill("password1234")
  await page.getByLabel("New password again").fill("password1234")
  await page.getByRole("button", { name: "Change password" }).click()
  await expect(page.getByText("This password is easy to guess")).toBeVisible()
  await page.getByLabel("New password", { exact: true }).fill("three green kettles")
  await page.getByLabel("New password again").fill("three green kettles")
  await page.getByRole("button", { name: "Change password" }).click()
  await expect(page.getByText("Password changed", { exact: true })).toBeVisible()

  await page.getByRole("button", { name: "Set up" }).click()
  await page.getByLabel("Your password", { exact: true }).fill("three green kettles")
  await page.getByRole("button", { name: "Go on" }).click()
  await expect(page.getByText("Add this key to your authenticator app")).toBeVisible()
  await page.getByLabel("Code").fill("000000")
  await page.getByRole("button", { name: "Turn on" }).click()
  await expect(page.getByText("This code is not right")).toBeVisible()

  await hasNoBarrier(page)
  await page.context().clearCookies()
  // A lost session offers sign-in above the page that is open, and goes on there.
  await page.getByRole("button", { name: "Change", exact: true }).first().click()
  await page.getByLabel("New address").fill("elif@other.example")
  await page.getByRole("button", { name: "Send the link" }).click()
  const lost = page.getByRole("dialog", { name: "You are signed out" })
  await lost.getByLabel("Password", { exact: true }).fill("three green kettles")
  await lost.getByRole("button", { name: "Sign in" }).click()
  await expect(lost).toBeHidden()
  await expect(page.getByLabel("New address")).toHaveValue("elif@other.example")
  await page.getByRole("button", { name: "Send the link" }).click()
  await expect(page.getByText("We sent a link to elif@other.example")).toBeVisible()
})
