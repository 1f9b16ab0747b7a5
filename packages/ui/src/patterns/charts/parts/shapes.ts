import { area, line } from 'd3-shape'

export type Point = readonly [x: number, y: number]

const lineGenerator = line<Point | null>()
  .defined((point) => point !== null)
  .x((point) => point?.[0] ?? 0)
  .y((point) => point?.[1] ?? 0)
  .digits(1)
const bandGenerator = area<readonly [upper: Point, lower: Point]>()
  .x0(([, [x]]) => x)
  .y0(([, [, y]]) => y)
  .x1(([[x]]) => x)
  .y1(([[, y]]) => y)
  .digits(1)

/** Returns a straight line from point to point, with a gap at each missing value. A single point still gives a path. */
export const buildLinePath = (points: readonly (Point | null)[]): string => lineGenerator(points) ?? ''

/** Returns the area between two lines with the same points. */
export const buildBandPath = (upper: readonly Point[], lower: readonly Point[]): string =>
  bandGenerator(upper.flatMap((point, index) => (lower[index] ? [[point, lower[index]] as const] : []))) ?? ''

const roundCoordinate = (value: number) => Math.round(value * 10) / 10

/** Returns a bar from its base to its value, rounded only at the value. */
export function buildBarPath(x: number, width: number, baseline: number, end: number, radius = 3): string {
  const signedRadius = Math.min(radius, width / 2, Math.abs(baseline - end)) * Math.sign(baseline - end)
  const cornerRadius = Math.abs(signedRadius)
  const [left, right] = [roundCoordinate(x), roundCoordinate(x + width)]
  return (
    `M${left} ${roundCoordinate(baseline)}V${roundCoordinate(end + signedRadius)}Q${left} ${roundCoordinate(end)} ${roundCoordinate(left + cornerRadius)} ${roundCoordinate(end)}` +
    `H${roundCoordinate(right - cornerRadius)}Q${right} ${roundCoordinate(end)} ${right} ${roundCoordinate(end + signedRadius)}V${roundCoordinate(baseline)}Z`
  )
}
