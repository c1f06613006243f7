import { screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { cdp } from "vitest/browser"
import { script } from "#testing/answers.ts"
import { renderScreen } from "#testing/screen.tsx"
import { topicAt } from "#testing/topic-answers.ts"

/** The page as it is printed. The session's type names no methods. */
const paper = async (media: "print" | "") => {
  const session = cdp() as unknown as { readonly send: (method: string, params: object) => Promise<unknown> }
  await session.send("Emulation.setEmulatedMedia", { media })
}

afterEach(async () => {
  delete document.documentElement.dataset["theme"]
  await paper("")
})

test.each(["", "&tab=export"])(
  "on paper there is the sheet with title, timing and mark, and nothing of the page around it (%s)",
  async (tab) => {
    document.documentElement.dataset["theme"] = "dark"
    renderScreen(`/script-generator/topic-1?script=${script.id}${tab}`, {
      "GET /api/trending-topics/{topicId}": topicAt(0),
      "GET /api/user/scripts/{id}": { ...script, sampleDate: "2026-11-20" },
    })
    await screen.findByRole("heading", { name: /^Your script:/ })
    const onScreen = document.body.innerText
    expect(onScreen).toContain("Back to Trending")

    await paper("print")
    const printed = document.body.innerText
    expect(printed.trim().startsWith(script.topicTitle)).toBe(true)
    for (const beat of script.beats) {
      expect(printed).toContain(beat.text)
      expect(printed).toContain(beat.direction)
    }
    expect(printed).toContain("not medical advice")
    expect(printed).toContain("Draft without AI.")
    expect(printed).toContain("sample data of")
    for (const around of [
      "Back to Trending",
      "Copy",
      "Script Configuration",
      "Your script",
      "Download",
      "Hashtags",
    ]) {
      expect(printed).not.toContain(around)
    }
    const ink = getComputedStyle(document.querySelector("[data-print] h1") ?? document.body).color
    expect(ink).toMatch(/^(rgb\((\d|[1-5]\d), |oklch\(0\.[0-3])/)
    const { left, width } = document.querySelector("[data-print]")?.getBoundingClientRect() ?? {
      left: -1,
      width: 0,
    }
    expect(left).toBeLessThan(16)
    expect(width).toBeGreaterThan(innerWidth - 32)
  },
)
