import { area, curveMonotoneX, line } from "d3-shape"

export interface ChartShape {
  readonly line: string
  readonly area: string
  readonly first: { readonly x: number; readonly y: number }
  readonly last: { readonly x: number; readonly y: number }
  /** Height of a value, 0 (top) to 100 (bottom). */
  readonly y: (value: number) => number
}

/** Room at the sides, above the highest value and below zero, in percent of the chart. */
export interface ChartRoom {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom?: number
}

/**
 * Paths in a 100 by 100 box for values of equal distance. The baseline is zero, always; `max` is the value
 * at the top of the room.
 */
export const chartShape = (values: readonly number[], max: number, room: ChartRoom): ChartShape => {
  const zero = 100 - (room.bottom ?? 0)
  const step = (100 - room.left - room.right) / Math.max(1, values.length - 1)
  const y = (value: number) => zero - (Math.max(0, value) / Math.max(1, max)) * (zero - room.top)
  const points = values.map((value, at): [number, number] => [room.left + at * step, y(value)])
  const [firstX, firstY] = points[0] ?? [0, 100]
  const [lastX, lastY] = points.at(-1) ?? [100, 100]
  return {
    line: line().curve(curveMonotoneX)(points) ?? "",
    area: area<[number, number]>().y0(100).curve(curveMonotoneX)(points) ?? "",
    first: { x: firstX, y: firstY },
    last: { x: lastX, y: lastY },
    y,
  }
}

/** The next round number above: 74 gives 80, 9 gives 10, 130 gives 160. */
export const roundAbove = (value: number) => {
  if (value <= 10) return Math.max(2, Math.ceil(value / 2) * 2)
  const unit = 10 ** Math.floor(Math.log10(value))
  return ([1.2, 1.6, 2, 3, 4, 5, 6, 8, 10].find((step) => step * unit >= value) ?? 10) * unit
}

/** Mean of the days before the last three: what the multiplier compares those three with. */
export const earlierAverage = (values: readonly number[]) => {
  const earlier = values.slice(0, -3)
  return earlier.length === 0 ? 0 : earlier.reduce((sum, value) => sum + value, 0) / earlier.length
}
