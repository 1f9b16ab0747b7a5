import {
  type EarningKind,
  type AccrualParty,
  type ActWork,
  type AccrualRoyalty,
  type PayeeKind,
  getPayeeKind,
  type WithheldKind,
  type Withheld,
  findWithholdingRates,
  calculateWithholding,
} from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../../database/database.ts'
import { holdLock } from '../../../database/hold-lock.ts'
import { accruals } from '../../../database/schema.ts'
import { getWithholdingRates } from '../../../database/withholding-rates.ts'

export type AccrualRow = typeof accruals.$inferSelect

export interface NewAccrual {
  kind: EarningKind
  date: string
  payee_id: number | null
  party: AccrualParty
  contract_id: number | null
  gross: number
  works?: ActWork[]
  royalty?: AccrualRoyalty
  made_by: number | null
  /** If omitted, the payee pays taxes as last time. */
  payee?: PayeeKind | undefined
}

type PayeeKey = Pick<NewAccrual, 'payee_id' | 'party'>

/** Accruals of one payee: by their IIN, and by their account if no contract gives an IIN. */
const payeeAccrualsClause = ({ payee_id, party }: PayeeKey) =>
  sql`((${party.bin} <> '' and party->>'bin' = ${party.bin}) or payee_id = ${payee_id}::int)`

/** Returns how the payee paid taxes last time. */
async function findLastPayeeKind(db: Queryable, payeeKey: PayeeKey): Promise<PayeeKind> {
  const { rows } = await db.execute<{ payee: PayeeKind }>(
    sql`select payee from accruals where ${payeeAccrualsClause(payeeKey)} and cancelled_at is null order by id desc limit 1`,
  )
  return rows[0]?.payee ?? getPayeeKind(payeeKey.party.bin)
}

/** Returns the tax bases already counted: those of the same month, and for income tax those of the same year. */
async function findEarlierBases(
  db: Queryable,
  payeeKey: PayeeKey,
  day: string,
): Promise<Partial<Record<WithheldKind, number>>> {
  const { rows } = await db.execute<{ kind: WithheldKind; base: string }>(
    sql`select line.kind, sum(line.base)::bigint as base
      from accruals cross join jsonb_to_recordset(withheld) as line(kind text, base bigint)
      where ${payeeAccrualsClause(payeeKey)} and cancelled_at is null
        and date_trunc(case line.kind when 'ipn' then 'year' else 'month' end, date::timestamp)
          = date_trunc(case line.kind when 'ipn' then 'year' else 'month' end, ${day}::date::timestamp)
      group by line.kind`,
  )
  return Object.fromEntries(rows.map(({ kind, base }) => [kind, Number(base)]))
}

/** Calculates what is withheld from a payee on a date, given their earlier accruals. */
export async function calculateWithheld(
  db: Queryable,
  { kind, date, gross, payee, ...payeeKey }: Pick<NewAccrual, 'kind' | 'date' | 'gross' | 'payee'> & PayeeKey,
): Promise<Withheld & { payee: PayeeKind }> {
  const payeeKind = payee ?? (await findLastPayeeKind(db, payeeKey))
  const rates = findWithholdingRates(await getWithholdingRates(db), date)
  const earlierBases = await findEarlierBases(db, payeeKey, date)
  return {
    ...calculateWithholding({ gross, payee: payeeKind, earning: kind, earlier: earlierBases }, rates),
    payee: payeeKind,
  }
}

/**
 * Saves an accrual with the next number of its kind and year. A lock serializes accruals, so that each accrual counts the earlier
 * ones.
 */
export async function createAccrual(tx: Tx, newAccrual: NewAccrual): Promise<AccrualRow> {
  await holdLock(tx, 'accruals')
  const { kind, date, gross } = newAccrual
  const { lines, net, payee } = await calculateWithheld(tx, newAccrual)
  const year = Number(date.slice(0, 4))
  const [row] = await tx
    .insert(accruals)
    .values({
      ...newAccrual,
      payee,
      year,
      number: sql`(select coalesce(max(number), 0) + 1 from accruals where kind = ${kind} and year = ${year})`,
      gross,
      withheld: lines,
      net,
    })
    .returning()
  if (!row) throw new Error('Insert returned no accrual')
  return row
}
