import {
  isSameLine,
  getUnreturnedLines,
  getUndeliveredLines,
  filterLinesByKind,
  createMoreThanStock,
  calculateOfferTotals,
  getStockRefusal,
  validateTurnover,
  type ChargedLine,
  type MoreThanStock,
  type TurnoverProblems,
  type Offer,
  type Turnover,
  type LineStock,
} from '@press/domain'
import type { TurnoverAction } from '../turnover-types.ts'

/** The data of an offer that determines which goods and works can be delivered. */
export interface TurnoverOffer extends Pick<
  Offer,
  'number' | 'revision' | 'date' | 'items' | 'discount' | 'techcards'
> {
  turnovers: readonly Turnover[]
  /** The date when printing of the offer's books started. Null if printing has not started, or the offer includes no printing. */
  printed_from: string | null
}

export interface TurnoverValues {
  date: string
  reason: string
  lines: { quantity: number | null }[]
}

/** Returns the lines of an action, each with its maximum quantity. */
export function getActionLines(offer: TurnoverOffer, act: TurnoverAction): ChargedLine[] {
  const { charges } = calculateOfferTotals(offer.items, offer.date, offer.discount)
  const documents = offer.turnovers.map((turnover) => ({ ...turnover }))
  if (act.action === 'issue')
    return filterLinesByKind(act.kind, getUndeliveredLines(charges, documents)).filter(({ quantity }) => quantity > 0)
  if (act.action === 'return') return getUnreturnedLines(act.document, documents).filter(({ quantity }) => quantity > 0)
  if (act.action === 'cancel' || act.document.kind === 'return') return []
  const otherDocuments = documents.filter(({ id }) => id !== act.document.id)
  return filterLinesByKind(act.document.kind, getUndeliveredLines(charges, otherDocuments)).filter(
    ({ quantity }) => quantity > 0,
  )
}

/** Returns the stock available to a line, including the copies of the corrected document. Null if the stock is not tracked. */
export function getAvailableStock(
  { item, work }: Pick<ChargedLine, 'item' | 'work'>,
  act: TurnoverAction,
  stock: readonly LineStock[],
): number | null {
  if (work !== null || act.action === 'return' || act.action === 'cancel') return null
  const stockLeft = stock.find((lineStock) => lineStock.item === item)?.left ?? null
  if (stockLeft === null || act.action === 'issue') return stockLeft
  return (
    stockLeft + (act.document.lines.find((documentLine) => isSameLine(documentLine, { item, work }))?.quantity ?? 0)
  )
}

/** Returns the initial values: undelivered copies in stock, the copies of a corrected document, or no quantities for a return. */
export function createInitialValues(
  act: TurnoverAction,
  lines: readonly ChargedLine[],
  stock: readonly LineStock[],
  today: string,
): TurnoverValues {
  const getInitialQuantity = (line: ChargedLine): number | null => {
    if (act.action === 'issue') return Math.min(line.quantity, getAvailableStock(line, act, stock) ?? Infinity)
    if (act.action === 'return') return null
    return act.document.lines.find((documentLine) => isSameLine(documentLine, line))?.quantity ?? null
  }
  return {
    date: act.action === 'correct' ? act.document.date : today,
    reason: '',
    lines: lines.map((line) => ({ quantity: getInitialQuantity(line) })),
  }
}

interface Rules {
  offer: TurnoverOffer
  action: TurnoverAction
  lines: readonly ChargedLine[]
  stock: readonly LineStock[]
  today: string
}

/** Returns the errors of the form by field. */
export function findTurnoverProblems(
  values: TurnoverValues,
  { offer, action, lines, stock, today }: Rules,
): Record<string, TurnoverProblems[string] | MoreThanStock> {
  const reasonProblems: TurnoverProblems =
    action.action !== 'issue' && !values.reason.trim() ? { reason: 'required' } : {}
  if (action.action === 'cancel') return reasonProblems
  const hasGoods = action.action === 'issue' ? action.kind === 'waybill' : action.document.kind === 'waybill'
  const enteredLines = lines.map(({ item, work }, index) => ({
    item,
    work,
    quantity: values.lines[index]?.quantity ?? null,
  }))
  const problems = validateTurnover(
    { date: values.date, lines: enteredLines },
    {
      today,
      offerDate: offer.date,
      left: lines,
      ...(action.action === 'return' && { documentDate: action.document.date }),
      ...(hasGoods && action.action !== 'return' && offer.techcards?.length && { printedFrom: offer.printed_from }),
    },
  )
  const stockProblems = enteredLines.flatMap((line, index) => {
    const stockLeft = getAvailableStock(line, action, stock)
    const refusal = stockLeft === null ? null : getStockRefusal(line.quantity ?? 0, stockLeft)
    return refusal ? [[`lines.${index}.quantity`, createMoreThanStock(refusal)] as const] : []
  })
  return { ...Object.fromEntries(stockProblems), ...problems, ...reasonProblems }
}
