import { area, line } from 'd3-shape'

export type Point = readonly [x: number, y: number]

const lines = line<Point | null>()
  .defined((point) => point !== null)
  .x((point) => point?.[0] ?? 0)
  .y((point) => point?.[1] ?? 0)
  .digits(1)
const bands = area<readonly [upper: Point, lower: Point]>()
  .x0(([, [x]]) => x)
  .y0(([, [, y]]) => y)
  .x1(([[x]]) => x)
  .y1(([[, y]]) => y)
  .digits(1)

/** Returns a straight line from point to point, with a gap at each missing value. A single point still gives a path. */
export const linePath = (points: readonly (Point | null)[]): string => lines(points) ?? ''

/** Returns the area between two lines with the same points. */
export const bandPath = (upper: readonly Point[], lower: readonly Point[]): string =>
  bands(upper.flatMap((point, index) => (lower[index] ? [[point, lower[index]] as const] : []))) ?? ''

const figure = (value: number) => Math.round(value * 10) / 10

/** Returns a bar from its base to its value, rounded only at the value. */
export function barPath(x: number, width: number, foot: number, end: number, radius = 3): string {
  const away = Math.min(radius, width / 2, Math.abs(foot - end)) * Math.sign(foot - end)
  const corner = Math.abs(away)
  const [left, right] = [figure(x), figure(x + width)]
  return (
    `M${left} ${figure(foot)}V${figure(end + away)}Q${left} ${figure(end)} ${figure(left + corner)} ${figure(end)}` +
    `H${figure(right - corner)}Q${right} ${figure(end)} ${right} ${figure(end + away)}V${figure(foot)}Z`
  )
}
