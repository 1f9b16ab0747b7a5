/** The press's sheet, SRA3, and its printable area, in millimeters (decisions §6). */
export const pressSheetMm = { width: 320, height: 450, printable: { width: 310, height: 440 } } as const

/** The trim of a page in millimeters: the total of two opposite edges. */
const trimMm = 4

export interface SheetLayout {
  /** Whether the pages are rotated by 90° on the sheet. */
  rotated: boolean
  columns: number
  rows: number
  /** The number of pages on one side of the sheet. */
  nUp: number
}

export interface Imposition extends SheetLayout {
  /** The size of the page including the trim, upright, in millimeters. */
  page: { width: number; height: number }
  /** The layout with the other orientation, which was not chosen. */
  other: SheetLayout
}

function createLayout(width: number, height: number, isRotated: boolean): SheetLayout {
  const columns = Math.floor(pressSheetMm.printable.width / width)
  const rows = Math.floor(pressSheetMm.printable.height / height)
  return { rotated: isRotated, columns, rows, nUp: columns * rows }
}

/**
 * Returns both orientations of a rectangle on the sheet. The orientation with more pieces comes first; if there is no difference,
 * it is the upright one.
 */
function compareOrientations(width: number, height: number): [best: SheetLayout, other: SheetLayout] {
  const uprightLayout = createLayout(width, height, false)
  const rotatedLayout = createLayout(height, width, true)
  return rotatedLayout.nUp > uprightLayout.nUp ? [rotatedLayout, uprightLayout] : [uprightLayout, rotatedLayout]
}

/** Returns how pages of a trimmed size (in millimeters) are arranged on the sheet. */
export function calculateImposition({ width, height }: { width: number; height: number }): Imposition {
  const page = { width: width + trimMm, height: height + trimMm }
  const [bestLayout, otherLayout] = compareOrientations(page.width, page.height)
  return { ...bestLayout, page, other: otherLayout }
}

/** The leaves of the endpapers of a copy: two folded leaves of two pages side by side, or four single leaves. */
const endpaperLeaves = { folded: 2, single: 4 }

/**
 * Returns the number of sheets for the endpapers of a copy. If a folded leaf does not fit on the sheet, single leaves are pasted
 * together.
 */
export function countEndpaperSheets({ page, nUp }: Imposition): number {
  const [{ nUp: foldedPerSheet }] = compareOrientations(2 * page.width, page.height)
  return foldedPerSheet > 0 ? Math.ceil(endpaperLeaves.folded / foldedPerSheet) : Math.ceil(endpaperLeaves.single / nUp)
}
