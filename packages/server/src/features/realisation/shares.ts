import type { RoyaltyStatement } from '@press/contract'
import { royaltyShares } from '@press/domain'
import { sql } from 'drizzle-orm'
import { today } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { withheldFrom, type AccrualRow } from '../payouts/accrue.ts'
import { findAccruals } from '../payouts/queries.ts'
import { findRoyaltyPayees, type RoyaltyPayee } from './payees.ts'
import type { Period } from './sales.ts'
import type { Terms } from './terms.ts'

/** Accruals of a contract for a period that were not cancelled. */
export const accrued = (contract: number, { from, to }: Period) =>
  sql`accruals.kind = 'royalty' and contract_id = ${contract} and cancelled_at is null
    and accruals.royalty->>'from' = ${from} and accruals.royalty->>'to' = ${to}`

/** What each author is owed for a period, and what is withheld: as it was accrued, else as it would be today. */
export async function sharesOf(
  db: Db,
  { contract_id, authors }: Pick<Terms, 'contract_id' | 'authors'>,
  period: Period,
  owed: number,
): Promise<RoyaltyStatement['shares']> {
  const [payees, made] = await Promise.all([
    findRoyaltyPayees(db, contract_id, authors),
    findAccruals(db, accrued(contract_id, period)),
  ])
  const shares: RoyaltyStatement['shares'] = []
  for (const [at, { name, share, sum }] of royaltyShares(owed, authors).entries()) {
    const payee = payees[at]
    const accrual = made.find(({ party }) => party.name === name)
    const { withheld, net } = accrual ?? (payee ? await withheldToday(db, payee, sum) : { withheld: [], net: sum })
    shares.push({
      name,
      share,
      sum,
      bin: payee?.party.bin ?? '',
      withheld,
      net,
      accrual: accrual
        ? {
            id: accrual.id,
            number: accrual.number,
            date: accrual.date,
            gross: accrual.gross,
            paid_on: accrual.paid_on,
          }
        : null,
    })
  }
  return shares
}

/** Nothing is withheld from what an author owes the press because copies came back. */
async function withheldToday(db: Db, payee: RoyaltyPayee, sum: number): Promise<Pick<AccrualRow, 'withheld' | 'net'>> {
  if (sum <= 0) return { withheld: [], net: sum }
  const { lines, net } = await withheldFrom(db, { ...payee, kind: 'royalty', date: today(), gross: sum })
  return { withheld: lines, net }
}
