import type { ParsedBody } from '@press/contract'
import { getWorkTypeRefusal, isPayable } from '@press/domain'
import { inArray, eq } from 'drizzle-orm'
import { assertVersion } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { workTypes, projects, techCards } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import type { Context } from '../shared/context.ts'
import { lockCard } from '../shared/tech-cards/row.ts'
import type { LockedWork } from '../shared/payouts/acts.ts'

/** Locks works after their cards; missing works are left out. */
export async function lockWorks(
  tx: Tx,
  { person }: Pick<Context, 'person'>,
  ids: readonly number[],
): Promise<LockedWork[]> {
  const cards = await tx
    .selectDistinct({ id: workTypes.tech_card_id })
    .from(workTypes)
    .where(inArray(workTypes.id, [...ids]))
    .orderBy(workTypes.tech_card_id)
  for (const { id } of cards) await lockCard(tx, { person, scope: 'all' }, id)
  return tx
    .select({ work: workTypes, project: projects, card: techCards })
    .from(workTypes)
    .innerJoin(projects, eq(projects.tech_card_id, workTypes.tech_card_id))
    .innerJoin(techCards, eq(techCards.id, workTypes.tech_card_id))
    .where(inArray(workTypes.id, [...ids]))
    .orderBy(workTypes.id)
    .for('update', { of: workTypes })
}

/** Locks the requested works. Each must be approved, have a price and belong to no act. */
export async function lockPayableWorks(
  tx: Tx,
  context: Context,
  requestedWorks: ParsedBody<'POST /api/payouts/acts'>['works'],
): Promise<LockedWork[]> {
  const versions = new Map(requestedWorks.map(({ id, version }) => [id, version]))
  const lockedWorks = await lockWorks(tx, context, [...versions.keys()])
  if (lockedWorks.length !== versions.size) throw new PressError('notFound')
  for (const { work } of lockedWorks) {
    assertVersion(work, versions.get(work.id))
    if (getWorkTypeRefusal({ ...work, result_files: [] }, { role: context.person.role, own: false }, 'paid'))
      throw createStepRefusal(context)
    if (!isPayable(work)) throw new PressError('moveRefused', { message: 'payout.noSum' })
    if (work.act_id !== null) throw new PressError('moveRefused', { message: 'payout.inAct' })
  }
  return lockedWorks
}

const createStepRefusal = ({ t }: Context) =>
  new PressError('moveRefused', {
    message: { text: 'project.stepRefused', params: { why: t('projects:refusal.notFromHere') } },
  })
