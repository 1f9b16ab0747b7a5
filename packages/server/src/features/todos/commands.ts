import type { ParsedBody } from '@press/contract'
import { getTodoActions, validateTodo, todoLimits, type Todo } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { runChange, assertVersion } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { todos, todoMarks } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import { mayInvite } from '../shared/guests.ts'
import type { Context } from '../shared/context.ts'
import { canLinkBook, findTodo } from './queries.ts'
import { holdLock } from '../../database/hold-lock.ts'

type Row = typeof todos.$inferSelect

const getActions = (row: Row, { id }: Pick<Person, 'id'>) =>
  getTodoActions(
    {
      ...row,
      created_by: { id: row.created_by },
      assignee: row.assignee_id === null ? null : { id: row.assignee_id },
    },
    id,
  )

/** Locks a task of the person until the transaction ends. */
async function lockTodo(tx: Tx, { person }: Context, id: number): Promise<Row> {
  const [row] = await tx.select().from(todos).where(eq(todos.id, id)).for('update')
  if (!row || !getActions(row, person).tick) throw new PressError('notFound')
  return row
}

/** Throws if the title or the note is empty, the person may not read the book, or the person may not choose the colleague. */
async function assertValidTodo(
  tx: Tx,
  person: Person,
  row: Pick<Row, 'title' | 'due' | 'due_time' | 'tech_card_id' | 'assignee_id'>,
  currentTodo?: Row,
): Promise<void> {
  const problems = validateTodo(row)
  const newBookId = row.tech_card_id !== (currentTodo?.tech_card_id ?? null) && row.tech_card_id
  const newAssignee = row.assignee_id !== (currentTodo?.assignee_id ?? null) && row.assignee_id
  const fields = {
    ...(problems.title && { title: 'required' as const }),
    ...(problems.due && { due: 'required' as const }),
    ...(newBookId && !(await canLinkBook(tx, person, newBookId)) && { techcard_id: 'choice' as const }),
    ...(newAssignee && !(await mayInvite(tx, person, [newAssignee])) && { assignee_id: 'choice' as const }),
  }
  if (Object.keys(fields).length > 0) throw new PressError('validation', { fields })
}

export async function addTodo(context: Context, body: ParsedBody<'POST /api/todos'>): Promise<Todo> {
  const { db, person } = context
  const { techcard_id: tech_card_id, ...values } = body
  const id = await db.transaction(async (tx) => {
    await assertValidTodo(tx, person, { ...values, tech_card_id })
    const { rows: reachedLimitRows } = await tx.execute(
      sql`select count(*) from todos where created_by = ${person.id} and not is_done having count(*) >= ${todoLimits.open}`,
    )
    if (reachedLimitRows.length > 0)
      throw new PressError('validation', {
        fields: { title: { problem: 'tooMany', params: { max: todoLimits.open } } },
      })
    const [row] = await tx
      .insert(todos)
      .values({ ...values, tech_card_id, created_by: person.id, answer: values.assignee_id ? 'asked' : null })
      .returning()
    if (!row) throw new Error('Insert returned no task')
    await recordEvent(tx, 'todo.created', row, getActorName(person))
    return row.id
  })
  return findTodo(context, id)
}

export async function editTodo(
  context: Context,
  id: number,
  { version, techcard_id, ...body }: ParsedBody<'PUT /api/todos/{id}'>,
): Promise<Todo> {
  const { db, person } = context
  await runChange(
    db,
    async (tx) => {
      const row = await lockTodo(tx, context, id)
      if (!getActions(row, person).change) throw new PressError('forbidden')
      assertVersion(row, version)
      const isReassigned = body.assignee_id !== undefined && body.assignee_id !== row.assignee_id
      const values: Partial<Row> = {
        ...body,
        ...(techcard_id !== undefined && { tech_card_id: techcard_id }),
        // Clearing the date also clears the time.
        ...(body.due === null && { due_time: null }),
        ...(isReassigned && { answer: body.assignee_id ? ('asked' as const) : null }),
      }
      const updatedTodo = { ...row, ...values }
      await assertValidTodo(tx, person, updatedTodo, row)
      await updateTodo(tx, row, values)
      await recordEvent(tx, isReassigned ? 'todo.given' : 'todo.changed', updatedTodo, getActorName(person), {
        audience: [row.assignee_id],
      })
    },
    async () => ({ todo: await findTodo(context, id) }),
  )
  return findTodo(context, id)
}

export async function removeTodo({ db, person, ...otherContext }: Context, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockTodo(tx, { db, person, ...otherContext }, id)
    if (!getActions(row, person).change) throw new PressError('forbidden')
    await tx.delete(todos).where(eq(todos.id, id))
    await recordEvent(tx, 'todo.removed', row, getActorName(person))
  })
}

/** Toggles whether a task is done. Marking an assigned task as done also accepts it. */
export async function toggleDone(context: Context, id: number): Promise<Todo> {
  const { db, person } = context
  await db.transaction(async (tx) => {
    const row = await lockTodo(tx, context, id)
    const is_done = !row.is_done
    const isDoneByAssignee = is_done && row.assignee_id === person.id
    await updateTodo(tx, row, {
      is_done,
      done_at: is_done ? sql`now()` : null,
      ...(isDoneByAssignee && { answer: 'accepted' as const }),
    })
    await recordEvent(tx, is_done ? 'todo.done' : 'todo.undone', row, getActorName(person))
  })
  return findTodo(context, id)
}

export async function toggleFavourite(context: Context, id: number): Promise<Todo> {
  const { db, person } = context
  await db.transaction(async (tx) => {
    const row = await lockTodo(tx, context, id)
    await tx
      .insert(todoMarks)
      .values({ todo_id: id, user_id: person.id, is_fav: true })
      .onConflictDoUpdate({
        target: [todoMarks.todo_id, todoMarks.user_id],
        set: { is_fav: sql`not ${todoMarks.is_fav}` },
      })
    await recordEvent(tx, 'todo.starred', row, getActorName(person), { onlyAudience: [person.id] })
  })
  return findTodo(context, id)
}

export async function answerTodo(
  context: Context,
  id: number,
  body: ParsedBody<'POST /api/todos/{id}/answer'>,
): Promise<void> {
  const { db, person } = context
  await db.transaction(async (tx) => {
    const row = await lockTodo(tx, context, id)
    if (!getActions(row, person).answer) throw new PressError('moveRefused')
    if (body.answer !== 'passed') {
      await updateTodo(tx, row, { answer: body.answer })
      await recordEvent(tx, `todo.${body.answer}`, row, getActorName(person))
      return
    }
    const updatedTodo = { ...row, assignee_id: body.assignee_id, answer: 'asked' as const }
    // Returning a task to its creator is a refusal, which has its own action.
    if (body.assignee_id === row.created_by) throw new PressError('validation', { fields: { assignee_id: 'choice' } })
    await assertValidTodo(tx, person, updatedTodo, row)
    await updateTodo(tx, row, { assignee_id: updatedTodo.assignee_id, answer: updatedTodo.answer })
    await recordEvent(tx, 'todo.given', updatedTodo, getActorName(person), { audience: [row.assignee_id] })
  })
}

/** Moves a task to a position among all of the person's tasks; the others keep their order. */
export async function placeTodo(context: Context, id: number, beforeId: number | null): Promise<void> {
  const { db, person } = context
  await db.transaction(async (tx) => {
    const row = await lockTodo(tx, context, id)
    await holdLock(tx, 'todoMarks', person.id)
    const { rows } = await tx.execute<{ id: number }>(
      sql`select todos.id from todos left join todo_marks marks on marks.todo_id = todos.id and marks.user_id = ${person.id}
        where not is_done and (created_by = ${person.id} or (assignee_id = ${person.id} and answer <> 'declined'))
        order by marks.place nulls first, todos.id desc`,
    )
    const otherIds = rows.map((one) => one.id).filter((one) => one !== id)
    const position = beforeId === null ? otherIds.length : otherIds.indexOf(beforeId)
    if (position < 0) throw new PressError('notFound')
    const orderedIds = otherIds.toSpliced(position, 0, id)
    await tx.execute(
      sql`insert into todo_marks (todo_id, user_id, place)
        select id, ${person.id}, place from unnest(${sql.param(orderedIds)}::int[]) with ordinality as ordered (id, place)
        on conflict (todo_id, user_id) do update set place = excluded.place`,
    )
    await recordEvent(tx, 'todo.placed', row, getActorName(person), { onlyAudience: [person.id] })
  })
}

type Values = Parameters<ReturnType<Tx['update']>['set']>[0]

const updateTodo = (tx: Tx, { id, version }: Row, values: Values) =>
  tx
    .update(todos)
    .set({ ...values, version: version + 1, updated_at: sql`now()` })
    .where(eq(todos.id, id))

const getActorName = ({ name }: Person) => ({ by: name })
