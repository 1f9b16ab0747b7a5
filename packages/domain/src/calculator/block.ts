import { bookFormats, type BookFormat } from '../print/formats.ts'
import type { Binding } from '../print/materials.ts'
import { imposition, type Imposition } from './imposition.ts'

export interface Block {
  leaves: number
  imposition: Imposition
  /** Sheets of SRA3: in a copy, in the run, and with what is spoilt. */
  sheets: { perCopy: number; net: number; gross: number }
}

/** Sheets to take for so many good ones: 2 % and three more are spoilt (decisions §6). */
export const withSpoilage = (net: number): number => Math.ceil((net * 102) / 100) + 3

/** Leaves of a book: a stapled one is made of folded sheets, two leaves each. */
export const leavesOf = (pages: number, binding: Binding | null): number =>
  binding === 'staple' ? Math.ceil(pages / 4) * 2 : Math.ceil(pages / 2)

/** What the block of a run takes; pages and copies are whole and positive. */
export function blockOf(book: { pages: number; format: BookFormat; quantity: number; binding: Binding | null }): Block {
  const leaves = leavesOf(book.pages, book.binding)
  const layout = imposition(bookFormats[book.format])
  const perCopy = Math.ceil(leaves / layout.nUp)
  const net = perCopy * book.quantity
  return { leaves, imposition: layout, sheets: { perCopy, net, gross: withSpoilage(net) } }
}
