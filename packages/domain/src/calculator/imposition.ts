/** The press's sheet, SRA3, and the part of it that prints, in millimetres (decisions §6). */
export const pressSheet = { width: 320, height: 450, printable: { width: 310, height: 440 } } as const

/** What is cut off around a page, both edges together, in millimetres. */
const trimming = 4

export interface SheetLayout {
  /** Whether pages lie on their side. */
  rotated: boolean
  columns: number
  rows: number
  /** Pages on one side of the sheet. */
  nUp: number
}

export interface Imposition extends SheetLayout {
  /** A page with what is cut off, upright, in millimetres. */
  page: { width: number; height: number }
  /** The layout that was not taken. */
  other: SheetLayout
}

function lay(width: number, height: number, rotated: boolean): SheetLayout {
  const columns = Math.floor(pressSheet.printable.width / width)
  const rows = Math.floor(pressSheet.printable.height / height)
  return { rotated, columns, rows, nUp: columns * rows }
}

/** How pages of a trimmed size lie on the sheet: whichever way more of them fit, upright when it makes no difference. */
export function imposition([width, height]: readonly [width: number, height: number]): Imposition {
  const page = { width: width + trimming, height: height + trimming }
  const upright = lay(page.width, page.height, false)
  const rotated = lay(page.height, page.width, true)
  const [best, other] = rotated.nUp > upright.nUp ? [rotated, upright] : [upright, rotated]
  return { ...best, page, other }
}
