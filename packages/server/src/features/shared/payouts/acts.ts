import {
  type PressSide,
  type PartyDetails,
  type ActWork,
  type PayeeKind,
  findMissingPayeeDetails,
  type MissingDetail,
} from '@press/domain'
import { sql, eq } from 'drizzle-orm'
import { toPressDay } from '../../../clock.ts'
import type { Tx } from '../../../database/database.ts'
import { workTypes, accruals } from '../../../database/schema.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { Context } from '../context.ts'
import type { ProjectRecord } from '../projects.ts'
import type { Card } from '../tech-cards/row.ts'
import { type AccrualRow, createAccrual } from './accrue.ts'
import type { Payee } from './parties.ts'

/** The press's details, as the document rules take them. */
export const pressToPartyDetails = ({ name, bin, address, signer, account }: PressSide): PartyDetails => ({
  ...account,
  name,
  bin,
  address,
  signer: signer?.name ?? '',
})

/** A payee's details, as the document rules take them. */
export const payeeToPartyDetails = ({ party, contract }: Payee): PartyDetails => ({
  ...party,
  contract: contract?.number ?? '',
})

const toActWork = ({ work, card }: LockedWork): ActWork => ({
  id: work.id,
  name: work.name,
  unit: work.unit,
  price: work.price ?? 0,
  book_name: card.book_name,
  language: card.language,
  due: work.end_date,
  handed_in: work.completed_at && toPressDay(work.completed_at),
})

/** Saves the act of one executor's works, and logs it in each project. */
export async function makeAct(
  tx: Tx,
  context: Pick<Context, 'person'>,
  { party, contract }: Payee,
  works: readonly LockedWork[],
  details: { date: string; payee_id: number; payee?: PayeeKind | undefined },
): Promise<AccrualRow> {
  const row = await createAccrual(tx, {
    ...details,
    kind: 'works',
    party,
    contract_id: contract?.id ?? null,
    gross: works.reduce((sum, { work }) => sum + (work.price ?? 0), 0),
    works: works.map(toActWork),
    made_by: context.person.id,
  })
  for (const { work } of works) await setAct(tx, work.id, row.id)
  await recordActEvents(tx, 'project.actMade', row, works)
  return row
}

export const setAct = (tx: Tx, id: number, act_id: number | null): Promise<unknown> =>
  tx
    .update(workTypes)
    .set({ act_id, version: sql`${workTypes.version} + 1` })
    .where(eq(workTypes.id, id))

export async function recordActEvents(
  tx: Tx,
  type: 'project.actMade' | 'project.actCancelled',
  { number, date, gross, payee_id, party }: AccrualRow,
  works: readonly LockedWork[],
  reason: string | null = null,
): Promise<void> {
  const projects = new Map(works.map(({ project }) => [project.id, project]))
  for (const project of projects.values())
    await recordEvent(tx, type, project, {
      number: String(number),
      date,
      sum: gross,
      executor_id: payee_id,
      name: party.name,
      reason,
    })
}

/** Lists the details that documents for several payees lack: the press's once, and each payee's under their name. */
export function mergeMissingDetails(
  documentKind: Parameters<typeof findMissingPayeeDetails>[0],
  press: PartyDetails,
  payees: readonly Payee[],
): MissingDetail[] {
  const allDetails = payees.flatMap((payee) =>
    findMissingPayeeDetails(documentKind, { press, party: payeeToPartyDetails(payee) }),
  )
  return allDetails.filter(
    ({ side, field }, index) =>
      side === 'party' || allDetails.findIndex((one) => one.side === side && one.field === field) === index,
  )
}

/** Records an event of a royalty in the log, and notifies the payee. */
export const recordRoyalty = (
  tx: Tx,
  action: 'accrued' | 'accrual-cancelled' | 'royalty-paid',
  { contract_id, number, date, gross, party, payee_id }: AccrualRow,
  reason: string | null = null,
): Promise<number> =>
  recordEvent(
    tx,
    `realisation.${action}`,
    { id: contract_id },
    { number: String(number), date, sum: gross, name: party.name, reason },
    { audience: [payee_id] },
  )

/** A locked work with its project and card. */
export interface LockedWork {
  work: typeof workTypes.$inferSelect
  project: ProjectRecord
  card: Card
}

export interface PaymentOrder {
  id: number
  number: string
  date: string
}

/** Marks an accrual as paid, by a payment order or separately. */
export const markPaid = (
  tx: Tx,
  { id, version }: Pick<AccrualRow, 'id' | 'version'>,
  { id: payout_id, date: paid_on }: Pick<PaymentOrder, 'date'> & { id: number | null },
): Promise<unknown> =>
  tx
    .update(accruals)
    .set({ paid_on, payout_id, version: version + 1 })
    .where(eq(accruals.id, id))
