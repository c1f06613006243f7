import { readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"
import { leanIcon } from "./lean-icons.ts"

const entry = createRequire(import.meta.url).resolve("lucide-react")
const icons = join(dirname(dirname(entry)), "esm/icons")

test("every icon of the library keeps its lines, and nothing of its maker", () => {
  const names = readdirSync(icons).filter((name) => name.endsWith(".mjs") && name !== "index.mjs")
  expect(names.length).toBeGreaterThan(1000)
  for (const name of names) {
    const before = readFileSync(join(icons, name), "utf8")
    if (!before.includes("createLucideIcon(__iconData)")) continue
    const after = leanIcon(before)
    expect(after, name).toContain("drawn-icon.ts")
    expect(after, name).not.toMatch(/createLucideIcon\.mjs|aliases:|key:|size:|^\s*name:/m)
    const drawn = /\["(?:path|circle|rect|line|ellipse|polygon|polyline)"/g
    expect(after.match(drawn), name).toEqual(before.match(drawn))
  }
})
