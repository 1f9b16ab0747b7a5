import { getBindingSpec, getFormatSpec } from './materials.ts'
import type { Binding, BookFormat } from './material-types.ts'
import { calculateImposition, type Imposition } from './imposition.ts'
import type { Waste } from '../press-tables.ts'
import { addSpoilage } from './waste.ts'

export interface BookBlock {
  leaves: number
  imposition: Imposition
  /** The number of SRA3 sheets: per copy, for the print run, and for the print run including spoilage. */
  sheets: { perCopy: number; net: number; gross: number }
}

/**
 * Returns the number of leaves of a book. Blank pages fill the book up to the multiple that its binding requires. Stapling, for
 * example, needs a multiple of four pages.
 */
export function countLeaves(pages: number, binding: Binding | null): number {
  const multiple = (binding && getBindingSpec(binding)?.multiple) || 1
  return Math.ceil((Math.ceil(pages / multiple) * multiple) / 2)
}

/**
 * Calculates the material for the block of a print run. Pages and copies must be whole and positive. Returns null if the press does
 * not have the format.
 */
export function calculateBlock(
  book: { pages: number; format: BookFormat; quantity: number; binding: Binding | null },
  waste: Waste,
): BookBlock | null {
  const format = getFormatSpec(book.format)
  if (!format) return null
  const leaves = countLeaves(book.pages, book.binding)
  const layout = calculateImposition(format)
  const perCopy = Math.ceil(leaves / layout.nUp)
  const net = perCopy * book.quantity
  return { leaves, imposition: layout, sheets: { perCopy, net, gross: addSpoilage(net, waste) } }
}
