/** Drawings are laid out in millimetres and scaled to the available pixels. */
export interface Size {
  width: number
  height: number
}

export type Point = readonly [x: number, y: number]

/** How far one millimetre of depth goes sideways and up in the oblique projection. */
const obliqueProjection = { x: 0.89, y: 0.41 }

/** How far a hard cover overhangs the block, and the thickness of one of its boards, in millimetres. */
const hardCover = { overhang: 3, board: 2.5 }
const softCover = { overhang: 0, board: 0.2 }

/** Pixels around a drawing for its dimension lines. */
export const margins = { left: 58, right: 34, top: 10, bottom: 58 }

/** From this board width (px) on, the label of the spine fits next to the book. */
const minRoomyWidthPx = 440
const spineTextWidthPx = 112

/** The maximum scale in pixels per millimetre, so that a booklet does not fill the board. */
const maxScale = 2.4

/** Returns the pixels per millimetre at which the given size, with its dimension lines, fits the board. */
export function computeScale({ width, height }: Size, board: Size, rightMargin = margins.right): number {
  const widthScale = (board.width - margins.left - rightMargin) / width
  const heightScale = (board.height - margins.top - margins.bottom) / height
  return Math.max(0.05, Math.min(widthScale, heightScale, maxScale))
}

/** Returns the point at which a drawing of the given size (px) starts so that it is centred on the board. */
export const computeOrigin = ({ width, height }: Size, board: Size, rightMargin = margins.right): Point => [
  margins.left + Math.max(0, (board.width - margins.left - rightMargin - width) / 2),
  margins.top + Math.max(0, (board.height - margins.top - margins.bottom - height) / 2),
]

export interface BookSize {
  /** Trimmed page and spine, in millimetres. */
  width: number
  height: number
  spine: number
  hard: boolean
}

/** Returns every outline, in pixels, of a book that lies front up with its fore-edge to the right. */
export function computeBookOutlines({ width, height, spine, hard }: BookSize, board: Size) {
  const cover = hard ? hardCover : softCover
  const face = { width: width + cover.overhang, height: height + 2 * cover.overhang }
  const bookSize = {
    width: face.width + spine * obliqueProjection.x,
    height: face.height + spine * obliqueProjection.y,
  }
  const rightMargin = board.width >= minRoomyWidthPx ? spineTextWidthPx : margins.right
  const scale = computeScale(bookSize, board, rightMargin)
  const [left, top] = computeOrigin(
    { width: bookSize.width * scale, height: bookSize.height * scale },
    board,
    rightMargin,
  )
  const project = (x: number, y: number, depth: number): Point => [
    left + (x + depth * obliqueProjection.x) * scale,
    top + (y + (spine - depth) * obliqueProjection.y) * scale,
  ]
  const { overhang, board: thickness } = cover
  const [nearDepth, farDepth] = [Math.min(thickness, spine / 3), Math.max(spine - thickness, (spine * 2) / 3)]
  /** Returns the outline of a cover board between two depths: its near side and its visible thickness. */
  const getSlab = (from: number, to: number): Point[] => [
    project(0, face.height, from),
    project(0, 0, from),
    project(0, 0, to),
    project(face.width, 0, to),
    project(face.width, face.height, to),
    project(face.width, face.height, from),
  ]
  const bottom = overhang + height
  const leafCount = Math.max(2, Math.min(24, Math.round(((farDepth - nearDepth) * scale) / 1.6)))
  return {
    scale,
    /** The front of the cover, as a rectangle. */
    face: { at: project(0, 0, 0), width: face.width * scale, height: face.height * scale },
    back: getSlab(farDepth, spine),
    front: getSlab(0, nearDepth),
    top: [
      project(0, overhang, nearDepth),
      project(0, overhang, farDepth),
      project(width, overhang, farDepth),
      project(width, overhang, nearDepth),
    ],
    edge: [
      project(width, overhang, nearDepth),
      project(width, overhang, farDepth),
      project(width, bottom, farDepth),
      project(width, bottom, nearDepth),
    ],
    /** Leaves, as lines over the top and down the fore-edge. */
    leaves: Array.from({ length: leafCount }, (_line, index) => {
      const depth = nearDepth + ((farDepth - nearDepth) * (index + 1)) / (leafCount + 1)
      return [project(0, overhang, depth), project(width, overhang, depth), project(width, bottom, depth)]
    }),
    ground: [
      project(2, face.height - 4, 0),
      project(face.width, face.height + 8, 0),
      project(face.width + 8, face.height + 4, spine),
      project(face.width, face.height - 30, spine),
    ],
    measures: {
      width: [project(0, face.height, 0), project(width, face.height, 0)] as const,
      height: [project(0, overhang, 0), project(0, bottom, 0)] as const,
      spine: [project(face.width, face.height, 0), project(face.width, face.height, spine)] as const,
    },
  }
}

const roundCoordinate = (value: number) => Math.round(value * 10) / 10

export const getPath = (points: readonly Point[], isClosed = true): string =>
  `M${points.map(([x, y]) => `${roundCoordinate(x)} ${roundCoordinate(y)}`).join('L')}${isClosed ? 'Z' : ''}`
