import type { ClickTier } from './price-list.ts'

/** The parts of a receipt, in order. */
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

/** A step of a calculation: a quantity at a price. `values` contains the inputs. */
export interface ReceiptLine {
  kind: ReceiptLineKind
  part: ReceiptPart
  quantity: number
  /** The price of one unit, in tiyn. */
  unit_price: number
  /** The sum of the step, in tiyn. */
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

/** Splits clicks into price tiers. Each tier has its own price, so more clicks never cost less (decisions §6). */
export function calculateClickLines(
  kind: ReceiptLineKind,
  part: ReceiptPart,
  clicks: number,
  tiers: readonly ClickTier[],
): ReceiptLine[] {
  let start = 0
  return tiers.flatMap(({ up_to, price }) => {
    const end = Math.min(clicks, up_to ?? clicks)
    const quantity = end - start
    if (quantity <= 0) return []
    const line = createReceiptLine(kind, part, quantity, price, { from: start + 1, to: end, of: clicks })
    start = end
    return [line]
  })
}
