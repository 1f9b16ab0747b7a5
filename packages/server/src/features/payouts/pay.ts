import type { ParsedBody, Payout } from '@press/contract'
import { isPayable, payoutProblems, workTypeRefusal } from '@press/domain'
import { eq, inArray } from 'drizzle-orm'
import { today } from '../../clock.ts'
import { assertVersion, change } from '../../database/change.ts'
import type { Tx } from '../../database/database.ts'
import { payouts, projects, workTypes } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import type { Context } from '../context.ts'
import { payWork } from '../projects/payWork.ts'
import { lock as lockCard } from '../tech-cards/row.ts'
import { findPayout } from './queries.ts'
import { holdLock } from '../../database/holdLock.ts'

type Body = ParsedBody<'POST /api/payouts'>

/** Two payments at once come one after the other: what was sent twice finds the first. */

const refused = ({ t }: Context, why: 'notFromHere' | 'noSum') =>
  new PressError('moveRefused', {
    message:
      why === 'noSum' ? 'payout.noSum' : { text: 'project.stepRefused', params: { why: t(`projects:refusal.${why}`) } },
  })

/** The works asked for with their projects, their cards and they themselves locked; each may be paid. */
async function payable(tx: Tx, context: Context, asked: Body['works']) {
  const ids = asked.map(({ id }) => id)
  const cards = await tx
    .selectDistinct({ id: workTypes.tech_card_id })
    .from(workTypes)
    .where(inArray(workTypes.id, ids))
    .orderBy(workTypes.tech_card_id)
  for (const { id } of cards) await lockCard(tx, { person: context.person, scope: 'all' }, id)
  const found = await tx
    .select({ work: workTypes, project: projects })
    .from(workTypes)
    .innerJoin(projects, eq(projects.tech_card_id, workTypes.tech_card_id))
    .where(inArray(workTypes.id, ids))
    .orderBy(workTypes.id)
    .for('update', { of: workTypes })
  if (found.length !== new Set(ids).size) throw new PressError('notFound')
  const versions = new Map(asked.map(({ id, version }) => [id, version]))
  for (const { work } of found) {
    assertVersion(work, versions.get(work.id))
    if (workTypeRefusal({ ...work, result_files: [] }, { role: context.person.role, own: false }, 'paid'))
      throw refused(context, 'notFromHere')
    if (!isPayable(work)) throw refused(context, 'noSum')
  }
  return found
}

/** Pays works by one payment order: all of them, or none. */
export async function payWorks(context: Context, { key, number, date, works }: Body): Promise<Payout> {
  const { db, files, person } = context
  const fields = payoutProblems({ number, date }, today())
  if (Object.keys(fields).length > 0) throw new PressError('validation', { fields })
  const id = await change(
    db,
    async (tx) => {
      await holdLock(tx, 'payouts')
      const [known] = await tx.select({ id: payouts.id }).from(payouts).where(eq(payouts.key, key))
      if (known) return known.id
      const found = await payable(tx, context, works)
      const [row] = await tx
        .insert(payouts)
        .values({ key, number, date, paid_by: person.id })
        .returning({ id: payouts.id })
      if (!row) throw new Error('A payment order was not written')
      for (const { work, project } of found) await payWork(tx, context, work, project, { id: row.id, number, date })
      return row.id
    },
    () => Promise.resolve(null),
  )
  const payout = await findPayout(db, files, id)
  if (!payout) throw new Error('A payment order has no works')
  return payout
}
