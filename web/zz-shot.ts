import { chromium as pw } from "@playwright/test"
import { chromium } from "./e2e/chromium.ts"
const [, , pathArg, name, act] = process.argv
const b = await pw.launch(chromium())
const base = "http://localhost:4911"
for (const [w, h] of [[1440, 1000], [390, 844]] as const) for (const colorScheme of ["light", "dark"] as const) {
  const c = await b.newContext({ viewport: { width: w, height: h }, colorScheme, reducedMotion: "reduce", baseURL: base })
  const p = await c.newPage()
  const r = await p.request.post("/identity/sign-in/email", { data: { email: process.env.WHO ?? "pro@demo.rounds.test", password: process.env.PW }, headers: { origin: base } })
  if (!r.ok()) console.log(r.status(), await r.text())
  await p.goto(pathArg)
  await p.waitForLoadState("networkidle")
  await p.waitForTimeout(600)
  if (act === "dialog") { const d = p.getByRole("dialog"); await d.waitFor(); const hh = await d.evaluate((e) => Math.max(e.scrollHeight, ...[...e.querySelectorAll("*")].map((x) => x.scrollHeight))); await p.setViewportSize({ width: w, height: Math.min(hh + 120, 5000) }); await p.waitForTimeout(300) ; await p.screenshot({ path: `/tmp/shots/${name}-${w}-${colorScheme}.png` }) }
  else await p.screenshot({ path: `/tmp/shots/${name}-${w}-${colorScheme}.png`, fullPage: true })
  await c.close()
}
await b.close()
