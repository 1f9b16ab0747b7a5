import type { Happening } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { projects } from '../../database/schema.ts'
import { record } from '../../events/record.ts'
import type { Context } from '../context.ts'

export type ProjectRowOf = typeof projects.$inferSelect

/** Writes values into a locked project, as its next version. */
export const touch = (tx: Tx, id: number, values: Partial<typeof projects.$inferInsert> = {}): Promise<unknown> =>
  tx
    .update(projects)
    .set({ ...values, version: sql`${projects.version} + 1`, updated_at: sql`now()` })
    .where(eq(projects.id, id))

/** Writes what happened to a project into the log; its executors hear of it. */
export async function recordOf(
  tx: Tx,
  { person }: Pick<Context, 'person'>,
  what: Happening<'project'>,
  { id, name, manager_id, tech_card_id }: Pick<ProjectRowOf, 'id' | 'name' | 'manager_id' | 'tech_card_id'>,
  data: Record<string, unknown> = {},
): Promise<void> {
  const { rows } = await tx.execute<{ executor_id: number }>(
    sql`select distinct executor_id from work_types where tech_card_id = ${tech_card_id} and executor_id is not null`,
  )
  await record(tx, {
    type: `project.${what}`,
    resource: 'project',
    resource_id: id,
    actor_id: person.id,
    data: { book_name: name, project_manager_id: manager_id, ...data },
    audience: rows.map(({ executor_id }) => executor_id),
  })
}
