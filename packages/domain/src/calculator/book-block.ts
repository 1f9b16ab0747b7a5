import { bindingSpec, formatSpec } from '../print/materials.ts'
import type { Binding, BookFormat } from '../print/material-types.ts'
import { calculateImposition, type Imposition } from './imposition.ts'
import type { Waste } from '../settings/press-tables.ts'
import { addSpoilage } from './waste.ts'

export interface BookBlock {
  leaves: number
  imposition: Imposition
  /** Sheets of SRA3: in a copy, in the run, and with what is spoilt. */
  sheets: { perCopy: number; net: number; gross: number }
}

/** Leaves of a book: blank pages fill it up to the multiple that its binding asks for, as a stapled one's folded sheets have four. */
export function countLeaves(pages: number, binding: Binding | null): number {
  const multiple = (binding && bindingSpec(binding)?.multiple) || 1
  return Math.ceil((Math.ceil(pages / multiple) * multiple) / 2)
}

/** What the block of a run takes; pages and copies are whole and positive. Null of a format that the press has not. */
export function calculateBlock(
  book: { pages: number; format: BookFormat; quantity: number; binding: Binding | null },
  waste: Waste,
): BookBlock | null {
  const format = formatSpec(book.format)
  if (!format) return null
  const leaves = countLeaves(book.pages, book.binding)
  const layout = calculateImposition(format)
  const perCopy = Math.ceil(leaves / layout.nUp)
  const net = perCopy * book.quantity
  return { leaves, imposition: layout, sheets: { perCopy, net, gross: addSpoilage(net, waste) } }
}
