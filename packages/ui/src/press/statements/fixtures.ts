import type { StatementRow, PayableOffer, StatementLine } from '@press/domain'

const emptyTally = { count: 0, sum: 0 }
export const statement: StatementRow = {
  id: 7,
  version: 1,
  file_name: 'kl_to_1c.txt',
  format: '1c',
  bank: 'Народный банк',
  account: 'KZ416010111000123456',
  date_from: '2026-11-16',
  date_to: '2026-11-20',
  turnover: 1_819_860_000,
  known: 0,
  reason: '',
  total: { count: 48, sum: 1_819_860_000 },
  tallies: {
    matched: { count: 41, sum: 1_428_746_000 },
    confirm: { count: 5, sum: 382_089_000 },
    unknown: { count: 2, sum: 9_025_000 },
    foreign: emptyTally,
    reversed: emptyTally,
  },
  state: 'open',
  created_by: 'Айгүл Сәрсен',
  created_at: '2026-11-22T06:00:00.000Z',
  closed_by: null,
  closed_at: null,
}

const university = { recipient_name: 'Университет иностранных языков', recipient_bin: '960440000381' }
const createInvoice = (offer_id: number, sum: number, paid = 0, recipient = university): PayableOffer => ({
  offer_id,
  number: `0${offer_id}`,
  invoice_number: String(offer_id),
  sum,
  paid,
  ...recipient,
})
export const invoices = [createInvoice(388, 113_400_000), createInvoice(381, 61_000_000), createInvoice(365, 9_450_000)]

let lastLineId = 100
const createLine = (fields: Partial<StatementLine>): StatementLine => ({
  id: (lastLineId += 1),
  version: 1,
  statement_id: statement.id,
  number: '17',
  date: '2026-11-20',
  amount: 0,
  payer_name: '',
  payer_bin: '',
  payer_known: true,
  purpose: '',
  state: 'confirm',
  reason: 'several',
  parts: [],
  decided_by: null,
  decided_at: null,
  ...fields,
})
const createPart = (offer: PayableOffer | undefined, amount: number) => (offer ? [{ ...offer, amount }] : [])
const institute = { recipient_name: 'Институт горного дела', recipient_bin: '990240004519' }

export const openLines = [
  createLine({
    amount: 150_000_000,
    payer_name: university.recipient_name,
    payer_bin: university.recipient_bin,
    purpose: 'Оплата по счетам 388, 381 за хрестоматию и методические пособия, в т. ч. НДС',
    parts: [...createPart(invoices[0], 113_400_000), ...createPart(invoices[1], 36_600_000)],
  }),
  createLine({
    amount: 105_850_000,
    payer_name: institute.recipient_name,
    payer_bin: institute.recipient_bin,
    purpose: 'Счёт 408',
    reason: 'less',
    parts: createPart(createInvoice(408, 105_900_000, 0, institute), 105_850_000),
  }),
  createLine({
    state: 'unknown',
    reason: 'unknownPayer',
    amount: 8_400_000,
    payer_name: 'ТОО «Сарыарқа Логистик»',
    payer_bin: '151040012987',
    payer_known: false,
    purpose: 'за транспортные услуги, договор 12',
  }),
]
const kitap = { recipient_name: 'ТОО «Кітап әлемі»', recipient_bin: '151040012987' }
export const decidedLines = [
  createLine({
    state: 'matched',
    reason: 'part',
    amount: 99_200_000,
    payer_name: kitap.recipient_name,
    parts: createPart(createInvoice(411, 330_666_667, 99_200_000, kitap), 99_200_000),
  }),
  createLine({
    state: 'foreign',
    reason: 'refund',
    amount: 625_000,
    payer_name: 'АО «Қазпошта»',
    decided_by: 'Айгүл Сәрсен',
  }),
]
