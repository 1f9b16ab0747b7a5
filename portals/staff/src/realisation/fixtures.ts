import type { AnswerOf } from '@press/client'
import { lawfulWithholding, toPressSide, calculateWithholding, findWithholdingRates } from '@press/domain'
import { deliveries, rows, statement as letter, realisationSums } from '@press/ui/src/press/realisation/fixtures.ts'
import { pressDetails } from '@press/ui/src/press/shared/fixtures/settings.ts'

/** Example sales of a quarter, for stories. */

type Sales = AnswerOf<'GET /api/realisation'>
type Statement = AnswerOf<'GET /api/realisation/contracts/{id}'>['statement']

export const today = '2026-11-22'
const withholding = findWithholdingRates(lawfulWithholding, today)

export const sales: Sales = {
  from: letter.from,
  to: letter.to,
  due: letter.due,
  rows,
  total: rows.length,
  sums: realisationSums,
  signed: rows.length,
  unsent: rows.length,
  unsigned: { titles: 2, copies: 38 },
}

const createSoldTitle = (
  book_id: number,
  name: string,
  authors: string,
  shop: number,
  partners: number,
  sum: number,
) => ({
  key: String(book_id),
  name,
  authors,
  book_id,
  cover_file_id: null,
  channels: { shop, partners, university: 0 },
  copies: shop + partners,
  sum,
  vat: Math.round(sum * (16 / 116)),
  owed: 0,
  contract: null,
  titles: 1,
})
const unsignedTitles = [
  createSoldTitle(21, 'Экология Каспия', 'Ж. Бек', 14, 10, 9_840_000),
  createSoldTitle(22, 'Introduction to Phonetics', 'A. Kim', 14, 0, 5_460_000),
]

/** Titles that were sold without a contract with the author. */
export const salesWithoutContract: Sales = {
  ...sales,
  rows: unsignedTitles,
  total: unsignedTitles.length,
  sums: {
    channels: { shop: 28, partners: 10, university: 0 },
    copies: 38,
    sum: 15_300_000,
    vat: unsignedTitles.reduce((all, { vat }) => all + vat, 0),
    owed: 0,
  },
}

export const noSales: Sales = {
  ...sales,
  rows: [],
  total: 0,
  sums: { channels: { shop: 0, partners: 0, university: 0 }, copies: 0, sum: 0, vat: 0, owed: 0 },
  signed: 0,
  unsent: 0,
  unsigned: { titles: 0, copies: 0 },
}

/** The statement of the first contract. Its royalty is not accrued yet. */
export const statement: Statement = {
  ...letter,
  press: toPressSide(pressDetails, { day: today, signs: 'contracts', locale: 'kz' }),
  contract: { id: 1, ...letter.contract },
  channels: [...letter.channels],
  shares: letter.shares.map((share) => {
    const { lines, net } = calculateWithholding({ gross: share.sum, payee: 'person', earning: 'royalty' }, withholding)
    return { ...share, withheld: [...lines], net, accrual: null }
  }),
  email: 'toleu@mail.example',
  language: 'kz',
  sendings: [],
}

/** The statement after it was sent and its royalty was accrued. */
export const sentStatement: Statement = {
  ...statement,
  shares: statement.shares.map((share, index) => ({
    ...share,
    accrual: { id: 31 + index, number: 31 + index, date: '2026-11-20', gross: share.sum, paid_on: null },
  })),
  sendings: deliveries.map((sending, index) => ({
    ...sending,
    language: 'kz',
    owed: index === 0 ? letter.owed : 18_240_500,
  })),
}
