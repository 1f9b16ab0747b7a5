import { sumLines, tiynPerTenge } from '../money/tiyn.ts'
import { getIncludedVat, getVatRate } from '../money/vat.ts'
import { defaultBlockPaper, getFormatSpec, type Lamination } from '../print/materials.ts'
import type { Binding, BookFormat, Paper } from '../print/material-types.ts'
import { calculateSpineWidthMm } from '../print/spine.ts'
import { calculateBlock, type BookBlock } from '../print/book-block.ts'
import { countEndpaperSheets, pressSheetMm } from '../print/imposition.ts'
import type { BlockColor, PriceList } from './price-list.ts'
import { calculateClickLines, createReceiptLine, type ReceiptLine } from './receipt.ts'
import { addSpoilage } from '../print/waste.ts'

export const coverKinds = ['soft', 'hard'] as const
export type CoverKind = (typeof coverKinds)[number]
export const blockColors = ['black-white', 'colored'] as const satisfies readonly BlockColor[]

/**
 * The calculator's input for a title: the fields of the specification (§3 "Book params") and our additions. Pages and copies are
 * whole and positive.
 */
export interface BookParams {
  title?: string
  pages: number
  format: BookFormat
  /** The number of copies. */
  quantity: number
  binding: CoverKind
  block_color: BlockColor
  /** The lamination of the cover's outer side. @default 'matte' */
  lamination?: Lamination
  /** The paper of the block. @default 'offset80' */
  paper_type?: Paper
  /** The binding method. If null, the usual method for the cover and the number of pages applies. @default null */
  binding_method?: Binding | null
}

export interface Estimate extends BookBlock {
  /** The size of the trimmed page, in millimeters. */
  size: { width: number; height: number }
  binding: Binding
  /** The width of the spine, in millimeters. */
  spine: number
  /**
   * Sheets of the cover: two per copy if a single sheet is too narrow. `width` is the width of the open cover in millimeters,
   * including the trim or the turn-in.
   */
  cover: { perCopy: number; gross: number; width: number }
  /** All steps of the calculation. The sums of all lines add up to `total`. */
  lines: ReceiptLine[]
  /** The press's cost of the print run, in tiyn. */
  base: number
  /** The price of a copy in tiyn, rounded up to a whole tenge. */
  unit_price: number
  /** `unit_price` × copies, in tiyn, including VAT. */
  total: number
  /** The VAT in the total, in tiyn. */
  vat: number
  /** The VAT rate, in percent. */
  vat_rate: number
}

/** The maximum number of pages of a stapled book. Thicker books with a soft cover are glued. */
const maxStapledPages = 48
const flyleafPaper = 'offset120'
/**
 * The width of an open cover beyond its two sides and spine, in millimeters. For a soft cover it is the trim; for a hard cover, the
 * boards and the turn-in.
 */
const coverExtraMm = { soft: 8, hard: 40 } as const

/**
 * Returns the binding of a title. Without a `binding_method`, returns the usual binding for the cover and the number of pages.
 */
export function getBinding({
  binding,
  binding_method,
  pages,
}: Pick<BookParams, 'binding' | 'binding_method'> & { pages: number | null }): Binding {
  if (binding_method) return binding_method
  if (binding === 'hard') return '7BC'
  return (pages ?? 0) <= maxStapledPages ? 'staple' : 'KBS'
}

/** Returns a price that the list must contain, because validation refuses a title without a price before the calculation. */
function getPrice<Price>(prices: Readonly<Record<string, Price>>, key: string): Price {
  const price = prices[key]
  if (price === undefined) throw new RangeError(`estimate: the price list has no price for ${key}`)
  return price
}

/**
 * Calculates the price of printing a title with all its steps (decisions §6). `date` (`yyyy-mm-dd`) determines the VAT rate.
 * @throws RangeError if pages or copies are not whole and positive, or if the press or the price list lacks a material.
 * `validateCalculatorInput` reports these beforehand.
 */
export function calculateEstimate(params: BookParams, prices: PriceList, date: string): Estimate {
  const { pages, quantity, block_color, lamination = 'matte', paper_type = defaultBlockPaper } = params
  if (![pages, quantity].every((count) => Number.isSafeInteger(count) && count > 0))
    throw new RangeError('estimate: pages and quantity must be positive whole numbers')

  const isHardcover = params.binding === 'hard'
  const binding = getBinding(params)
  const size = getFormatSpec(params.format)
  const block = calculateBlock({ ...params, binding }, prices)
  const spine = block && calculateSpineWidthMm(block.leaves, paper_type, params.binding)
  if (!size || !block || spine === null) throw new RangeError('estimate: unknown format or paper')
  const { leaves, imposition: layout, sheets } = block
  const { setup, each } = getPrice(prices.bindings, binding)

  const coverPaper = isHardcover ? 'coated130' : 'colotech160'
  const coverWidth = 2 * size.width + spine + coverExtraMm[params.binding]
  const coversPerCopy = coverWidth > pressSheetMm.printable.height ? 2 : 1
  const coverGross = addSpoilage(coversPerCopy * quantity, prices)
  const flyleavesPerCopy = isHardcover ? countEndpaperSheets(layout) : 0

  const costs = [
    createReceiptLine('blockPaper', 'paper', sheets.gross, getPrice(prices.sheets, paper_type), {
      paper: paper_type,
      leaves,
      nUp: layout.nUp,
      perCopy: sheets.perCopy,
      net: sheets.net,
      waste: prices.waste,
      make_ready: prices.make_ready,
    }),
    ...calculateClickLines('blockClicks', 'print', sheets.gross * 2, prices.clicks[block_color]),
    createReceiptLine('coverPaper', 'cover', coverGross, getPrice(prices.sheets, coverPaper), {
      paper: coverPaper,
      perCopy: coversPerCopy,
    }),
    ...calculateClickLines('coverClicks', 'cover', coverGross, prices.clicks.colored),
    ...(lamination === 'none'
      ? []
      : [createReceiptLine('lamination', 'lamination', coverGross, prices.lamination[lamination], { lamination })]),
    ...(isHardcover
      ? [
          createReceiptLine(
            'flyleaf',
            'cover',
            addSpoilage(flyleavesPerCopy * quantity, prices),
            getPrice(prices.sheets, flyleafPaper),
            { paper: flyleafPaper, perCopy: flyleavesPerCopy },
          ),
        ]
      : []),
    createReceiptLine('bindingSetup', 'binding', 1, setup, { binding }),
    createReceiptLine('binding', 'binding', quantity, each, { binding }),
    createReceiptLine('preparation', 'preparation', 1, prices.preparation),
  ]

  const base = sumLines(costs)
  const unit_price = calculateUnitPrice(base, prices, quantity)
  const total = unit_price * quantity
  const vat_rate = getVatRate(date)
  return {
    size: { width: size.width, height: size.height },
    binding,
    leaves,
    spine,
    imposition: layout,
    sheets,
    cover: { perCopy: coversPerCopy, gross: coverGross, width: coverWidth },
    lines: [...costs, ...createAdditionLines(base, total, prices)],
    base,
    unit_price,
    total,
    vat: getIncludedVat(total, vat_rate),
    vat_rate,
  }
}

const toPercentFactor = (percent: number): bigint => BigInt(Math.round((100 + percent) * 100))

/**
 * Returns the price of a copy, rounded up to a whole tenge. Calculates with integers, because a float would round some exact sums
 * up.
 */
const calculateUnitPrice = (base: number, { overhead, margin }: PriceList, quantity: number): number => {
  const scaledPrice = BigInt(base) * toPercentFactor(overhead) * toPercentFactor(margin)
  const divisor = 100_000_000n * BigInt(quantity * tiynPerTenge)
  return Number((scaledPrice + divisor - 1n) / divisor) * tiynPerTenge
}

/** Returns the lines for overhead, margin and rounding. The rounding takes the remainder, so that the receipt adds up. */
function createAdditionLines(base: number, total: number, prices: PriceList): ReceiptLine[] {
  const overhead = Math.round((base * prices.overhead) / 100)
  const margin = Math.round(((base + overhead) * prices.margin) / 100)
  return [
    createReceiptLine('overhead', 'overhead', 1, overhead, { percent: prices.overhead, of: base }),
    createReceiptLine('margin', 'margin', 1, margin, { percent: prices.margin, of: base + overhead }),
    createReceiptLine('rounding', 'rounding', 1, total - base - overhead - margin),
  ]
}
