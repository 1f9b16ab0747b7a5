import type { ParsedBody } from '@press/contract'
import {
  validateAct,
  cancelProblems,
  payeeKindOf,
  findMissingPayeeDetails,
  type PayeeKind,
  type PressSide,
  type PartyDetails,
  type MissingDetail,
  type Accrual,
  type ActWork,
} from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import { toPressDay, getToday } from '../../clock.ts'
import { assertVersion, runChange } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { pressSide } from '../../database/press-side.ts'
import { accruals, workTypes } from '../../database/schema.ts'
import { assertSides, PressError, type FieldProblem } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../context.ts'
import { accrue, type AccrualRow } from './accrue.ts'
import { lockPayable, lockWorks, type LockedWork } from './lock-works.ts'
import { findPayees, type Payee } from './parties.ts'
import { findAccruals } from './queries.ts'

/** The press's details, as the document rules take them. */
export const pressFacts = ({ name, bin, address, signer, account }: PressSide): PartyDetails => ({
  ...account,
  name,
  bin,
  address,
  signer: signer?.name ?? '',
})

/** A payee's details, as the document rules take them. */
export const partyFacts = ({ party, contract }: Payee): PartyDetails => ({ ...party, contract: contract?.number ?? '' })

const lineOf = ({ work, card }: LockedWork): ActWork => ({
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
  const row = await accrue(tx, {
    ...details,
    kind: 'works',
    party,
    contract_id: contract?.id ?? null,
    gross: works.reduce((sum, { work }) => sum + (work.price ?? 0), 0),
    works: works.map(lineOf),
    made_by: context.person.id,
  })
  for (const { work } of works) await setAct(tx, work.id, row.id)
  await recordActOf(tx, 'project.actMade', row, works)
  return row
}

const setAct = (tx: Tx, id: number, act_id: number | null): Promise<unknown> =>
  tx
    .update(workTypes)
    .set({ act_id, version: sql`${workTypes.version} + 1` })
    .where(eq(workTypes.id, id))

async function recordActOf(
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

function assertFields(fields: Record<string, FieldProblem>): void {
  if (Object.keys(fields).length > 0) throw new PressError('validation', { fields })
}

/** Makes an act for each executor of approved works: all of them, or none. */
export async function makeActs(
  context: Context,
  { date, works: requestedWorks, entrepreneurs }: ParsedBody<'POST /api/payouts/acts'>,
): Promise<Accrual[]> {
  const { db } = context
  const ids = await runChange(
    db,
    async (tx) => {
      const works = await lockPayable(tx, context, requestedWorks)
      const days = works.flatMap(({ work }) => (work.completed_at ? [toPressDay(work.completed_at)] : []))
      assertFields(validateAct({ date }, days.sort().at(-1) ?? '', getToday()))
      const byExecutor = new Map<number, LockedWork[]>()
      for (const one of works) {
        const executor = one.work.executor_id ?? 0
        byExecutor.set(executor, [...(byExecutor.get(executor) ?? []), one])
      }
      const payees = await findPayees(tx, [...byExecutor.keys()], date)
      const press = pressFacts(await pressSide(tx, { day: date, locale: 'ru', signs: 'acts' }))
      assertSides('workAct', mergeMissingDetails('workAct', press, [...payees.values()]))
      const made: number[] = []
      for (const [payee_id, own] of byExecutor) {
        const payee = payees.get(payee_id)
        if (!payee) throw new Error('An executor has no account')
        const kind = entrepreneurs.includes(payee_id) ? 'entrepreneur' : payeeKindOf(payee.party.bin)
        const row = await makeAct(tx, context, payee, own, { date, payee_id, payee: kind })
        made.push(row.id)
      }
      return made
    },
    () => Promise.resolve(null),
  )
  return findAccruals(db, sql`accruals.id = any(${sql.param(ids)}::int[])`)
}

/** Lists the details that documents for several payees lack: the press's once, and each payee's under their name. */
export function mergeMissingDetails(
  paper: Parameters<typeof findMissingPayeeDetails>[0],
  press: PartyDetails,
  payees: readonly Payee[],
): MissingDetail[] {
  const all = payees.flatMap((payee) => findMissingPayeeDetails(paper, { press, party: partyFacts(payee) }))
  return all.filter(
    ({ side, field }, at) =>
      side === 'party' || all.findIndex((one) => one.side === side && one.field === field) === at,
  )
}

/** Cancels an unpaid act or royalty. Its number stays taken, and its works can go into another act. */
export async function cancelAccrual(
  context: Context,
  id: number,
  { reason, version }: ParsedBody<'POST /api/payouts/accruals/{id}/cancel'>,
): Promise<Accrual> {
  const { db, person } = context
  const current = async () => {
    const [accrual] = await findAccruals(db, sql`accruals.id = ${id}`)
    if (!accrual) throw new PressError('notFound')
    return accrual
  }
  assertFields(cancelProblems({ reason }))
  await runChange(
    db,
    async (tx) => {
      const ofAct = await tx.select({ id: workTypes.id }).from(workTypes).where(eq(workTypes.act_id, id))
      const works = await lockWorks(
        tx,
        context,
        ofAct.map((work) => work.id),
      )
      const [row] = await tx.select().from(accruals).where(eq(accruals.id, id)).for('update')
      if (!row) throw new PressError('notFound')
      assertVersion(row, version)
      if (row.paid_on !== null) throw new PressError('moveRefused', { message: 'payout.paid' })
      if (row.cancelled_at !== null) throw new PressError('moveRefused', { message: 'payout.cancelled' })
      await tx
        .update(accruals)
        .set({ cancelled_at: sql`now()`, cancelled_by: person.id, reason, version: row.version + 1 })
        .where(eq(accruals.id, id))
      for (const { work } of works) await setAct(tx, work.id, null)
      if (row.kind === 'works') await recordActOf(tx, 'project.actCancelled', row, works, reason)
      else await recordRoyalty(tx, 'accrual-cancelled', row, reason)
    },
    async () => ({ accrual: await current() }),
  )
  return current()
}

/** Records an event of a royalty in the log, and notifies the payee. */
export const recordRoyalty = (
  tx: Tx,
  what: 'accrued' | 'accrual-cancelled' | 'royalty-paid',
  { contract_id, number, date, gross, party, payee_id }: AccrualRow,
  reason: string | null = null,
): Promise<number> =>
  recordEvent(
    tx,
    `realisation.${what}`,
    { id: contract_id },
    { number: String(number), date, sum: gross, name: party.name, reason },
    { audience: [payee_id] },
  )
