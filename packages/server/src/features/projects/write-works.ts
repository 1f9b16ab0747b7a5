import type { ParsedBody } from '@press/contract'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { workTypes } from '../../database/schema.ts'
import { assertFields, type FieldProblem } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { allHaveRole } from '../shared/people.ts'
import type { ProjectRecord } from '../shared/projects.ts'

type Task = NonNullable<ParsedBody<'POST /api/project/create/{techcardId}'>['tasks']>[number]
type WorkRow = typeof workTypes.$inferSelect

/** The columns of a work that a project's form sets. */
export const toRowValues = ({
  name,
  unit,
  price,
  executor_id,
  start_date,
  end_date,
  hours,
  description,
}: Omit<Task, 'id'>) => ({
  ...(name && { name }),
  unit,
  ...(price !== undefined && { price }),
  executor_id,
  start_date,
  end_date,
  hours,
  description,
})

/**
 * Saves the works of a project's form: updates existing works, adds new ones, and removes the missing ones. A work that has started
 * can neither be removed nor change its executor.
 */
export async function writeWorks(
  tx: Tx,
  context: Pick<Context, 'person'>,
  project: ProjectRecord,
  tasks: readonly Task[],
): Promise<void> {
  const { tech_card_id } = project
  const existingWorks = await tx
    .select()
    .from(workTypes)
    .where(and(eq(workTypes.tech_card_id, tech_card_id), ne(workTypes.status, 'cancelled')))
    .for('update')
  const worksById = new Map(existingWorks.map((work) => [work.id, work]))
  const submittedIds = new Set(tasks.flatMap(({ id }) => id ?? []))
  const removedWorks = existingWorks.filter(({ id }) => !submittedIds.has(id))
  const problems: Record<string, FieldProblem> = {}
  if (removedWorks.some(({ status }) => status !== 'offered')) problems['tasks'] = 'workStarted'
  for (const [index, task] of tasks.entries()) {
    const existingWork = task.id === null ? undefined : worksById.get(task.id)
    if (task.id !== null && !existingWork) problems[`tasks.${index}.name`] = 'choice'
    Object.assign(problems, await findExecutorProblem(tx, task, existingWork, `tasks.${index}.executor`))
  }
  assertFields(problems)

  for (const { id } of removedWorks) await tx.delete(workTypes).where(eq(workTypes.id, id))
  const assignments: { executor_id: number; work: WorkRow['name'] }[] = []
  for (const task of tasks) {
    const existingWork = task.id === null ? undefined : worksById.get(task.id)
    const values = toRowValues(task)
    if (existingWork)
      await tx
        .update(workTypes)
        .set({ ...values, version: sql`${workTypes.version} + 1` })
        .where(eq(workTypes.id, existingWork.id))
    else if (task.name) await tx.insert(workTypes).values({ ...values, name: task.name, tech_card_id })
    if (task.executor_id && task.name && task.executor_id !== existingWork?.executor_id)
      assignments.push({ executor_id: task.executor_id, work: task.name })
  }
  for (const assignment of assignments) await recordEvent(tx, 'project.workGiven', project, assignment)
}

/**
 * Returns the problem with a work's executor: it must be a person with the executor role, and a started work keeps its executor.
 */
export async function findExecutorProblem(
  tx: Tx,
  { executor_id }: Pick<Task, 'executor_id'>,
  previousWork: WorkRow | undefined,
  field: string,
): Promise<Record<string, FieldProblem>> {
  if (executor_id === (previousWork?.executor_id ?? null)) return {}
  if (previousWork && previousWork.status !== 'offered') return { [field]: 'workStarted' }
  return executor_id && !(await allHaveRole(tx, 'executor', [executor_id])) ? { [field]: 'unknownPerson' } : {}
}
