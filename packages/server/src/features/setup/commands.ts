import type { ParsedBody, AnswerOf } from '@press/contract'
import { validateFirstAccount, roleByKey, type SetupStep, type SetupMark, getSetupStates } from '@press/domain'
import { sql, inArray } from 'drizzle-orm'
import { getNewPasswordProblem, hashPassword } from '../../auth/passwords.ts'
import { recordAttempt, getRegistrationConfirmLimits } from '../../auth/rate-limits.ts'
import { hashToken } from '../../auth/tokens.ts'
import type { Db, Tx } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { users, profiles, pressSetup } from '../../database/schema.ts'
import { type FieldProblem, PressError } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import type { Context } from '../shared/context.ts'
import { type PersonRow, toApiPerson } from '../shared/people.ts'
import { recordEvent } from '../../events/record-event.ts'
import { signIn } from '../shared/sign-in.ts'
import { getFormProblems, inviteUser } from '../shared/users/invite.ts'
import { getLinkState, staffRoles } from './links.ts'

type People = ParsedBody<'PUT /api/setup/people'>['people']

type SignInContext = Omit<Parameters<typeof signIn>[0], 'tx'> & { db: Db }
type FirstAccount = ParsedBody<'POST /api/setup'>

/** Creates the first account and signs it in. Refuses an invalid link before it hashes the password. */
export async function createFirstAccount(context: SignInContext, body: FirstAccount) {
  const { db, request } = context
  const undoAttempt = await recordAttempt(db, getRegistrationConfirmLimits(hashToken(body.token), request.ip))
  await assertLinkOpen(db, body.token)
  const passwordProblem = getNewPasswordProblem(body.password)
  const fields: Record<string, FieldProblem> = {
    ...validateFirstAccount(body),
    ...(passwordProblem && { password: passwordProblem }),
  }
  if (Object.keys(fields).length > 0) throw new PressError('validation', { fields })
  const password_hash = await hashPassword(body.password)
  await undoAttempt()
  return db.transaction(async (tx) => {
    const user = await insertFirstAccount(tx, body, password_hash, request.ip)
    return signIn({ ...context, tx }, user, { remember: false, factor: undefined })
  })
}

async function insertFirstAccount(
  tx: Tx,
  { token, name, email, locale }: FirstAccount,
  password_hash: string,
  address: string,
) {
  // If two requests run concurrently, the second waits and then sees the account of the first.
  await tx.execute(sql`lock table press_setup in exclusive mode`)
  await assertLinkOpen(tx, token)
  const [user] = await tx
    .insert(users)
    .values({ name, email, locale, password_hash, role_id: roleByKey('supervisor').id })
    .onConflictDoNothing({ target: users.email })
    .returning()
  if (!user) throw new PressError('validation', { fields: { email: 'userTaken' } })
  await tx.insert(profiles).values({ user_id: user.id })
  await tx.insert(pressSetup).values({ opened_by: user.id })
  await recordEvent(tx, 'account.setupOpened', user, { name, email, role: 'supervisor', address }, { actor: user.id })
  return user
}

async function assertLinkOpen(db: Db | Tx, token: string): Promise<void> {
  const { state } = await getLinkState(db, token)
  if (state === 'open') return
  throw new PressError('badRequest', { message: state === 'expired' ? 'setupLinkExpired' : 'setupLinkUsed' })
}

interface Row {
  invited: People
  opened_at: string
  opened_by: PersonRow | null
  finished_at: string | null
  marks: Partial<Record<SetupStep, SetupMark>>
  versions: Record<string, number> | null
  price_lists: number
  people: number
}

/** Returns the progress of the setup; null for a press that was not set up by a link. */
export async function readSetup(db: Db, files: Files): Promise<AnswerOf<'GET /api/setup'>> {
  const [row] = await queryRows<Row>(
    db,
    sql`select opened_at, finished_at, marks, press_setup.people as invited,
        case when users.id is not null then json_build_object('id', users.id, 'name', users.name,
          'role_id', users.role_id, 'avatar_file_id', users.avatar_file_id) end as opened_by,
        (select json_object_agg(section, version)
          from (select section, max(version) as version from settings group by section) as latest) as versions,
        (select count(*)::int from price_lists where created_by is not null) as price_lists,
        (select count(*)::int from users as colleagues where ${inArray(sql`colleagues.role_id`, staffRoles)}) as people
      from press_setup left join users on users.id = press_setup.opened_by`,
  )
  if (!row) return { setup: null }
  const {
    opened_at,
    opened_by,
    finished_at,
    marks,
    invited: invitedPeople,
    versions,
    price_lists: priceLists,
    people,
  } = row
  return {
    setup: {
      opened_at,
      opened_by: opened_by && toApiPerson(opened_by, files),
      finished_at,
      people: invitedPeople,
      steps: getSetupStates({ versions: versions ?? {}, priceLists, people, marks }),
    },
  }
}

/** Changes the setup. Throws `notFound` for a press that was not set up by a link. */
async function changeSetup(tx: Tx, values: Record<string, unknown>): Promise<void> {
  const updatedRows = await tx.update(pressSetup).set(values).returning({ id: pressSetup.id })
  if (updatedRows.length === 0) throw new PressError('notFound')
}

const mergeMarkSql = (step: SetupStep, state: SetupMark) =>
  sql`${pressSetup.marks} || ${JSON.stringify({ [step]: state })}::jsonb`

/** Marks a step of the setup, and saves other values that belong to the step. */
export const markStep = (
  { db, person }: Pick<Context, 'db' | 'person'>,
  step: SetupStep,
  state: SetupMark,
  values: Record<string, unknown> = {},
): Promise<void> =>
  db.transaction(async (tx) => {
    await changeSetup(tx, { ...values, marks: mergeMarkSql(step, state) })
    await recordEvent(tx, 'account.setupMarked', person, { step, state })
  })

/** Saves the people to invite. No letter is sent before the setup ends. */
export async function inviteStaff({ db, person }: Pick<Context, 'db' | 'person'>, people: People): Promise<void> {
  const existingUsers = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, ['', ...people.map(({ email }) => email)]))
  const fields = Object.assign(
    {},
    ...people.map((invitee, index) => {
      const problems: Record<string, FieldProblem> = getFormProblems({ person }, invitee)
      if (existingUsers.some(({ email }) => email === invitee.email)) problems['email'] = 'userTaken'
      return Object.fromEntries(
        Object.entries(problems).map(([field, problem]) => [`people.${index}.${field}`, problem]),
      )
    }),
  ) as Record<string, FieldProblem>
  if (Object.keys(fields).length > 0) throw new PressError('validation', { fields })
  await markStep({ db, person }, 'people', 'done', { people })
}

/** Ends the setup and sends the invitations. Skips people who already have an account. A second call sends nothing. */
export async function finishSetup(context: Context): Promise<number> {
  const { db, person } = context
  const [setup] = await db.select({ people: pressSetup.people }).from(pressSetup)
  let invitedCount = 0
  for (const invitee of setup?.people ?? []) {
    try {
      await inviteUser(context, invitee)
      invitedCount += 1
    } catch (error) {
      if (!(error instanceof PressError)) throw error
    }
  }
  await db.transaction(async (tx) => {
    await changeSetup(tx, { people: [], finished_at: sql`coalesce(${pressSetup.finished_at}, now())` })
    await recordEvent(tx, 'account.setupFinished', person)
  })
  return invitedCount
}
