/** The size of the ribbon in drawing units. The drawing is stretched to the available width. */
export const bandSize = { stage: 100, height: 56 } as const
const maxThickness = 42
const minThickness = 2
/** The share of a stage's width in which the ribbon has a constant thickness around a stage border. */
const constantWidthShare = 0.28

/** A segment of constant thickness, in the drawing order of its edge. */
interface Segment {
  from: number
  to: number
  half: number
}

/** Returns the outline of a ribbon whose thickness at each stage border shows the number of books that passed it. */
export function buildBandPath(passedBookCounts: readonly number[]): string {
  const width = passedBookCounts.length * bandSize.stage
  // The last stage has no border to a next stage, so the ribbon keeps its thickness there.
  const borderBookCounts = passedBookCounts.slice(0, -1)
  const maxBooks = Math.max(1, ...borderBookCounts)
  const segments = borderBookCounts.map((books, index): Segment => {
    const x = (index + 1) * bandSize.stage
    return {
      from: index === 0 ? 0 : x - bandSize.stage * constantWidthShare,
      to: index === borderBookCounts.length - 1 ? width : x + bandSize.stage * constantWidthShare,
      half: Math.max(minThickness, (books / maxBooks) * maxThickness) / 2,
    }
  })
  const reversedSegments = segments.toReversed().map(({ from, to, half }) => ({ from: to, to: from, half }))
  return segments.length === 0 ? '' : `M${drawEdge(segments, -1).slice(1)}${drawEdge(reversedSegments, 1)}Z`
}

/** Returns one edge of the ribbon: straight along each segment, with curves between them. */
const drawEdge = (segments: readonly Segment[], side: 1 | -1): string =>
  segments
    .map(({ from, to, half }, index) => {
      const y = bandSize.height / 2 + side * half
      const previousSegment = segments[index - 1]
      if (!previousSegment) return `L${from} ${y}L${to} ${y}`
      const middleX = (previousSegment.to + from) / 2
      return `C${middleX} ${bandSize.height / 2 + side * previousSegment.half} ${middleX} ${y} ${from} ${y}L${to} ${y}`
    })
    .join('')
