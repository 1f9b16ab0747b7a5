import type { PaperBalanceRow, PaperMovementRow, PaperOrder, PaperRunRow } from '@press/domain'
import { person } from '../people/fixtures.ts'

/* The paper of design/png/m5-home-typography, for stories. */

const keeper = person(8, 'Ардак Нуржанов', 8)

export const today = '2026-11-23'

const balance = (paper: PaperBalanceRow['paper'], needed: number, on_hand: number): PaperBalanceRow => ({
  paper,
  needed,
  on_hand,
  ordered: 0,
  from_hand: Math.min(needed, on_hand),
  from_coming: 0,
  missing: Math.max(0, needed - on_hand),
  packs: 0,
  arrives_by: null,
  order_by: null,
  version: 1,
})

export const balances: PaperBalanceRow[] = [
  { ...balance('offset80', 166_629, 140_000), packs: 54, arrives_by: '2026-12-03', order_by: '2026-11-26' },
  balance('coated130', 91_803, 96_000),
  balance('offset120', 14_283, 16_500),
  balance('colotech160', 1_236, 4_100),
]

export const order: PaperOrder = {
  id: 7,
  version: 1,
  paper: 'offset80',
  sheets: 27_000,
  expected_on: '2026-12-03',
  note: '',
  status: 'ordered',
  ordered_by: keeper,
  created_at: '2026-11-19T06:10:00Z',
}

const movement = (id: number, rest: Partial<PaperMovementRow>): PaperMovementRow => ({
  id,
  paper: 'offset80',
  kind: 'received',
  sheets: 27_000,
  order_id: null,
  techcard_id: null,
  book_name: null,
  language: null,
  reason: '',
  by: keeper,
  at: '2026-11-20T06:10:00Z',
  ...rest,
})

const run = { techcard_id: 1152, book_name: 'Введение в корпусную лингвистику', language: 'ru' } as const
export const movements: PaperMovementRow[] = [
  movement(4, { ...run, kind: 'spoiled', sheets: -141, at: '2026-11-21T09:40:00Z' }),
  movement(3, { ...run, kind: 'used', sheets: -6_750, at: '2026-11-21T09:40:00Z' }),
  movement(2, { kind: 'counted', sheets: -300, reason: 'Отсырела верхняя пачка' }),
  movement(1, {}),
]

const needs = (id: number, book_name: string, due: string, rest: Partial<PaperRunRow>): PaperRunRow => ({
  id,
  book_name,
  language: 'ru',
  due,
  paper: 'offset80',
  sheets: 24_483,
  missing: 0,
  expected: null,
  ...rest,
})
export const runs: PaperRunRow[] = [
  needs(1168, 'Атлас птиц Семиречья', '2026-11-24', { paper: 'coated130', sheets: 91_803 }),
  needs(1131, 'Абай және әлем әдебиеті', '2026-11-29', { language: 'kz', sheets: 122_403 }),
  needs(1160, 'Теория перевода: хрестоматия', '2026-12-05', { missing: 13_774 }),
  needs(1163, 'Геоботаника сухих степей', '2026-12-08', { sheets: 12_855, expected: '2026-12-03' }),
]
