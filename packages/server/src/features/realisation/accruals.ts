import { isDeepStrictEqual } from 'node:util'
import type { ParsedBody } from '@press/contract'
import {
  validateAct,
  getPayeeKind,
  sumSalesByChannel,
  calculateRoyalty,
  getStatementSendRefusal,
  type Accrual,
} from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import type { Tx } from '../../database/database.ts'
import { royaltyTerms } from '../../database/schema.ts'
import { getPressSide } from '../../database/press-side.ts'
import { assertPartyDetails, PressError } from '../../errors.ts'
import type { Context } from '../shared/context.ts'
import { createAccrual } from '../shared/payouts/accrue.ts'
import { mergeMissingDetails, pressToPartyDetails, recordRoyalty } from '../shared/payouts/acts.ts'
import { findAccruals } from '../shared/payouts/accruals.ts'
import { findRoyaltyPayees } from './payees.ts'
import { lockBook } from './sale.ts'
import { findBookSales } from './sales.ts'
import type { Period } from '../shared/realisation/sales.ts'
import { accrualsClause } from './shares.ts'
import { findStatement } from './statement.ts'
import { findTermsForContract } from './terms.ts'
import type { Terms } from '../shared/realisation/terms.ts'

type Body = ParsedBody<'POST /api/realisation/contracts/{id}/accrue'>

/**
 * Throws if the royalties of the period are already accrued. The lock makes a concurrent request wait, and then see the accruals of
 * the first request.
 */
async function assertNotAccrued(tx: Tx, contractId: number, period: Period): Promise<void> {
  await tx.execute(sql`select from royalty_terms where contract_id = ${contractId} for update`)
  const { rows } = await tx.execute(sql`select from accruals where ${accrualsClause(contractId, period)} limit 1`)
  if (rows.length > 0) throw new PressError('moveRefused', { message: 'royalty.accrued' })
}

/** Whether the royalty is still the sum that was calculated. Locks sales of the book and its terms until the transaction ends. */
async function isStillOwed(tx: Tx, calculatedTerms: Terms, period: Period, calculatedOwed: number): Promise<boolean> {
  await lockBook(tx, calculatedTerms.book_id)
  await assertNotAccrued(tx, calculatedTerms.contract_id, period)
  const [terms] = await tx.select().from(royaltyTerms).where(eq(royaltyTerms.contract_id, calculatedTerms.contract_id))
  if (terms?.rate !== calculatedTerms.rate || !isDeepStrictEqual(terms.authors, calculatedTerms.authors)) return false
  const { net } = sumSalesByChannel(await findBookSales(tx, period, calculatedTerms.book_id))
  return calculateRoyalty(net, terms.rate) === calculatedOwed
}

/** Accrues royalties to all authors of a contract for a past period. If one of them cannot be accrued, none is accrued. */
export async function accrueRoyalties(context: Context, contractId: number, body: Body): Promise<Accrual[]> {
  const { db, person } = context
  const { from, to, date, owed, entrepreneurs } = body
  const [statement, terms] = await Promise.all([
    findStatement(db, contractId, { from, to }),
    findTermsForContract(db, contractId, { from, to }),
  ])
  if (!terms) throw new PressError('notFound')
  if (getStatementSendRefusal({ to, sent: false }, getToday()) !== null)
    throw new PressError('moveRefused', { message: 'royalty.notOver' })
  if (owed !== undefined && owed !== statement.owed) throw new PressError('conflict', { current: { statement } })
  const fields = validateAct({ date }, to, getToday())
  if (Object.keys(fields).length > 0) throw new PressError('validation', { fields })
  const payees = await findRoyaltyPayees(db, contractId, terms.authors)
  const paidShares = statement.shares.flatMap((share, index) => {
    const payee = payees[index]
    return payee && share.sum > 0 ? [{ ...payee, share, at: index }] : []
  })
  if (paidShares.length === 0) throw new PressError('moveRefused', { message: 'royalty.nothing' })
  const { id, number } = statement.contract
  const press = pressToPartyDetails(await getPressSide(db, { day: date, locale: 'ru', signs: 'acts' }))
  assertPartyDetails(
    'royalty',
    mergeMissingDetails(
      'royalty',
      press,
      paidShares.map(({ party }) => ({ party, contract: { id, number } })),
    ),
  )
  const ids = await db.transaction(async (tx) => {
    if (!(await isStillOwed(tx, terms, { from, to }, statement.owed))) return null
    const createdIds: number[] = []
    for (const { party, payee_id, share, at: index } of paidShares) {
      const row = await createAccrual(tx, {
        kind: 'royalty',
        date,
        payee_id,
        party,
        contract_id: contractId,
        gross: share.sum,
        royalty: { book_name: statement.book_name, from, to, share: share.share, place: index },
        made_by: person.id,
        payee: entrepreneurs.includes(index) ? 'entrepreneur' : getPayeeKind(party.bin),
      })
      await recordRoyalty(tx, 'accrued', row)
      createdIds.push(row.id)
    }
    return createdIds
  })
  // A sale was recorded meanwhile, so the royalty is calculated again. The new sum is refused if the accountant confirmed another
  // sum.
  if (ids === null) return accrueRoyalties(context, contractId, body)
  return findAccruals(db, sql`accruals.id = any(${sql.param(ids)}::int[])`)
}
