/**
 * The causes of changes in the number of copies of a book, each with its sign. `shipped` comes from the waybill of an offer, `sold`
 * from a channel or the shop. A movement with the opposite sign cancels an earlier movement of its kind. A count has no fixed sign.
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

/** The kinds of movements that people enter manually. No document explains them, so they need a reason. */
export const reasonedStockKinds = ['written_off', 'counted'] as const satisfies readonly StockKind[]

export interface StockMovement {
  kind: StockKind
  /** The number of copies. Negative when copies leave the stock. */
  copies: number
}

/** Returns the number of copies in stock, which is the sum of all movements. */
export const countCopiesLeft = (movements: readonly Pick<StockMovement, 'copies'>[]): number =>
  movements.reduce((sum, { copies }) => sum + copies, 0)

/** The problem of requesting more copies than are in stock, with the figures for its text. */
export interface MoreThanStock {
  problem: 'moreThanStock'
  params: { asked: number; left: number }
}
export const createMoreThanStock = ({
  asked: requestedCopies,
  left: remainingCopies,
}: MoreThanStock['params']): MoreThanStock => ({
  problem: 'moreThanStock',
  params: { asked: requestedCopies, left: remainingCopies },
})

/** Whether a movement cancels an earlier movement of its kind. */
export const isCorrection = ({ kind, copies }: StockMovement): boolean => stockSigns[kind] * copies < 0

/** Returns the figures of a refusal when more copies are requested than are in stock. Null when the copies may leave the stock. */
export const getStockRefusal = (
  requestedCopies: number,
  copiesInStock: number,
): { asked: number; left: number } | null =>
  requestedCopies > copiesInStock ? { asked: requestedCopies, left: copiesInStock } : null

/**
 * Returns the movements that correct a document's recorded movements to the wanted movements. Existing movements are never changed:
 * the difference becomes a new movement, so that the stock on earlier days stays the same. Incoming copies come before outgoing
 * copies.
 */
export function calculateStockDifference<Movement extends StockMovement>(
  recordedMovements: readonly Movement[],
  targetMovements: readonly Movement[],
  isSame: (one: Movement, other: Movement) => boolean = ({ kind }, other) => kind === other.kind,
): Movement[] {
  const sums: Movement[] = []
  const addMovement = (movement: Movement, sign: 1 | -1) => {
    const total = sums.find((one) => isSame(one, movement))
    if (total) total.copies += sign * movement.copies
    else sums.push({ ...movement, copies: sign * movement.copies })
  }
  for (const movement of targetMovements) addMovement(movement, 1)
  for (const movement of recordedMovements) addMovement(movement, -1)
  return sums.filter(({ copies }) => copies !== 0).toSorted((one, other) => other.copies - one.copies)
}
