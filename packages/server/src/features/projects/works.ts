import type { ParsedBody } from '@press/contract'
import {
  isWorkDone,
  findMissingScores,
  undoWindowMinutes,
  validateWork,
  getWorkTypeRefusal,
  type WorkTypeStatus,
  type WorkTask,
  type EventType,
} from '@press/domain'
import { and, eq, ne, sql } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import { assertVersion, runChange } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { events, projects, workResponses, workTypes } from '../../database/schema.ts'
import { PressError, type FieldProblem } from '../../errors.ts'
import { eventField, isEvent } from '../../database/event-clauses.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { makeAct, markPaid, type LockedWork } from '../shared/payouts/acts.ts'
import { findPayees } from '../shared/payouts/parties.ts'
import { lockCard, type Card } from '../shared/tech-cards/row.ts'
import { findWork, canReadWork, getWorksScope } from './queries.ts'
import { findResults, submitWorkResult } from './results.ts'
import type { ProjectRecord } from '../shared/projects.ts'
import { findExecutorProblem, toRowValues } from './write-works.ts'

type WorkRow = typeof workTypes.$inferSelect
type WorkBody = ParsedBody<'POST /api/project/{id}/work_types'>

/** Returns the work in the shape of the contract; throws `notFound` if the person may not see it. */
async function getWork({ db, files, person }: Context, id: number): Promise<WorkTask> {
  const work = await findWork(db, files, id, getWorksScope(person), person)
  if (!work) throw new PressError('notFound')
  return work
}

export async function addWork(context: Context, projectId: number, body: WorkBody): Promise<WorkTask> {
  const id = await context.db.transaction(async (tx) => {
    const [project] = await tx.select().from(projects).where(eq(projects.id, projectId))
    if (!project) throw new PressError('notFound')
    await lockCard(tx, { person: context.person, scope: 'all' }, project.tech_card_id)
    const { name, values } = await toValidValues(tx, project, body)
    const [row] = await tx
      .insert(workTypes)
      .values({ ...values, name, tech_card_id: project.tech_card_id })
      .returning({ id: workTypes.id })
    if (!row) throw new Error('Insert returned no work')
    await recordWorkChange(tx, project, name, body.executor_id)
    return row.id
  })
  return getWork(context, id)
}

export const editWork = (
  context: Context,
  id: number,
  { version, ...body }: ParsedBody<'PATCH /api/work-types/{id}'>,
): Promise<WorkTask> =>
  changeWork(context, id, version, async (tx, work, project) => {
    // An act is signed in its current form, so its works cannot change.
    if (work.act_id !== null) throw new PressError('moveRefused', { message: 'payout.inAct' })
    const changes = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
    const updatedWork: WorkBody = { ...work, ...changes }
    const { name, values } = await toValidValues(tx, project, updatedWork, work)
    await updateWork(tx, id, { ...values, name })
    await recordWorkChange(
      tx,
      project,
      name,
      updatedWork.executor_id === work.executor_id ? null : updatedWork.executor_id,
    )
  })

/** Records that a work has a new executor, who is then notified. Without an executor, records a change of the project. */
const recordWorkChange = (tx: Tx, project: ProjectRecord, work: WorkRow['name'], executor_id: number | null) =>
  executor_id
    ? recordEvent(tx, 'project.workGiven', project, { work, executor_id })
    : recordEvent(tx, 'project.edited', project, { work })

/** Returns the values of a work that may be saved. Throws `validation` with a problem for each invalid field. */
async function toValidValues(tx: Tx, project: ProjectRecord, body: WorkBody, previousWork?: WorkRow) {
  const problems: Record<string, FieldProblem> = {
    ...validateWork(body, project.deadline),
    ...(await findExecutorProblem(tx, body, previousWork, 'executor')),
  }
  const { name } = body
  if (name && (await isNameUsed(tx, project.tech_card_id, name, previousWork?.id))) problems['name'] = 'workTwice'
  if (!name || Object.keys(problems).length) throw new PressError('validation', { fields: problems })
  return { name, values: toRowValues(body) }
}

async function isNameUsed(tx: Tx, tech_card_id: number, name: WorkRow['name'], exceptId?: number): Promise<boolean> {
  const rows = await tx
    .select({ id: workTypes.id })
    .from(workTypes)
    .where(and(eq(workTypes.tech_card_id, tech_card_id), eq(workTypes.name, name), ne(workTypes.status, 'cancelled')))
  return rows.some(({ id }) => id !== exceptId)
}

/**
 * Records whether an executor agrees to do a work. An assigned work starts; for an open work the manager chooses among the
 * responses.
 */
export const respondToWork = (
  context: Context,
  id: number,
  { agree, comment }: ParsedBody<'POST /api/work-types/{id}/respond'>,
): Promise<WorkTask> =>
  changeWork(context, id, undefined, async (tx, work, project) => {
    const { person } = context
    if (work.status !== 'offered') throw createStepRefusal(context, 'notFromHere')
    const isOwn = work.executor_id === person.id
    if (isOwn && agree) await updateWork(tx, id, { status: 'in progress', comment })
    else {
      if (isOwn) await updateWork(tx, id, { executor_id: null })
      const response = { agree, comment, at: sql`now()` }
      await tx
        .insert(workResponses)
        .values({ work_id: id, executor_id: person.id, ...response })
        .onConflictDoUpdate({ target: [workResponses.work_id, workResponses.executor_id], set: response })
    }
    const type = !agree ? 'project.workDeclined' : isOwn ? 'project.workTaken' : 'project.workAnswered'
    await recordEvent(tx, type, project, { work: work.name, name: person.name })
  })

/** Withdraws an executor's acceptance of a work. The work is offered to the executor again. */
export const withdrawAcceptance = (context: Context, id: number): Promise<WorkTask> =>
  changeWork(context, id, undefined, async (tx, work, project) => {
    const { person } = context
    const isOwn = work.executor_id === person.id
    if (isOwn && work.status === 'in progress' && (await isRecentlyAccepted(tx, project.id, work.name, person.id)))
      await updateWork(tx, id, { status: 'offered' })
    else if (isOwn || work.status !== 'offered' || !(await deleteAcceptance(tx, id, person.id)))
      throw createStepRefusal(context, 'notFromHere')
    await recordEvent(tx, 'project.workGivenBack', project, { work: work.name, name: person.name })
  })

/** Whether this executor took the work, within the undo window. */
async function isRecentlyAccepted(
  tx: Tx,
  projectId: number,
  work: WorkRow['name'],
  personId: number,
): Promise<boolean> {
  const acceptances = await tx
    .select({ id: events.id })
    .from(events)
    .where(
      sql`${events.resource} = 'project' and ${events.resource_id} = ${projectId} and ${isEvent('project.workTaken')}
        and ${events.actor_id} = ${personId} and ${eventField('work')} = ${work}
        and ${events.at} > now() - make_interval(mins => ${undoWindowMinutes}::int)`,
    )
    .limit(1)
  return acceptances.length > 0
}

/** Deletes an executor's acceptance of an open work; returns whether there was one. */
async function deleteAcceptance(tx: Tx, workId: number, personId: number): Promise<boolean> {
  const deletedRows = await tx
    .delete(workResponses)
    .where(and(eq(workResponses.work_id, workId), eq(workResponses.executor_id, personId), workResponses.agree))
    .returning({ work: workResponses.work_id })
  return deletedRows.length > 0
}

/** The event recorded when a work reaches a status. A move from `completed` back to `in progress` counts as returned. */
const stepEvents = {
  'in progress': 'project.workTaken',
  completed: 'project.workHandedIn',
  approved: 'project.workApproved',
  cancelled: 'project.workCancelled',
  paid: 'project.workPaid',
  offered: 'project.edited',
} as const satisfies Record<WorkTypeStatus, EventType>

/** Moves a work to another status as the transition table allows. An approved work must have its five scores. */
export const setWorkStatus = (
  context: Context,
  id: number,
  { status: newStatus, comment, result_files, scores, version }: ParsedBody<'POST /api/work-types/{id}/status'>,
): Promise<WorkTask> =>
  changeWork(context, id, version, async (tx, work, project, card) => {
    const { person, files } = context
    const isOwn = work.executor_id === person.id
    const currentResults = await findResults(tx, id)
    const results = result_files ?? currentResults.now
    const refusal = getWorkTypeRefusal({ ...work, result_files: results }, { role: person.role, own: isOwn }, newStatus)
    if (refusal === 'result') throw new PressError('validation', { fields: { result_files: 'required' } })
    if (refusal) throw createStepRefusal(context, refusal)
    const isRejected = work.status === 'completed' && (newStatus === 'in progress' || newStatus === 'cancelled')
    if (isRejected && !comment) throw new PressError('validation', { fields: { comment: 'required' } })
    if (newStatus === 'approved' && findMissingScores(scores ?? work.scores ?? {}).length > 0)
      throw new PressError('validation', { fields: { scores: 'required' } })
    if (newStatus === 'completed') await submitWorkResult(tx, files, person, id, currentResults, results)
    if (newStatus === 'paid') await payWithSeparateAct(tx, context, { work, project, card })
    await updateWork(tx, id, {
      status: newStatus,
      ...(comment && { comment }),
      ...(newStatus === 'approved' && scores && { scores }),
      ...(newStatus === 'completed' && { completed_at: new Date() }),
      ...(newStatus === 'paid' && { paid_at: new Date() }),
    })
    const type = isRejected && newStatus === 'in progress' ? 'project.workReturned' : stepEvents[newStatus]
    await recordEvent(tx, type, project, {
      work: work.name,
      executor_id: work.executor_id,
      name: person.name,
      reason: comment || null,
    })
  })

/** Pays a work without a payment order, with a separate act dated today. A work that is in an act is paid with the act. */
async function payWithSeparateAct(tx: Tx, context: Context, lockedWork: LockedWork): Promise<void> {
  const { executor_id, act_id } = lockedWork.work
  if (act_id !== null) throw new PressError('moveRefused', { message: 'payout.inAct' })
  const payee = executor_id === null ? undefined : (await findPayees(tx, [executor_id], getToday())).get(executor_id)
  if (executor_id === null || !payee) return
  const act = await makeAct(tx, context, payee, [lockedWork], { date: getToday(), payee_id: executor_id })
  await markPaid(tx, act, { id: null, date: getToday() })
}

/** Scores a finished work, or changes its scores. */
export const scoreWork = (
  context: Context,
  id: number,
  { scores, comment, version }: ParsedBody<'POST /api/work-types/{id}/score'>,
): Promise<WorkTask> =>
  changeWork(context, id, version, async (tx, work, project) => {
    if (!isWorkDone(work.status)) throw createStepRefusal(context, 'notFromHere')
    await updateWork(tx, id, { scores, ...(comment && { comment }) })
    await recordEvent(tx, 'project.workScored', project, { work: work.name })
  })

const createStepRefusal = ({ t }: Context, refusal: Exclude<ReturnType<typeof getWorkTypeRefusal>, null>): PressError =>
  new PressError('moveRefused', {
    message: { text: 'project.stepRefused', params: { why: t(`projects:refusal.${refusal}`) } },
  })

const updateWork = (tx: Tx, id: number, values: Partial<typeof workTypes.$inferInsert>): Promise<unknown> =>
  tx
    .update(workTypes)
    .set({ ...values, version: sql`${workTypes.version} + 1` })
    .where(eq(workTypes.id, id))

/** Makes one change to a work in one transaction, against the version that the person saw. Locks the card before the work. */
async function changeWork(
  context: Context,
  id: number,
  version: number | undefined,
  applyChange: (tx: Tx, row: WorkRow, project: ProjectRecord, card: Card) => Promise<void>,
): Promise<WorkTask> {
  const { db, person } = context
  if (!(await canReadWork(db, getWorksScope(person), person, id))) throw new PressError('notFound')
  await runChange(
    db,
    async (tx) => {
      const [workWithProject] = await tx
        .select({ project: projects })
        .from(workTypes)
        .innerJoin(projects, eq(projects.tech_card_id, workTypes.tech_card_id))
        .where(eq(workTypes.id, id))
      if (!workWithProject) throw new PressError('moveRefused', { message: 'project.none' })
      const card = await lockCard(tx, { person, scope: 'all' }, workWithProject.project.tech_card_id)
      const [row] = await tx.select().from(workTypes).where(eq(workTypes.id, id)).for('update')
      if (!row) throw new PressError('notFound')
      assertVersion(row, version)
      await applyChange(tx, row, workWithProject.project, card)
    },
    async () => ({ task: await getWork(context, id) }),
  )
  return findChangedWork(context, id)
}

/** Returns a work after the person's own change. An executor who declined a work still gets it in the response. */
async function findChangedWork({ db, files, person }: Context, id: number): Promise<WorkTask> {
  const work = await findWork(db, files, id, 'all', person)
  if (!work) throw new PressError('notFound')
  return work
}
