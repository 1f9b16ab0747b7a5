import type { AnswerOf } from '@press/contract'
import {
  roleByKey,
  roleKeys,
  getAssignableRoles,
  specializations,
  userImportFields,
  validateUserForm,
  type Specialization,
  type UserImportField,
} from '@press/domain'
import { parsePhone } from '@press/domain/identifiers/phone'
import { sql } from 'drizzle-orm'
import { readChoiceCell, buildNameLookup, type TableRow } from '../../app/read-table.ts'
import { createDuplicateTracker, buildImportReport } from '../../app/table-import.ts'
import type { Tx } from '../../database/database.ts'
import { profiles, users } from '../../database/schema.ts'
import { recordEvent } from '../../events/record-event.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { invitationLetterJob } from '../shared/users/invite.ts'
import type { Translate } from '../../texts.ts'
import type { Context } from '../shared/context.ts'
import { holdLock } from '../../database/hold-lock.ts'

type Report = AnswerOf<'POST /api/users/import'>
type Problem = Report['problems'][number]

const getFieldName = (field: UserImportField, t: Translate): string => t(`users:field.${field}`)
export const userTable = {
  fields: userImportFields,
  nameOf: getFieldName,
  needed: ['name', 'email', 'role_id'],
} as const

const roleLookup = buildNameLookup(roleKeys, (key, t) => t(`domain:role.${key}`))
const specializationLookup = buildNameLookup(specializations, (key, t) => t(`profile:specializations.${key}`))

interface Draft {
  row: number
  name: string
  email: string
  role_id: number
  /** The text as typed if it matches no specialization. */
  specialization: string
  phone: string
}

const toDraft = ({ row, text }: TableRow<UserImportField>): Draft => {
  const role = readChoiceCell(roleLookup, text('role_id'))
  return {
    row,
    name: text('name'),
    email: text('email').toLowerCase(),
    role_id: role ? roleByKey(role).id : 0,
    specialization: readChoiceCell(specializationLookup, text('specialization')) ?? text('specialization'),
    phone: text('phone'),
  }
}

/**
 * Creates accounts from a table and invites their owners, in one transaction, if no row has a problem and the call asks to save
 * them.
 */
export const importUsers = (
  context: Context,
  importRows: readonly TableRow<UserImportField>[],
  shouldSave: boolean,
): Promise<Report> =>
  context.db.transaction(async (tx) => {
    if (shouldSave) await holdLock(tx, 'users')
    const drafts = importRows.map(toDraft)
    const problems = await findProblems(tx, context, drafts)
    const isSaved = shouldSave && problems.length === 0 && drafts.length > 0
    if (isSaved) await insertUsers(tx, drafts)
    return buildImportReport(drafts.length, problems, isSaved)
  })

async function findProblems(tx: Tx, { t, person }: Context, drafts: readonly Draft[]): Promise<Problem[]> {
  const existingUsers = await tx.select({ email: users.email }).from(users)
  const findDuplicateEmail = createDuplicateTracker(
    existingUsers.map(({ email }) => [email, t('users:import.inPress')] as const),
  )
  const assignableRoles = getAssignableRoles(person.role).map((role) => roleByKey(role).id as number)
  return drafts.flatMap((draft) => {
    const { row, name, email, phone, role_id } = draft
    const createProblem = (field: UserImportField, message: string): Problem => ({ row, name, field, message })
    const rowProblems = Object.entries(validateUserForm(draft)).map(([field, problem]) =>
      createProblem(field as UserImportField, t(`users:problem.${problem}`)),
    )
    if (role_id > 0 && !assignableRoles.includes(role_id))
      rowProblems.push(createProblem('role_id', t('users:import.otherRole')))
    if (phone && !parsePhone(phone)) rowProblems.push(createProblem('phone', t('errors:fields.phone')))
    const emailLocation = email && findDuplicateEmail(email, t('users:import.inRow', { row }))
    if (emailLocation) rowProblems.push(createProblem('email', t('users:import.taken', { where: emailLocation })))
    return rowProblems
  })
}

async function insertUsers(tx: Tx, drafts: readonly Draft[]): Promise<void> {
  let firstId: number | null = null
  for (const { name, email, role_id, specialization, phone } of drafts) {
    const [user] = await tx
      .insert(users)
      .values({ name, email, role_id, invited_at: sql`now()` })
      .returning({ id: users.id })
    if (!user) throw new Error('Insert returned no account')
    firstId ??= user.id
    await tx.insert(profiles).values({
      user_id: user.id,
      specialization: (specialization || null) as Specialization | null,
      phone: parsePhone(phone),
    })
    await enqueue(tx, invitationLetterJob, { user: user.id })
  }
  await recordEvent(
    tx,
    'user.imported',
    { id: firstId },
    { users: drafts.map(({ email, role_id }) => ({ email, role_id })) },
  )
}
