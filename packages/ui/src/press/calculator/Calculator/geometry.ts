/** Drawings are laid out in millimetres and scaled to the available pixels. */
export interface Size {
  width: number
  height: number
}

export type Point = readonly [x: number, y: number]

/** How far one millimetre of depth goes sideways and up in the oblique projection. */
const oblique = { x: 0.89, y: 0.41 }

/** How far a hard cover overhangs the block, and the thickness of one of its boards, in millimetres. */
const hardCover = { overhang: 3, board: 2.5 }
const softCover = { overhang: 0, board: 0.2 }

/** Pixels around a drawing for its dimension lines. */
export const margins = { left: 58, right: 34, top: 10, bottom: 58 }

/** From this board width (px) on, the label of the spine fits next to the book. */
const roomy = 440
const wordsOfSpine = 112

/** The maximum scale in pixels per millimetre, so that a booklet does not fill the board. */
const greatest = 2.4

/** Returns the pixels per millimetre at which the given size, with its dimension lines, fits the board. */
export function scaleFor({ width, height }: Size, board: Size, right = margins.right): number {
  const across = (board.width - margins.left - right) / width
  const down = (board.height - margins.top - margins.bottom) / height
  return Math.max(0.05, Math.min(across, down, greatest))
}

/** Returns the point at which a drawing of the given size (px) starts so that it is centred on the board. */
export const originFor = ({ width, height }: Size, board: Size, right = margins.right): Point => [
  margins.left + Math.max(0, (board.width - margins.left - right - width) / 2),
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
export function bookOutlines({ width, height, spine, hard }: BookSize, board: Size) {
  const cover = hard ? hardCover : softCover
  const face = { width: width + cover.overhang, height: height + 2 * cover.overhang }
  const bookSize = { width: face.width + spine * oblique.x, height: face.height + spine * oblique.y }
  const right = board.width >= roomy ? wordsOfSpine : margins.right
  const scale = scaleFor(bookSize, board, right)
  const [left, top] = originFor({ width: bookSize.width * scale, height: bookSize.height * scale }, board, right)
  const at = (x: number, y: number, depth: number): Point => [
    left + (x + depth * oblique.x) * scale,
    top + (y + (spine - depth) * oblique.y) * scale,
  ]
  const { overhang, board: thickness } = cover
  const [near, far] = [Math.min(thickness, spine / 3), Math.max(spine - thickness, (spine * 2) / 3)]
  /** Returns a board between two depths: its near side and its visible thickness. */
  const slab = (from: number, to: number): Point[] => [
    at(0, face.height, from),
    at(0, 0, from),
    at(0, 0, to),
    at(face.width, 0, to),
    at(face.width, face.height, to),
    at(face.width, face.height, from),
  ]
  const bottom = overhang + height
  const lines = Math.max(2, Math.min(24, Math.round(((far - near) * scale) / 1.6)))
  return {
    scale,
    /** The front of the cover, as a rectangle. */
    face: { at: at(0, 0, 0), width: face.width * scale, height: face.height * scale },
    back: slab(far, spine),
    front: slab(0, near),
    top: [at(0, overhang, near), at(0, overhang, far), at(width, overhang, far), at(width, overhang, near)],
    edge: [at(width, overhang, near), at(width, overhang, far), at(width, bottom, far), at(width, bottom, near)],
    /** Leaves, as lines over the top and down the fore-edge. */
    leaves: Array.from({ length: lines }, (_line, index) => {
      const depth = near + ((far - near) * (index + 1)) / (lines + 1)
      return [at(0, overhang, depth), at(width, overhang, depth), at(width, bottom, depth)]
    }),
    ground: [
      at(2, face.height - 4, 0),
      at(face.width, face.height + 8, 0),
      at(face.width + 8, face.height + 4, spine),
      at(face.width, face.height - 30, spine),
    ],
    measures: {
      width: [at(0, face.height, 0), at(width, face.height, 0)] as const,
      height: [at(0, overhang, 0), at(0, bottom, 0)] as const,
      spine: [at(face.width, face.height, 0), at(face.width, face.height, spine)] as const,
    },
  }
}

const figure = (value: number) => Math.round(value * 10) / 10

export const getPath = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${figure(x)} ${figure(y)}`).join('L')}${closed ? 'Z' : ''}`
