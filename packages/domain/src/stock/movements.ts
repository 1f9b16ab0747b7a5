/**
 * What changes how many copies of a book the press has, with the sign of each: `shipped` is by the waybill of an offer, `sold` through a
 * channel or the shop. A movement of the opposite sign takes one of its kind back. A count goes either way.
 */
export const stockSigns = {
  received: 1,
  shortage: -1,
  author: -1,
  university: -1,
  library: -1,
  shipped: -1,
  sold: -1,
  returned: 1,
  written_off: -1,
  counted: 0,
} as const
export type StockKind = keyof typeof stockSigns
export const stockKinds = Object.keys(stockSigns) as [StockKind, ...StockKind[]]

/** What is entered by hand; it hangs on no document, and so it has a reason. */
export const reasonedStockKinds = ['written_off', 'counted'] as const satisfies readonly StockKind[]

export interface StockMovement {
  kind: StockKind
  /** Below zero where copies leave. */
  copies: number
}

/** Copies that are there: the sum of all movements. */
export const copiesLeft = (movements: readonly Pick<StockMovement, 'copies'>[]): number =>
  movements.reduce((sum, { copies }) => sum + copies, 0)

/** What is wrong with copies that are more than there are, with the figures that its text names. */
export interface MoreThanStock {
  problem: 'moreThanStock'
  params: { asked: number; left: number }
}
export const moreThanStock = ({ asked, left }: MoreThanStock['params']): MoreThanStock => ({
  problem: 'moreThanStock',
  params: { asked, left },
})

/** Whether a movement takes back what an earlier one of its kind did. */
export const isCorrection = ({ kind, copies }: StockMovement): boolean => stockSigns[kind] * copies < 0

/** Why copies may not leave: more are asked for than there are; null where they may. */
export const stockRefusal = (asked: number, left: number): { asked: number; left: number } | null =>
  asked > left ? { asked, left } : null

/**
 * What makes the movements of a document what it says now. Nothing is rewritten: the difference is a movement of its own, so that the
 * stock on any earlier day stays what it was. Copies that come stand before those that leave.
 */
export function stockDifference<Movement extends StockMovement>(
  there: readonly Movement[],
  wanted: readonly Movement[],
  isSame: (one: Movement, other: Movement) => boolean = ({ kind }, other) => kind === other.kind,
): Movement[] {
  const sums: Movement[] = []
  const add = (movement: Movement, sign: 1 | -1) => {
    const sum = sums.find((one) => isSame(one, movement))
    if (sum) sum.copies += sign * movement.copies
    else sums.push({ ...movement, copies: sign * movement.copies })
  }
  for (const movement of wanted) add(movement, 1)
  for (const movement of there) add(movement, -1)
  return sums.filter(({ copies }) => copies !== 0).toSorted((one, other) => other.copies - one.copies)
}
