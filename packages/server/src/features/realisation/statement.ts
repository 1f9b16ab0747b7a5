import type { RoyaltyStatement } from '@press/contract'
import { sumSalesByChannel, getRoyaltyDueDate, calculateRoyalty, getVatRate, type RoyaltyDelivery } from '@press/domain'
import type { Locale } from '@press/i18n/node'
import { sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { isoTimestampSql, queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import { getPressSide } from '../../database/press-side.ts'
import { assertPeriod } from './list.ts'
import { findSales, type Period } from '../shared/realisation/sales.ts'
import { findShares } from './shares.ts'
import { findTermsForContract } from './terms.ts'

/** Returns the statement deliveries of a contract, the latest first. */
export const findStatementDeliveries = (db: Db, contractId: number): Promise<RoyaltyDelivery[]> =>
  queryRows<RoyaltyDelivery>(
    db,
    sql`select sent.id, sent."from"::text, sent."to"::text, sent.language, sent.owed, sent.email, sent.state, sent.problem,
        senders.name as sent_by, ${isoTimestampSql('sent.created_at')} as created_at, files.sha256,
        json_build_object('id', files.id, 'name', files.name, 'size', files.size, 'mime', files.mime) as file
      from royalty_sendings sent join files on files.id = sent.file_id left join users senders on senders.id = sent.sent_by
      where sent.contract_id = ${contractId} order by sent.id desc`,
  )

/**
 * Returns the statement of a contract for a period, even if nothing was sold. Throws `notFound` if the contract is not in force in
 * the period.
 */
export async function findStatement(
  db: Db,
  contractId: number,
  period: Period,
  /** The language of the press's name. @default the authors' language */
  locale?: Locale,
): Promise<RoyaltyStatement> {
  assertPeriod(period)
  const terms = await findTermsForContract(db, contractId, period)
  if (!terms) throw new PressError('notFound')
  const [sales, [book], deliveries, press] = await Promise.all([
    findSales(db, period, terms.book_id),
    queryRows<{ book_name: string; authors: string }>(
      db,
      sql`select book_name, authors from books where id = ${terms.book_id}`,
    ),
    findStatementDeliveries(db, contractId),
    getPressSide(db, { day: period.to, locale: locale ?? terms.language, signs: 'acts' }),
  ])
  const channelSums = sumSalesByChannel(sales.get(terms.book_id) ?? [])
  const owed = calculateRoyalty(channelSums.net, terms.rate)
  return {
    press,
    contract: { id: contractId, number: terms.number, date: terms.date },
    book_name: book?.book_name ?? '',
    authors: terms.authors.map(({ name }) => name).join(', '),
    ...period,
    due: getRoyaltyDueDate(period.to),
    ...channelSums,
    vat_rate: getVatRate(period.to),
    rate: terms.rate,
    owed,
    shares: await findShares(db, terms, period, owed),
    email: terms.email,
    language: terms.language,
    sendings: deliveries,
  }
}
