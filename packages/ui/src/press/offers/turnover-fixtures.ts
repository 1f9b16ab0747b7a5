import {
  createChargedLine,
  filterLinesByKind,
  calculateOfferTotals,
  sumLines,
  type DeliveryKind,
  type Turnover,
} from '@press/domain'
import { offer } from './fixtures.ts'

const { charges, vat_rate } = calculateOfferTotals(offer.items, offer.date, offer.discount)

/** Returns a document with the given number of copies of the first title, or with all works. */
function createDocument(id: number, kind: DeliveryKind, copies: number, extraFields: Partial<Turnover> = {}): Turnover {
  const lines = filterLinesByKind(kind, charges)
    .slice(0, kind === 'waybill' ? 1 : charges.length)
    .map((line) => (kind === 'waybill' ? createChargedLine(line, copies, vat_rate) : line))
  return {
    id,
    kind,
    number: `00${id}`,
    date: '2026-11-20',
    vat_rate,
    lines,
    sum: sumLines(lines),
    vat: lines.reduce((total, { vat }) => total + vat, 0),
    of_id: null,
    reason: '',
    cancelled_at: null,
    cancelled_by: null,
    cancel_reason: '',
    signer: null,
    ...extraFields,
  }
}

const cancelledWaybill = createDocument(11, 'waybill', 120, {
  cancelled_at: '2026-11-20T10:00:00.000Z',
  cancelled_by: 'Айгүл Сәрсен',
  cancel_reason: 'Отпустили 100',
})
const waybill = createDocument(12, 'waybill', 100, { of_id: 11, reason: 'Отпустили 100' })
const returnDocument = createDocument(13, 'waybill', 10, { kind: 'return', of_id: 12, reason: 'Брак переплёта' })
const turnovers = [
  cancelledWaybill,
  waybill,
  { ...returnDocument, sum: -returnDocument.sum, vat: -returnDocument.vat },
  createDocument(14, 'act', 0),
]

/** The deliveries for the offer of the fixtures, with the totals of their documents. */
export const deliveredOffer = {
  turnovers,
  delivered: sumLines(turnovers.filter(({ cancelled_at }) => !cancelled_at)),
}
