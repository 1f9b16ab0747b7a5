import type { ParsedBody } from '@press/contract'
import { userProblems, roleById, getAssignableRoles, type UserRow } from '@press/domain'
import { parsePhone } from '@press/domain/identifiers/phone'
import { sql, and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../database/database.ts'
import { users, profiles, organizations } from '../../../database/schema.ts'
import { type FieldProblem, assertFields, PressError } from '../../../errors.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { composeAndSend } from '../../../jobs/compose-and-send.ts'
import { jobType, enqueue } from '../../../jobs/jobs.ts'
import type { Context } from '../context.ts'
import { findUser } from './find-user.ts'

/** Sends a letter with the link to set the first password of an account that someone else created. */
export const invitationLetterJob = jobType<{ user: number }>({
  kind: 'invitation-letter',
  lane: 'urgent',
  run: ({ user }, job, { letters, mail }) => composeAndSend(mail, job, (tx) => letters.ofInvitation(tx, user)),
})

type Form = ParsedBody<'POST /api/users'>
export type Row = typeof users.$inferSelect

/** Returns the problems of an account form, given the permissions of the person who submits it. */
export function formProblems(
  { person }: Pick<Context, 'person'>,
  body: Form,
  before?: Pick<Row, 'role_id'>,
): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = userProblems({ ...body, specialization: body.specialization ?? '' })
  if (body.phone && !parsePhone(body.phone)) problems['phone'] = 'phone'
  const role = roleById(body.role_id)
  if (role && body.role_id !== before?.role_id && !getAssignableRoles(person.role).includes(role.key))
    problems['role_id'] = 'choice'
  return problems
}

export function assertValidUser(context: Context, body: Form, before?: Pick<Row, 'role_id'>): void {
  const problems = formProblems(context, body, before)
  assertFields(problems)
}

export const createEmailTakenError = (): PressError => new PressError('validation', { fields: { email: 'userTaken' } })

/** Creates a staff account and sends its invitation. */
export async function inviteUser(context: Context, body: Form): Promise<UserRow> {
  assertValidUser(context, body)
  const { name, email, role_id, specialization, phone, organization_id = null } = body
  const id = await context.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(users)
      .values({ name, email, role_id, invited_at: sql`now()` })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id })
    if (!made) throw createEmailTakenError()
    await findWorkplaceName(tx, organization_id)
    await tx.insert(profiles).values({ user_id: made.id, specialization, phone: parsePhone(phone), organization_id })
    await enqueue(tx, invitationLetterJob, { user: made.id })
    await recordEvent(tx, 'user.invited', made, { name, role_id })
    return made.id
  })
  return findUser(context, id)
}

/** Returns the name of an organization where a person works; refuses an unknown one. */
export async function findWorkplaceName(tx: Tx, id: number | null): Promise<string | null> {
  if (id === null) return null
  const [found] = await tx
    .select({ name: organizations.name })
    .from(organizations)
    .where(and(eq(organizations.id, id), isNull(organizations.merged_into)))
  if (!found) throw new PressError('validation', { fields: { organization_id: 'choice' } })
  return found.name
}
