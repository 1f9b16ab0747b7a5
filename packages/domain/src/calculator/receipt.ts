import type { ClickTier } from '../price-lists/price-list.ts'

/** The parts a receipt is told in, in its order. */
export const receiptParts = [
  'paper',
  'print',
  'cover',
  'binding',
  'lamination',
  'preparation',
  'overhead',
  'margin',
  'rounding',
] as const
export type ReceiptPart = (typeof receiptParts)[number]

export const receiptLineKinds = [
  'blockPaper',
  'blockClicks',
  'coverPaper',
  'coverClicks',
  'lamination',
  'flyleaf',
  'bindingSetup',
  'binding',
  'preparation',
  'overhead',
  'margin',
  'rounding',
] as const
export type ReceiptLineKind = (typeof receiptLineKinds)[number]

/** A step of a calculation: so many of something, at a price; what it is reckoned from stands in `values`. */
export interface ReceiptLine {
  kind: ReceiptLineKind
  part: ReceiptPart
  quantity: number
  /** Tiyn. */
  unit_price: number
  /** Tiyn. */
  sum: number
  values: Readonly<Record<string, number | string>>
}

export const createReceiptLine = (
  kind: ReceiptLineKind,
  part: ReceiptPart,
  quantity: number,
  unit_price: number,
  values: ReceiptLine['values'] = {},
): ReceiptLine => ({ kind, part, quantity, unit_price, sum: quantity * unit_price, values })

/** Clicks sliced by a graduated price: each slice at its own, so that more never cost less (decisions §6). */
export function calculateClickLines(
  kind: ReceiptLineKind,
  part: ReceiptPart,
  clicks: number,
  tiers: readonly ClickTier[],
): ReceiptLine[] {
  let from = 0
  return tiers.flatMap(({ up_to, price }) => {
    const to = Math.min(clicks, up_to ?? clicks)
    const quantity = to - from
    if (quantity <= 0) return []
    const slice = createReceiptLine(kind, part, quantity, price, { from: from + 1, to, of: clicks })
    from = to
    return [slice]
  })
}
