import type { AnswerOf } from '@press/client'
import type { StatementLine } from '@press/domain'
import { invoices, openLines, statement } from '@press/ui/src/press/statements/fixtures.ts'

type Lines = AnswerOf<'GET /api/statements/{id}/lines'>

/** Example payments of a bank statement, for stories. They add up to the sums of the statement. */

const createLine = (id: number, fields: Partial<StatementLine>): StatementLine => ({
  id,
  version: 1,
  statement_id: statement.id,
  number: String(id),
  date: '2026-11-20',
  amount: 0,
  payer_name: '',
  payer_bin: '',
  payer_known: true,
  purpose: '',
  state: 'matched',
  reason: 'whole',
  parts: [],
  decided_by: null,
  decided_at: null,
  ...fields,
})
const createInvoiceParts = (offer_id: number, recipient_name: string, sum: number, amount: number, paid = 0) => [
  {
    offer_id,
    number: `0${offer_id}`,
    invoice_number: String(offer_id),
    recipient_name,
    recipient_bin: '',
    sum,
    paid,
    amount,
  },
]

/** Five payments that need a confirmation, and two unknown payments. */
export const undecidedLines: Lines['lines'] = [
  ...openLines.slice(0, 2),
  createLine(111, {
    date: '2026-11-19',
    state: 'confirm',
    reason: 'otherPayer',
    amount: 32_004_000,
    payer_name: 'Алимов Т. М.',
    payer_bin: '890412300317',
    payer_known: false,
    purpose: 'Оплата по КП-0399 за Алимову М. С.',
    parts: createInvoiceParts(399, 'Алимова М. С.', 32_004_000, 32_004_000),
  }),
  createLine(112, {
    date: '2026-11-18',
    state: 'confirm',
    reason: 'noNumber',
    amount: 44_235_000,
    payer_name: 'Омарова Л. Б.',
    payer_bin: '880216400236',
    purpose: 'За издание учебника, первая половина',
    parts: createInvoiceParts(379, 'Омарова Л. Б.', 88_470_000, 44_235_000),
  }),
  createLine(113, {
    date: '2026-11-17',
    state: 'confirm',
    reason: 'repeat',
    amount: 50_000_000,
    payer_name: 'ТОО «Степь Медиа»',
    payer_bin: '170240021151',
    purpose: 'Оплата по счёту 384',
    parts: createInvoiceParts(384, 'ТОО «Степь Медиа»', 100_000_000, 50_000_000, 50_000_000),
  }),
  ...openLines.slice(2),
  createLine(114, {
    date: '2026-11-16',
    state: 'unknown',
    reason: 'refund',
    amount: 625_000,
    payer_name: 'АО «Қазпошта»',
    payer_bin: '000140000220',
    payer_known: false,
    purpose: 'Возврат аванса за бандероли',
  }),
]

const payers = [
  ['ТОО «Кітап әлемі»', 'part', 'Предоплата по счёту'],
  ['Научная библиотека', 'rest', 'Остаток по счёту'],
  ['Ботанический сад', 'whole', 'Оплата по счёту'],
  ['КГУ «Областная библиотека»', 'whole', 'За каталог, счёт'],
  ['Институт горного дела', 'rest', 'Окончательный расчёт, счёт'],
] as const

/** The first page of the 41 payments that were matched with their invoices. */
export const matchedLines: Lines['lines'] = Array.from({ length: 20 }, (_none, index) => {
  const [name, reason, purpose] = payers[index % payers.length] ?? payers[0]
  const number = 411 - index * 3
  const amount = 18_500_000 + ((index * 7_350_000) % 61_000_000)
  const sum = reason === 'whole' ? amount : amount * 2
  return createLine(200 + index, {
    date: `2026-11-${20 - Math.floor(index / 4)}`,
    reason,
    amount,
    payer_name: name,
    purpose: `${purpose} ${number}`,
    parts: createInvoiceParts(number, name, sum, amount, reason === 'rest' ? amount : 0),
  })
})

export { invoices, statement }
