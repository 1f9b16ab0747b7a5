import type { BookStock, StockMovementRow } from '@press/domain'
import { createPerson } from '../shared/fixtures/people.ts'

/* Fictional rows for stories. */

export const bookStock: BookStock = { book_id: 12, book_name: 'Алтай өркениеті', left: 118, version: 7 }

const keeper = createPerson(8, 'Болат Серік', 8)
const customer = { offer_id: 81, number: '0345', name: 'ТОО «Кітап әлемі»' }
const baseMovement = {
  date: '2026-11-20',
  created_at: '2026-11-20T06:00:00Z',
  customer: null,
  techcard_id: null,
  turnover: null,
  shop_order_id: null,
  sale_id: null,
  reason: '',
  by: keeper,
}

/** Example movements, latest first. */
export const stockMovements: StockMovementRow[] = [
  { ...baseMovement, id: 9, kind: 'counted', copies: -2, balance: 118, date: '2026-11-27', reason: 'Инвентаризация' },
  {
    ...baseMovement,
    id: 8,
    kind: 'written_off',
    copies: -3,
    balance: 120,
    date: '2026-11-26',
    reason: 'Намокли при разгрузке',
  },
  {
    ...baseMovement,
    id: 7,
    kind: 'sold',
    copies: 2,
    balance: 123,
    date: '2026-11-25',
    sale_id: 31,
    reason: 'Отчёт исправлен',
  },
  { ...baseMovement, id: 6, kind: 'sold', copies: -12, balance: 121, date: '2026-11-24', sale_id: 31 },
  {
    ...baseMovement,
    id: 5,
    kind: 'shipped',
    copies: -200,
    balance: 98,
    date: '2026-11-23',
    customer,
    turnover: { offer_id: 81, kind: 'waybill', number: '0012' },
  },
  { ...baseMovement, id: 4, kind: 'library', copies: -30, balance: 133, date: '2026-11-22', techcard_id: 1143 },
  { ...baseMovement, id: 3, kind: 'received', copies: 300, balance: 298, customer, techcard_id: 1143 },
  {
    ...baseMovement,
    id: 2,
    kind: 'shortage',
    copies: -2,
    balance: 163,
    techcard_id: 1143,
    reason: 'Недовложение в пачке',
  },
  { ...baseMovement, id: 1, kind: 'received', copies: 165, balance: 165, techcard_id: 1143 },
]
