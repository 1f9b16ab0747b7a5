import type { ParsedBody } from '@press/contract'
import { validateUserForm, roleById, getAssignableRoles, type UserRow } from '@press/domain'
import { parsePhone } from '@press/domain/identifiers/phone'
import { sql, and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../database/database.ts'
import { users, profiles, organizations } from '../../../database/schema.ts'
import { type FieldProblem, assertFields, PressError } from '../../../errors.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { composeAndSend } from '../../../jobs/compose-and-send.ts'
import { defineJobType, enqueue } from '../../../jobs/jobs.ts'
import type { Context } from '../context.ts'
import { findUser } from './find-user.ts'

/** Sends a letter with the link to set the first password of an account that someone else created. */
export const invitationLetterJob = defineJobType<{ user: number }>({
  kind: 'invitation-letter',
  lane: 'urgent',
  run: ({ user }, job, { letters, mail }) => composeAndSend(mail, job, (tx) => letters.composeInvitation(tx, user)),
})

type Form = ParsedBody<'POST /api/users'>
export type Row = typeof users.$inferSelect

/** Returns the problems of an account form, given the permissions of the person who submits it. */
export function getFormProblems(
  { person }: Pick<Context, 'person'>,
  body: Form,
  currentUser?: Pick<Row, 'role_id'>,
): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = validateUserForm({
    ...body,
    specialization: body.specialization ?? '',
  })
  if (body.phone && !parsePhone(body.phone)) problems['phone'] = 'phone'
  const role = roleById(body.role_id)
  if (role && body.role_id !== currentUser?.role_id && !getAssignableRoles(person.role).includes(role.key))
    problems['role_id'] = 'choice'
  return problems
}

export function assertValidUser(context: Context, body: Form, currentUser?: Pick<Row, 'role_id'>): void {
  const problems = getFormProblems(context, body, currentUser)
  assertFields(problems)
}

export const createEmailTakenError = (): PressError => new PressError('validation', { fields: { email: 'userTaken' } })

/** Creates a staff account and sends its invitation. */
export async function inviteUser(context: Context, body: Form): Promise<UserRow> {
  assertValidUser(context, body)
  const { name, email, role_id, specialization, phone, organization_id = null } = body
  const id = await context.db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ name, email, role_id, invited_at: sql`now()` })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id })
    if (!user) throw createEmailTakenError()
    await findWorkplaceName(tx, organization_id)
    await tx.insert(profiles).values({ user_id: user.id, specialization, phone: parsePhone(phone), organization_id })
    await enqueue(tx, invitationLetterJob, { user: user.id })
    await recordEvent(tx, 'user.invited', user, { name, role_id })
    return user.id
  })
  return findUser(context, id)
}

/** Returns the name of an organization where a person works; refuses an unknown one. */
export async function findWorkplaceName(tx: Tx, id: number | null): Promise<string | null> {
  if (id === null) return null
  const [organization] = await tx
    .select({ name: organizations.name })
    .from(organizations)
    .where(and(eq(organizations.id, id), isNull(organizations.merged_into)))
  if (!organization) throw new PressError('validation', { fields: { organization_id: 'choice' } })
  return organization.name
}
