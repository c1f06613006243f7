import { render } from "@testing-library/react"
import { Bookmark } from "lucide-react"
import { expect, test } from "vitest"
import { drawnIcon } from "./drawn-icon.ts"

test("an icon is drawn as the icon library draws it, without its classes", () => {
  const Ours = drawnIcon({ node: [["path", { d: "M17 3a2 2 0 0 1 2 2v15l-7-4-7 4V5a2 2 0 0 1 2-2z" }]] })
  const given = { size: 18, strokeWidth: 1.6, fill: "none", "aria-hidden": true }
  const { container } = render(
    <>
      <Ours {...given} />
      <Bookmark {...given} />
    </>,
  )
  const [ours, theirs] = container.querySelectorAll("svg")
  const attributes = (svg: SVGSVGElement | undefined) =>
    [...(svg?.attributes ?? [])]
      .filter(({ name }) => name !== "class")
      .map(({ name, value }) => `${name}=${value}`)
      .toSorted()
  expect(attributes(ours)).toEqual(attributes(theirs))
  expect(ours?.children).toHaveLength(theirs?.children.length ?? 0)
})
