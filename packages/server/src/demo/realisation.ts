import { fromTenge, listPastQuarters, saleChannels, type SaleChannel } from '@press/domain'
import { asc, eq, isNull } from 'drizzle-orm'
import { addDays } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import { books, bookSales, contracts, royaltyTerms } from '../database/schema.ts'
import type { Staff } from './people.ts'
import type { Calendar } from './random.ts'

/**
 * The sales of a title: copies per quarter by channel, the shop's price in tenge, the contract's royalty, and its authors' shares.
 */
interface TitleSales {
  copies: Record<SaleChannel, number>
  price: number
  contract?: { number: string; rate: number; shares: readonly number[] }
}

const createTitleSales = (
  [shop, partners, university]: readonly [number, number, number],
  price: number,
  number?: string,
  rate = 0,
  ...shares: number[]
): TitleSales => ({
  copies: { shop, partners, university },
  price,
  ...(number && { contract: { number, rate, shares: shares.length > 0 ? shares : [100] } }),
})

/** The figures of picture n6, for titles of earlier years. Two of the titles are sold without a contract. */
const salesByTitle: Readonly<Record<string, TitleSales>> = {
  'Қазақ диалектологиясы': createTitleSales([61, 320, 15], 7900, 'АД-02', 12, 60, 40),
  'Түркі тілдерінің тарихи грамматикасы': createTitleSales([42, 210, 35], 5200, 'АД-18', 10),
  'Қорқыт ата мұрасы': createTitleSales([86, 140, 60], 4900, 'АД-31', 10),
  'Информатика: учебник для бакалавров': createTitleSales([35, 52, 180], 2900, 'АД-44', 8),
  'Экология Каспия': createTitleSales([118, 64, 20], 3800, 'АД-07', 8),
  'Цифрлық педагогика': createTitleSales([24, 90, 75], 3400, 'АД-12', 10, 50, 50),
  'Жер құқығы': createTitleSales([52, 38, 44], 3100, 'АД-29', 8),
  'Общая химия. Лабораторный практикум': createTitleSales([9, 14, 0], 2600),
  'Ландшафты Устюрта': createTitleSales([6, 9, 0], 4100),
}

/** The discounts of the channels on the shop's price, in per cent. */
const discounts: Record<SaleChannel, number> = { shop: 0, partners: 12, university: 10 }

/** Seeds the sales of channels in the last quarters, the author contracts for these titles, and returned copies. */
export async function seedRealisation(
  tx: Tx,
  staff: Staff,
  { dayAgo }: Calendar,
  /** The remaining copies of each book, by book id. */
  remainingCopies: ReadonlyMap<number, number>,
): Promise<void> {
  const [clerk = null] = staff.withRole('accounting')
  const catalogue = await tx.select().from(books).where(isNull(books.tech_card_id)).orderBy(asc(books.id))
  const quarters = listPastQuarters(dayAgo(0), 3)
  const firstDay = quarters.at(-1)?.from ?? dayAgo(270)
  for (const [name, { copies, price, contract }] of Object.entries(salesByTitle)) {
    const book = catalogue.find(({ book_name }) => book_name === name)
    if (!book) throw new Error(`The demo catalog has no «${name}»`)
    if (contract) {
      const [insertedContract] = await tx
        .insert(contracts)
        .values({
          kind: 'author',
          status: 'signed',
          number: `${contract.number}/${firstDay.slice(2, 4)}`,
          date: firstDay,
          starts_on: firstDay,
          party_name: book.authors,
        })
        .returning({ id: contracts.id })
      await tx.insert(royaltyTerms).values({
        contract_id: insertedContract?.id as number,
        book_id: book.id,
        rate: contract.rate,
        authors: book.author_names.map((author, index) => ({ name: author, share: contract.shares[index] ?? 0 })),
        email: `author-${book.id}@mail.example`,
        language: book.language === 'ru' ? 'ru' : 'kz',
      })
    }
    const rows = quarters.flatMap(({ from }, quartersBack) =>
      saleChannels.flatMap((channel) => {
        // The last quarter has the figures of the picture, and earlier quarters have slightly lower figures.
        const totalCopies = Math.round(copies[channel] * (1 - quartersBack * 0.15))
        const unitPrice = Math.round(fromTenge(price) * (1 - discounts[channel] / 100))
        const createReport = (day: number, count: number, note = '') =>
          count === 0
            ? []
            : [
                {
                  book_id: book.id,
                  channel,
                  date: addDays(from, day),
                  copies: count,
                  sum: count * unitPrice,
                  note,
                  created_by: clerk,
                },
              ]
        // Partners return some of the copies.
        const returnedCopies = channel === 'partners' && totalCopies > 30 ? 4 : 0
        const earlyCopies = Math.floor((totalCopies + returnedCopies) / 2)
        return [
          ...createReport(30, earlyCopies),
          ...createReport(60, totalCopies + returnedCopies - earlyCopies),
          ...createReport(80, -returnedCopies, 'Возврат'),
        ]
      }),
    )
    await tx.insert(bookSales).values(rows)
    const soldCopies = rows.reduce((sum, one) => sum + Math.max(0, one.copies), remainingCopies.get(book.id) ?? 0)
    const printed = Math.max(book.printed ?? 0, 100 * Math.ceil(soldCopies / 100))
    await tx.update(books).set({ printed }).where(eq(books.id, book.id))
  }
}
