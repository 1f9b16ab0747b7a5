/** One path of a motif, on a field of 120 × 170. The path is filled, or stroked if it has a stroke. */
export interface CoverLayer {
  d: string
  opacity: number
  stroke?: number
}

const createRange = (count: number) => Array.from({ length: count }, (_item, index) => index)
const drawCircle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
const drawBox = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`
const roundToHundredths = (value: number) => Math.round(value * 100) / 100

const gridPoints = [81, 105, 129].flatMap((y) => [25, 49, 73, 97].map((x) => [x, y] as const))

/** The seven motifs. All of them are in the lower half, so that author and title have room above. */
export const motifs = {
  shanyrak: [
    {
      d: `${drawCircle(66, 124, 34)}${drawCircle(66, 124, 30)}M36 114Q66 100 96 114M56 94Q42 124 56 154M36 124H96M66 94V154M36 134Q66 148 96 134M76 94Q90 124 76 154`,
      stroke: 1.5,
      opacity: 0.72,
    },
  ],
  horizon: [
    {
      d: createRange(9)
        .map((line) => {
          const lineHeight = 0.6 + 0.42 * line
          return drawBox(0, roundToHundredths(112 + 6.6 * line - lineHeight / 2), 120, roundToHundredths(lineHeight))
        })
        .join(''),
      opacity: 0.6,
    },
    { d: drawCircle(82, 98, 17), opacity: 0.85 },
  ],
  lozenges: [
    { d: gridPoints.map(([x, y]) => `M${x} ${y}l11 11l-11 11l-11-11z`).join(''), stroke: 1.2, opacity: 0.62 },
    { d: gridPoints.map(([x, y]) => `M${x} ${y + 6}l5 5l-5 5l-5-5z`).join(''), opacity: 0.62 },
  ],
  contour: [
    {
      d: createRange(9)
        .map(
          (i) =>
            `M-4 ${108 + 10 * i}C24 ${74 + 12 * i} 44 ${118 + 9 * i} 68 ${96 + 10 * i}S104 ${76 + 13 * i} 126 ${100 + 10 * i}`,
        )
        .join(''),
      stroke: 1.15,
      opacity: 0.58,
    },
  ],
  frame: [
    { d: drawBox(13.5, 8.5, 98, 153), stroke: 2, opacity: 0.7 },
    { d: drawBox(17, 12, 91, 146), stroke: 0.7, opacity: 0.7 },
    {
      d: 'M62 104v34M62 112c0-18-27-18-27 0c0 11 14 12 14 2M62 112c0-18 27-18 27 0c0 11-14 12-14 2M62 138c0-14-20-14-20 0M62 138c0-14 20-14 20 0',
      stroke: 2.2,
      opacity: 0.7,
    },
  ],
  arcs: [
    {
      d: createRange(7)
        .map((i) => `M120 ${170 - 15 * i}A${20 + 15 * i} ${20 + 15 * i} 0 0 0 ${100 - 15 * i} 170`)
        .join(''),
      stroke: 4.6,
      opacity: 0.5,
    },
  ],
  dots: [
    {
      d: createRange(6)
        .flatMap((row) =>
          createRange(7 - row).map((column) =>
            drawCircle(24 + 13 * column, 150 - 11 * row, roundToHundredths(3.3 - 0.35 * row)),
          ),
        )
        .join(''),
      opacity: 0.66,
    },
  ],
} as const satisfies Record<string, readonly CoverLayer[]>
export type Motif = keyof typeof motifs
export const motifKeys = Object.keys(motifs) as Motif[]
