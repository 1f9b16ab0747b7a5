import { allocateAmount, fromTenge, sumLines, tiynPerTenge } from '../shared/money/tiyn.ts'
import { calculateEstimate, type BookParams, type Estimate } from '../shared/prices/estimate.ts'
import type { PriceList } from '../shared/prices/price-list.ts'
import { receiptParts, type ReceiptPart } from '../shared/prices/receipt.ts'

export interface PrintRun {
  quantity: number
  /** The price of a copy, in tiyn. */
  unit_price: number
  /** The price of the print run, in tiyn. */
  total: number
}

/** The print runs of the price curve (decisions §6: 10 to 1 000 copies). */
export const curveRuns: readonly number[] = [10, 20, 30, 40, 50, 70, 100, 150, 200, 300, 400, 500, 700, 1_000]

/** Calculates the price of a copy for each of the given print runs. */
export const calculatePriceCurve = (
  params: BookParams,
  prices: PriceList,
  date: string,
  quantities: readonly number[] = curveRuns,
): PrintRun[] =>
  quantities.map((quantity) => {
    const { unit_price, total } = calculateEstimate({ ...params, quantity }, prices, date)
    return { quantity, unit_price, total }
  })

/** Print runs that are often ordered, in copies. */
const commonRuns = [10, 25, 50, 100, 200, 300, 500, 1_000, 1_500, 2_000, 3_000, 5_000, 10_000]

/** Returns four other print runs for comparison: at most three larger common print runs, and the nearest smaller ones. */
export function getComparisonRuns(quantity: number): number[] {
  const largerRuns = commonRuns.filter((run) => run > quantity).slice(0, 3)
  const smallerRuns = commonRuns.filter((run) => run < quantity).slice(-(4 - largerRuns.length))
  return smallerRuns.length + largerRuns.length < 4
    ? commonRuns.filter((run) => run > quantity).slice(0, 4)
    : [...smallerRuns, ...largerRuns]
}

/**
 * The parts of the price that the calculator shows. Overhead and margin are distributed over the other parts, and the rounding is
 * a separate part.
 */
export const visibleReceiptParts = receiptParts.filter((part) => part !== 'overhead' && part !== 'margin')

/**
 * Splits the total into parts of whole tenge, in tiyn, that add up to the total. Omits parts without a cost. Lists the rounding of
 * the unit price separately, because only the rounding can make the total fall when a copy is added.
 */
export function splitTotalByPart({
  lines,
  total,
}: Pick<Estimate, 'lines' | 'total'>): { part: ReceiptPart; sum: number }[] {
  const sumPart = (part: ReceiptPart) => sumLines(lines.filter((line) => line.part === part))
  const positiveParts = visibleReceiptParts
    .filter((part) => part !== 'rounding')
    .map((part) => ({ part, sum: sumPart(part) }))
    .filter(({ sum }) => sum > 0)
  const rounding = Math.round(sumPart('rounding') / tiynPerTenge)
  const partTenge = allocateAmount(
    total / tiynPerTenge - rounding,
    positiveParts.map(({ sum }) => sum),
  )
  return [
    ...positiveParts.map(({ part }, index) => ({ part, sum: fromTenge(partTenge[index] ?? 0) })),
    ...(rounding > 0 ? [{ part: 'rounding' as const, sum: fromTenge(rounding) }] : []),
  ]
}
