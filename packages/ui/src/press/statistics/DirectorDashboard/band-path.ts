/** Units in which the ribbon is drawn; it is stretched to the room there is. */
export const bandSize = { stage: 100, height: 56 } as const
const thickest = 42
const thinnest = 2
/** Part of a stage's width along which the ribbon stays even around a border. */
const even = 0.28

/** A piece of even thickness, as it is walked. */
interface Piece {
  from: number
  to: number
  half: number
}

/** The outline of a ribbon that is, on the border after each stage, as thick as the books that were passed on there. */
export function bandPath(passed: readonly number[]): string {
  const width = passed.length * bandSize.stage
  // Nothing goes on from the last stage: the ribbon ends as it came.
  const borders = passed.slice(0, -1)
  const most = Math.max(1, ...borders)
  const pieces = borders.map((books, index): Piece => {
    const x = (index + 1) * bandSize.stage
    return {
      from: index === 0 ? 0 : x - bandSize.stage * even,
      to: index === borders.length - 1 ? width : x + bandSize.stage * even,
      half: Math.max(thinnest, (books / most) * thickest) / 2,
    }
  })
  const back = pieces.toReversed().map(({ from, to, half }) => ({ from: to, to: from, half }))
  return pieces.length === 0 ? '' : `M${edge(pieces, -1).slice(1)}${edge(back, 1)}Z`
}

/** One edge of the ribbon: straight along each piece, in a curve from one to the next. */
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
