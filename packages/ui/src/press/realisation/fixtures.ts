import {
  lawfulWithholding,
  calculateWithholding,
  findWithholdingRates,
  type RealisationRow,
  type BookSale,
  type RoyaltyTerms,
} from '@press/domain'
import type { RoyaltyStatementFacts } from './RoyaltyStatement/index.ts'
import type { SentStatement } from './StatementDelivery/index.ts'

const createRow = (
  book_id: number,
  name: string,
  authors: string,
  [shop, partners, university]: readonly [number, number, number],
  sum: number,
  [number, rate, owedAmount]: readonly [string, number, number],
): RealisationRow => ({
  key: String(book_id),
  name,
  authors,
  book_id,
  cover_file_id: null,
  channels: { shop, partners, university },
  copies: shop + partners + university,
  sum: sum * 100,
  vat: Math.round(sum * 100 * (16 / 116)),
  owed: Math.round(owedAmount * 100),
  contract: { id: book_id, number, rate, sent_at: null },
  titles: 1,
})

/** The rows of design n6. */
export const rows: RealisationRow[] = [
  createRow(1, 'Алтай өркениеті', 'Ә. Төлеу, М. Ыдырыс', [61, 320, 15], 2_813_190, ['АД-02/26', 12, 291_019.65]),
  createRow(2, 'Қазақ тілінің тарихи грамматикасы', 'С. Әбілқасым', [42, 210, 35], 1_343_160, [
    'АД-18/26',
    10,
    115_789.66,
  ]),
  createRow(3, 'Ұлы дала философиясы', 'Г. Мұқанова', [86, 140, 60], 1_289_680, ['АД-31/25', 10, 111_179.31]),
  createRow(4, 'Линейная алгебра в задачах', 'Д. Югай', [35, 52, 180], 704_004, ['АД-44/25', 8, 48_552]),
  createRow(5, 'Социология города', 'Е. Мирошник', [118, 64, 20], 730_816, ['АД-07/26', 8, 50_401.1]),
  createRow(6, 'Өсімдіктер физиологиясы', 'Ү. Серікбай', [24, 90, 75], 580_380, ['АД-12/26', 10, 50_032.76]),
  createRow(7, 'Медиақұқық негіздері', 'Н. Досжан', [52, 38, 44], 387_624, ['АД-29/26', 8, 26_732.69]),
]

export const realisationSums = {
  channels: { shop: 418, partners: 914, university: 429 },
  copies: 1_761,
  sum: 784_885_400,
  vat: 108_260_055,
  owed: 69_370_717,
}

/** A title with more copies returned than sold, and a title without sales. */
export const rowsWithoutNetSales: RealisationRow[] = [
  createRow(8, 'Қорқыт ата мұрасы', 'А. Сейтім', [2, -7, 0], -14_500, ['АД-31/25', 10, -1_250]),
  createRow(9, 'Экология Каспия', 'Ж. Бек', [0, 0, 0], 0, ['АД-07/26', 8, 0]),
]

const withheldRoyalty = calculateWithholding(
  { gross: 17_461_179, payee: 'person', earning: 'royalty' },
  findWithholdingRates(lawfulWithholding, '2026-11-28'),
)

export const statement: RoyaltyStatementFacts = {
  contract: { number: 'АД-02/26', date: '2026-01-12' },
  book_name: 'Алтай өркениеті: мәтіндер мен түсіндірмелер',
  authors: 'Ә. Төлеу, М. Ыдырыс',
  from: '2026-07-01',
  to: '2026-09-30',
  due: '2026-11-30',
  channels: [
    { channel: 'shop', copies: 61, price: 790_000, sum: 48_190_000 },
    { channel: 'partners', copies: 320, price: 695_200, sum: 222_464_000 },
    { channel: 'university', copies: 15, price: 711_000, sum: 10_665_000 },
  ],
  copies: 396,
  sum: 281_319_000,
  vat: 38_802_621,
  vat_rate: 16,
  net: 242_516_379,
  rate: 12,
  owed: 29_101_965,
  shares: [
    {
      name: 'Ә. Төлеу',
      share: 60,
      sum: 17_461_179,
      bin: '860314301271',
      withheld: withheldRoyalty.lines,
      net: withheldRoyalty.net,
      accrual: null,
    },
    {
      name: 'М. Ыдырыс',
      share: 40,
      sum: 11_640_786,
      bin: '900521400186',
      withheld: [],
      net: 11_640_786,
      accrual: { gross: 11_640_786 },
    },
  ],
}

const createFile = (id: number, to: string) => ({
  id,
  name: `Кітаптың_өткізілуі_туралы_есеп_${to}.pdf`,
  size: 48_000,
  mime: 'application/pdf',
})

/** The deliveries of the contract for the current quarter and for the previous quarter. */
export const deliveries: SentStatement[] = [
  {
    id: 12,
    from: '2026-07-01',
    to: '2026-09-30',
    file: createFile(71, '2026-09-30'),
    sha256: `9f2c1a7e${'0'.repeat(48)}41d07b5a`,
    email: 'toleu@mail.example',
    state: 'sent',
    problem: null,
    sent_by: 'Айгүл Сәрсен',
    created_at: '2026-11-20T06:14:00.000Z',
  },
  {
    id: 7,
    from: '2026-04-01',
    to: '2026-06-30',
    file: createFile(52, '2026-06-30'),
    sha256: `1b8d0c43${'0'.repeat(48)}77e2a9f0`,
    email: 'toleu@mail.example',
    state: 'sent',
    problem: null,
    sent_by: 'Айгүл Сәрсен',
    created_at: '2026-08-28T09:02:00.000Z',
  },
]

export const terms: RoyaltyTerms = {
  contract_id: 1,
  version: 1,
  status: 'signed',
  sent: 0,
  number: 'АД-02/26',
  date: '2026-01-12',
  starts_on: null,
  ends_on: null,
  rate: 12,
  authors: [
    { name: 'Ә. Төлеу', share: 60 },
    { name: 'М. Ыдырыс', share: 40 },
  ],
  email: 'toleu@mail.example',
  language: 'kz',
}

const createSale = (id: number, date: string, copies: number, tenge: number, note = ''): BookSale => ({
  id,
  version: 1,
  channel: 'partners',
  date,
  copies,
  sum: tenge * 100,
  note,
  entered_by: 'Айгүл Сәрсен',
})

/** The sales that partners report for a quarter, the latest first. Some copies were returned. */
export const sales: BookSale[] = [
  createSale(3, '2026-09-19', -4, -27_808, 'Возврат'),
  createSale(2, '2026-08-30', 162, 1_126_224),
  createSale(1, '2026-07-31', 162, 1_126_224),
]
