import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import "#theme/theme.css.ts"
import { Columns } from "./columns.tsx"
import { Stack } from "./stack.tsx"
import { Text } from "./text.tsx"

afterEach(cleanup)

const styleOf = (name: string) => getComputedStyle(screen.getByTestId(name))

test("a distance is a step of the scale, and steps down on a phone", async () => {
  render(
    <Stack data-testid="box" gap={{ wide: "s24", phone: "s12" }} padding={["s16", "s20"]}>
      words
    </Stack>,
  )
  await page.viewport(1440, 900)
  expect(styleOf("box").rowGap).toBe("24px")
  expect(styleOf("box").padding).toBe("16px 20px")
  await page.viewport(390, 800)
  expect(styleOf("box").rowGap).toBe("12px")
  expect(styleOf("box").padding).toBe("16px 20px")
})

test("a box inside keeps nothing of the box around it", async () => {
  await page.viewport(390, 800)
  render(
    <Stack gap="s24" padding={{ wide: "s32", phone: "s16" }} margin={["s8", "auto"]}>
      <Stack data-testid="inner" gap="s4">
        words
      </Stack>
    </Stack>,
  )
  expect(styleOf("inner").rowGap).toBe("4px")
  expect(styleOf("inner").padding).toBe("0px")
  expect(styleOf("inner").margin).toBe("0px")
})

test("columns share the width without growing by a long word, and end in one column", async () => {
  await page.viewport(1440, 900)
  render(
    <Columns data-testid="box" columns={{ wide: "2fr 1fr 100px", phone: 1 }}>
      <span>{"word".repeat(500)}</span>
      <span>short</span>
      <span>last</span>
    </Columns>,
  )
  const [first = 0, second = 0, third = 0] = styleOf("box")
    .gridTemplateColumns.split(" ")
    .map(Number.parseFloat)
  expect(first).toBeCloseTo(second * 2, 0)
  expect(third).toBe(100)
  await page.viewport(390, 800)
  expect(styleOf("box").gridTemplateColumns.split(" ")).toHaveLength(1)
})

test("text takes its size by its use and the element by its meaning", async () => {
  await page.viewport(1440, 900)
  render(
    <Text as="h2" size="section" tone="second">
      Counted
    </Text>,
  )
  const heading = screen.getByRole("heading", { level: 2, name: "Counted" })
  expect(getComputedStyle(heading).fontSize).toBe("25px")
  await page.viewport(390, 800)
  expect(getComputedStyle(heading).fontSize).toBe("22px")
})
