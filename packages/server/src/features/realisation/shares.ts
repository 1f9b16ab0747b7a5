import type { RoyaltyStatement } from '@press/contract'
import { splitRoyalty, type Accrual } from '@press/domain'
import { sql } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { calculateWithheld, type AccrualRow } from '../shared/payouts/accrue.ts'
import { findAccruals } from '../shared/payouts/accruals.ts'
import { findRoyaltyPayees, type RoyaltyPayee } from './payees.ts'
import type { Period } from '../shared/realisation/sales.ts'
import type { Terms } from '../shared/realisation/terms.ts'

/** The condition for a contract's accruals for a period, except cancelled ones. */
export const accrualsClause = (contractId: number, { from, to }: Period) =>
  sql`accruals.kind = 'royalty' and contract_id = ${contractId} and cancelled_at is null
    and accruals.royalty->>'from' = ${from} and accruals.royalty->>'to' = ${to}`

/**
 * Returns each author's royalty for a period and the deductions. Uses the accrued sums if they exist, otherwise the sums calculated
 * today.
 */
export async function findShares(
  db: Db,
  { contract_id, authors }: Pick<Terms, 'contract_id' | 'authors'>,
  period: Period,
  owed: number,
): Promise<RoyaltyStatement['shares']> {
  const [payees, contractAccruals] = await Promise.all([
    findRoyaltyPayees(db, contract_id, authors),
    findAccruals(db, accrualsClause(contract_id, period)),
  ])
  const accruals = matchAccruals(authors, contractAccruals)
  const shares: RoyaltyStatement['shares'] = []
  for (const [index, { name, share, sum }] of splitRoyalty(owed, authors).entries()) {
    const payee = payees[index]
    const accrual = accruals[index]
    const { withheld, net } =
      accrual ?? (payee ? await calculateDeductions(db, payee, sum) : { withheld: [], net: sum })
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

/**
 * Returns the accrual of each author, matched by position and name. If the order of authors changed since, matches by name. Uses
 * each accrual only once.
 */
function matchAccruals(authors: Terms['authors'], contractAccruals: readonly Accrual[]): (Accrual | undefined)[] {
  const remainingAccruals = contractAccruals.toSorted((one, other) => one.id - other.id)
  const takeFirstMatch = (matches: (accrual: Accrual) => boolean): Accrual | undefined => {
    const index = remainingAccruals.findIndex(matches)
    return index === -1 ? undefined : remainingAccruals.splice(index, 1)[0]
  }
  const accrualByPosition = authors.map(({ name }, index) =>
    takeFirstMatch(({ party, royalty }) => party.name === name && royalty?.place === index),
  )
  return authors.map(
    ({ name }, index) => accrualByPosition[index] ?? takeFirstMatch(({ party }) => party.name === name),
  )
}

/**
 * Calculates the deductions from a royalty by today's rules. Withholds nothing from a negative royalty, which arises when copies
 * are returned.
 */
async function calculateDeductions(
  db: Db,
  payee: RoyaltyPayee,
  sum: number,
): Promise<Pick<AccrualRow, 'withheld' | 'net'>> {
  if (sum <= 0) return { withheld: [], net: sum }
  const { lines, net } = await calculateWithheld(db, { ...payee, kind: 'royalty', date: getToday(), gross: sum })
  return { withheld: lines, net }
}
