export type Point = readonly [x: number, y: number]

const figure = (value: number) => Math.round(value * 10) / 10
const to = ([x, y]: Point) => `${figure(x)} ${figure(y)}`

/** Runs of points with no hole between them. */
function runs(points: readonly (Point | null)[]): Point[][] {
  const found: Point[][] = [[]]
  for (const point of points) {
    if (point) found.at(-1)?.push(point)
    else found.push([])
  }
  return found.filter(({ length }) => length > 0)
}

/** A straight line from point to point; where a value is missing the line breaks off. A lone point is a line to itself. */
export const linePath = (points: readonly (Point | null)[]): string =>
  runs(points)
    .map((run) => `M${(run.length === 1 ? [...run, ...run] : run).map(to).join('L')}`)
    .join('')

/** What lies between two lines of the same points. */
export const bandPath = (upper: readonly Point[], lower: readonly Point[]): string =>
  `M${[...upper, ...lower.toReversed()].map(to).join('L')}Z`

/** A bar from its foot to its value, rounded at the value only. */
export function barPath(x: number, width: number, foot: number, end: number, radius = 3): string {
  const away = Math.min(radius, width / 2, Math.abs(foot - end)) * Math.sign(foot - end)
  const corner = Math.abs(away)
  const [left, right] = [figure(x), figure(x + width)]
  return (
    `M${left} ${figure(foot)}V${figure(end + away)}Q${left} ${figure(end)} ${figure(left + corner)} ${figure(end)}` +
    `H${figure(right - corner)}Q${right} ${figure(end)} ${right} ${figure(end + away)}V${figure(foot)}Z`
  )
}
