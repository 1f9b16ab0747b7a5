import { isDeepStrictEqual } from 'node:util'
import type { ParsedBody } from '@press/contract'
import {
  validateAct,
  payeeKindOf,
  sumSalesByChannel,
  calculateRoyalty,
  getStatementSendRefusal,
  type Accrual,
} from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import type { Tx } from '../../database/database.ts'
import { royaltyTerms } from '../../database/schema.ts'
import { pressSide } from '../../database/press-side.ts'
import { assertSides, PressError } from '../../errors.ts'
import type { Context } from '../shared/context.ts'
import { accrue } from '../shared/payouts/accrue.ts'
import { mergeMissingDetails, pressFacts, recordRoyalty } from '../shared/payouts/acts.ts'
import { findAccruals } from '../shared/payouts/accruals.ts'
import { findRoyaltyPayees } from './payees.ts'
import { lockBook } from './sale.ts'
import { salesOf } from './sales.ts'
import type { Period } from '../shared/realisation/sales.ts'
import { accrued } from './shares.ts'
import { findStatement } from './statement.ts'
import { findTermsForContract } from './terms.ts'
import type { Terms } from '../shared/realisation/terms.ts'

type Body = ParsedBody<'POST /api/realisation/contracts/{id}/accrue'>

/**
 * Throws if the royalties of the period are already accrued. The lock makes a concurrent request wait, and then see the accruals of
 * the first request.
 */
async function assertNotAccrued(tx: Tx, contract: number, period: Period): Promise<void> {
  await tx.execute(sql`select from royalty_terms where contract_id = ${contract} for update`)
  const { rows } = await tx.execute(sql`select from accruals where ${accrued(contract, period)} limit 1`)
  if (rows.length > 0) throw new PressError('moveRefused', { message: 'royalty.accrued' })
}

/** Whether the royalty is still the sum that was calculated. Locks sales of the book and its terms until the transaction ends. */
async function isStillOwed(tx: Tx, knownTerms: Terms, period: Period, owed: number): Promise<boolean> {
  await lockBook(tx, knownTerms.book_id)
  await assertNotAccrued(tx, knownTerms.contract_id, period)
  const [terms] = await tx.select().from(royaltyTerms).where(eq(royaltyTerms.contract_id, knownTerms.contract_id))
  if (terms?.rate !== knownTerms.rate || !isDeepStrictEqual(terms.authors, knownTerms.authors)) return false
  const { net } = sumSalesByChannel(await salesOf(tx, period, knownTerms.book_id))
  return calculateRoyalty(net, terms.rate) === owed
}

/** Accrues royalties to all authors of a contract for a past period. If one of them cannot be accrued, none is accrued. */
export async function accrueRoyalties(context: Context, contract: number, body: Body): Promise<Accrual[]> {
  const { db, person } = context
  const { from, to, date, owed, entrepreneurs } = body
  const [statement, terms] = await Promise.all([
    findStatement(db, contract, { from, to }),
    findTermsForContract(db, contract, { from, to }),
  ])
  if (!terms) throw new PressError('notFound')
  if (getStatementSendRefusal({ to, sent: false }, getToday()) !== null)
    throw new PressError('moveRefused', { message: 'royalty.notOver' })
  if (owed !== undefined && owed !== statement.owed) throw new PressError('conflict', { current: { statement } })
  const fields = validateAct({ date }, to, getToday())
  if (Object.keys(fields).length > 0) throw new PressError('validation', { fields })
  const payees = await findRoyaltyPayees(db, contract, terms.authors)
  const paid = statement.shares.flatMap((share, at) => {
    const payee = payees[at]
    return payee && share.sum > 0 ? [{ ...payee, share, at }] : []
  })
  if (paid.length === 0) throw new PressError('moveRefused', { message: 'royalty.nothing' })
  const { id, number } = statement.contract
  const press = pressFacts(await pressSide(db, { day: date, locale: 'ru', signs: 'acts' }))
  assertSides(
    'royalty',
    mergeMissingDetails(
      'royalty',
      press,
      paid.map(({ party }) => ({ party, contract: { id, number } })),
    ),
  )
  const ids = await db.transaction(async (tx) => {
    if (!(await isStillOwed(tx, terms, { from, to }, statement.owed))) return null
    const made: number[] = []
    for (const { party, payee_id, share, at } of paid) {
      const row = await accrue(tx, {
        kind: 'royalty',
        date,
        payee_id,
        party,
        contract_id: contract,
        gross: share.sum,
        royalty: { book_name: statement.book_name, from, to, share: share.share, place: at },
        made_by: person.id,
        payee: entrepreneurs.includes(at) ? 'entrepreneur' : payeeKindOf(party.bin),
      })
      await recordRoyalty(tx, 'accrued', row)
      made.push(row.id)
    }
    return made
  })
  // A sale was recorded meanwhile, so the royalty is calculated again. The new sum is refused if the accountant confirmed another
  // sum.
  if (ids === null) return accrueRoyalties(context, contract, body)
  return findAccruals(db, sql`accruals.id = any(${sql.param(ids)}::int[])`)
}
