/** The press's sheet, SRA3, and the part of it that prints, in millimetres (decisions §6). */
export const pressSheetMm = { width: 320, height: 450, printable: { width: 310, height: 440 } } as const

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
  const columns = Math.floor(pressSheetMm.printable.width / width)
  const rows = Math.floor(pressSheetMm.printable.height / height)
  return { rotated, columns, rows, nUp: columns * rows }
}

/** Both ways that something of a size lies on the sheet, the one of which more fit first; upright when it makes no difference. */
function ways(width: number, height: number): [best: SheetLayout, other: SheetLayout] {
  const upright = lay(width, height, false)
  const rotated = lay(height, width, true)
  return rotated.nUp > upright.nUp ? [rotated, upright] : [upright, rotated]
}

/** How pages of a trimmed size, in millimetres, lie on the sheet. */
export function calculateImposition({ width, height }: { width: number; height: number }): Imposition {
  const page = { width: width + trimming, height: height + trimming }
  const [best, other] = ways(page.width, page.height)
  return { ...best, page, other }
}

/** Leaves that are pasted in: two folded ones, each of two pages side by side. */
const endpapers = { folded: 2, single: 4 }

/** Sheets for the endpapers of a copy: single leaves, pasted together, where a folded one does not fit the sheet. */
export function endpaperSheets({ page, nUp }: Imposition): number {
  const [{ nUp: folded }] = ways(2 * page.width, page.height)
  return folded > 0 ? Math.ceil(endpapers.folded / folded) : Math.ceil(endpapers.single / nUp)
}
