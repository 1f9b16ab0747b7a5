import type { ParsedBody } from '@press/contract'
import {
  type UserInput,
  getUserState,
  type UserAction,
  getUserRefusal,
  type UserRow,
  roleByKey,
  isConfirmingSurname,
} from '@press/domain'
import { parsePhone } from '@press/domain/identifiers/phone'
import { sql, eq, and, or, isNull, ne, desc } from 'drizzle-orm'
import { invalidatePasswordLinks, endAccess } from '../../auth/access.ts'
import { endSessions } from '../../auth/sessions.ts'
import { runChange, assertVersion } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { users, profiles, organizations, offers, userReassignments } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import { enqueue } from '../../jobs/jobs.ts'
import {
  type Row,
  invitationLetterJob,
  assertValidUser,
  findWorkplaceName,
  createEmailTakenError,
} from '../shared/users/invite.ts'
import type { Context } from '../shared/context.ts'
import { requestEmailChange, withdrawEmailChange } from './email-change.ts'
import { reassignWork, type ReassignedRows, restoreAssignments } from './reassignment.ts'
import { findUser } from '../shared/users/find-user.ts'

/** Derives the state of an account from its row. */
const toUserInput = ({ id, role_id, active, password_hash, invited_at }: Row): UserInput => ({
  id,
  role_id,
  state: getUserState({ active, has_password: password_hash !== null, invited_at }, new Date()),
})

/** Refuses an action that the person may not do on an account, with the reason. */
function assertActionAllowed({ person }: Context, user: UserInput, action: UserAction): void {
  const refusal = getUserRefusal(person, user, action)
  if (refusal) throw new PressError('forbidden', { message: `user.${refusal}` })
}

/** Sends the invitation again; earlier links become invalid. */
export async function resendInvitation(context: Context, id: number): Promise<UserRow> {
  assertActionAllowed(context, await findUser(context, id), 'invite')
  await context.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ invited_at: sql`now()` })
      .where(eq(users.id, id))
    await invalidatePasswordLinks(tx, id)
    await enqueue(tx, invitationLetterJob, { user: id })
    await recordEvent(tx, 'user.invitedAgain', { id })
  })
  return findUser(context, id)
}

/** Makes one change to an account under its lock, after it checks the person's current permissions. */
async function changeUser<Result>(
  context: Context,
  id: number,
  { act, version }: { act: UserAction; version: number | undefined },
  applyChange: (tx: Tx, row: Row) => Promise<Result>,
): Promise<Result> {
  return runChange(
    context.db,
    async (tx) => {
      const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update')
      if (!row) throw new PressError('notFound')
      assertVersion(row, version)
      assertActionAllowed(context, toUserInput(row), act)
      return applyChange(tx, row)
    },
    async () => ({ user: await findUser(context, id) }),
  )
}

/**
 * Saves an account. A new role is recorded in the audit log and ends the sessions. A new e-mail needs confirmation, unless the
 * account has no password yet.
 */
export async function saveUser(
  context: Context,
  id: number,
  { version, ...body }: ParsedBody<'PUT /api/users/{id}'>,
): Promise<UserRow> {
  await changeUser(context, id, { act: 'edit', version }, async (tx, row) => {
    assertValidUser(context, body, row)
    const { specialization, phone, email, organization_id, ...values } = body
    const isRoleChanged = row.role_id !== values.role_id
    if (isRoleChanged) assertActionAllowed(context, toUserInput(row), 'role')
    const isEmailChanged = row.email !== email
    if (isEmailChanged) await assertEmailUnused(tx, id, email)
    const isEmailReplaced = isEmailChanged && row.password_hash === null
    if (isEmailChanged && !isEmailReplaced) await requestEmailChange(tx, context, row, email)
    await tx
      .update(users)
      .set({ ...values, ...(isEmailReplaced && { email, invited_at: sql`now()` }), version: row.version + 1 })
      .where(eq(users.id, id))
    if (isEmailReplaced) {
      await invalidatePasswordLinks(tx, id)
      await enqueue(tx, invitationLetterJob, { user: id })
    }
    const [previousProfile] = await tx
      .select({
        specialization: profiles.specialization,
        organization_id: profiles.organization_id,
        organization: organizations.name,
      })
      .from(profiles)
      .leftJoin(organizations, eq(organizations.id, profiles.organization_id))
      .where(eq(profiles.user_id, id))
    const workplace = {
      organization_id: previousProfile?.organization_id ?? null,
      organization: previousProfile?.organization ?? null,
    }
    const isWorkplaceChanged = organization_id !== undefined && organization_id !== workplace.organization_id
    if (isWorkplaceChanged) {
      assertActionAllowed(context, toUserInput(row), 'organization')
      workplace.organization = await findWorkplaceName(tx, organization_id)
      workplace.organization_id = organization_id
      if (row.role_id === roleByKey('partner').id)
        await assertNoAddressedOffers(tx, id, previousProfile?.organization_id ?? null)
    }
    const profileValues = { specialization, phone: parsePhone(phone), organization_id: workplace.organization_id }
    await tx
      .insert(profiles)
      .values({ user_id: id, ...profileValues })
      .onConflictDoUpdate({ target: profiles.user_id, set: profileValues })
    // A partner's organization decides what the partner sees, as a role does. So a change of it also ends the sessions.
    if (isRoleChanged || (isWorkplaceChanged && row.role_id === roleByKey('partner').id))
      await endSessions(tx, id, { except: context.person.session_id })
    await recordEvent(tx, isRoleChanged ? 'user.roleChanged' : 'user.edited', row, {
      before: {
        name: row.name,
        email: row.email,
        role_id: row.role_id,
        specialization: previousProfile?.specialization,
        ...(isWorkplaceChanged && { organization: previousProfile?.organization ?? null }),
      },
      after: {
        ...values,
        email: isEmailReplaced ? email : row.email,
        specialization,
        ...(isWorkplaceChanged && { organization: workplace.organization }),
      },
    })
  })
  return findUser(context, id)
}

/**
 * Refuses to move a partner to another organization while offers of the current organization are addressed to this partner, who
 * would still see its payments. Deactivate the partner instead; the partner then registers again for the other organization.
 */
async function assertNoAddressedOffers(tx: Tx, userId: number, organizationId: number | null): Promise<void> {
  if (organizationId === null) return
  const [addressedOffer] = await tx
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(eq(offers.user_id, userId), or(isNull(offers.organization_id), eq(offers.organization_id, organizationId))),
    )
    .limit(1)
  if (addressedOffer) throw new PressError('validation', { fields: { organization_id: 'partnerOffers' } })
}

async function assertEmailUnused(tx: Tx, id: number, email: string): Promise<void> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, id)))
  if (rows.length > 0) throw createEmailTakenError()
}

/** Withdraws an unconfirmed new e-mail address of an account. */
export async function withdrawNewEmail(context: Context, id: number): Promise<UserRow> {
  await changeUser(context, id, { act: 'edit', version: undefined }, (tx) => withdrawEmailChange(tx, id))
  return findUser(context, id)
}

/** Ends one session of another person. */
export async function endUserSession(context: Context, id: number, sessionId: number): Promise<void> {
  assertActionAllowed(context, await findUser(context, id), 'endSession')
  await context.db.transaction(async (tx) => {
    const endedCount = await endSessions(tx, id, { only: sessionId })
    if (!endedCount) throw new PressError('notFound')
    await recordEvent(tx, 'user.sessionEnded', { id }, { session: sessionId })
  })
}

/**
 * Deactivates an account: reassigns its open rows to the recipients, ends its sessions and live connections, and invalidates its
 * links.
 */
export async function deactivateUser(
  context: Context,
  id: number,
  { receivers, surname, version }: ParsedBody<'POST /api/users/{id}/deactivate'>,
): Promise<UserRow> {
  await changeUser(context, id, { act: 'deactivate', version }, async (tx, row) => {
    if (!isConfirmingSurname(row.name, surname))
      throw new PressError('validation', { fields: { surname: 'otherSurname' } })
    const reassignedRows = await reassignWork(tx, row, receivers)
    await tx
      .update(users)
      .set({ active: false, version: row.version + 1 })
      .where(eq(users.id, id))
    await endAccess(tx, id)
    await tx.insert(userReassignments).values({ user_id: id, by_id: context.person.id, handed: reassignedRows })
    const rowCounts = reassignedRows.map(({ kind, to, ids }) => ({ kind, to, count: ids.length }))
    for (const [to, count] of countRowsByReceiver(reassignedRows))
      await recordEvent(tx, 'user.handedOver', row, { name: row.name, told: to, count })
    await recordEvent(tx, 'user.deactivated', row, { name: row.name, handed: rowCounts })
  })
  return findUser(context, id)
}

/** Counts the reassigned rows of each recipient, over all kinds. */
function countRowsByReceiver(reassignedRows: ReassignedRows): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { to, ids } of reassignedRows) if (to !== null) counts.set(to, (counts.get(to) ?? 0) + ids.length)
  return counts
}

/** Reactivates an account. Gives back the reassigned rows that their recipients still have open. */
export async function activateUser(
  context: Context,
  id: number,
  { version }: ParsedBody<'POST /api/users/{id}/activate'>,
): Promise<{ user: UserRow; returned: number }> {
  const returnedCount = await changeUser(context, id, { act: 'activate', version }, async (tx, row) => {
    if (row.merged_into !== null) throw new PressError('forbidden', { message: 'user.merged' })
    if (row.removed_at !== null) throw new PressError('forbidden', { message: 'user.removed' })
    await tx
      .update(users)
      .set({ active: true, version: row.version + 1, ...(row.password_hash === null && { invited_at: sql`now()` }) })
      .where(eq(users.id, id))
    if (row.password_hash === null) await enqueue(tx, invitationLetterJob, { user: id })
    const [lastReassignment] = await tx
      .select()
      .from(userReassignments)
      .where(and(eq(userReassignments.user_id, id), isNull(userReassignments.undone_at)))
      .orderBy(desc(userReassignments.id))
      .limit(1)
    const returnedRowCount = lastReassignment ? await restoreAssignments(tx, id, lastReassignment.handed) : 0
    if (lastReassignment)
      await tx
        .update(userReassignments)
        .set({ undone_at: sql`now()` })
        .where(eq(userReassignments.id, lastReassignment.id))
    await recordEvent(tx, 'user.activated', row, { name: row.name, returned: returnedRowCount })
    return returnedRowCount
  })
  return { user: await findUser(context, id), returned: returnedCount }
}
