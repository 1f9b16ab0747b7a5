/** The size of the ribbon in drawing units. The drawing is stretched to the available width. */
export const bandSize = { stage: 100, height: 56 } as const
const thickest = 42
const thinnest = 2
/** The share of a stage's width in which the ribbon has a constant thickness around a stage border. */
const even = 0.28

/** A segment of constant thickness, in the drawing order of its edge. */
interface Piece {
  from: number
  to: number
  half: number
}

/** Returns the outline of a ribbon whose thickness at each stage border shows the number of books that passed it. */
export function bandPath(passed: readonly number[]): string {
  const width = passed.length * bandSize.stage
  // The last stage has no border to a next stage, so the ribbon keeps its thickness there.
  const borders = passed.slice(0, -1)
  const maxBooks = Math.max(1, ...borders)
  const pieces = borders.map((books, index): Piece => {
    const x = (index + 1) * bandSize.stage
    return {
      from: index === 0 ? 0 : x - bandSize.stage * even,
      to: index === borders.length - 1 ? width : x + bandSize.stage * even,
      half: Math.max(thinnest, (books / maxBooks) * thickest) / 2,
    }
  })
  const back = pieces.toReversed().map(({ from, to, half }) => ({ from: to, to: from, half }))
  return pieces.length === 0 ? '' : `M${edge(pieces, -1).slice(1)}${edge(back, 1)}Z`
}

/** Returns one edge of the ribbon: straight along each segment, with curves between them. */
const edge = (pieces: readonly Piece[], side: 1 | -1): string =>
  pieces
    .map(({ from, to, half }, index) => {
      const y = bandSize.height / 2 + side * half
      const before = pieces[index - 1]
      if (!before) return `L${from} ${y}L${to} ${y}`
      const middle = (before.to + from) / 2
      return `C${middle} ${bandSize.height / 2 + side * before.half} ${middle} ${y} ${from} ${y}L${to} ${y}`
    })
    .join('')
