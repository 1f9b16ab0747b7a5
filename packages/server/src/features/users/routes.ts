import type { userCalls } from '@press/contract'
import { userImportFields } from '@press/domain'
import type { HandlersOf } from '../../app/handler.ts'
import type { Services } from '../../app/services.ts'
import { readTable } from '../../app/read-table.ts'
import { readUploadedTable } from '../../app/read-uploaded-table.ts'
import { xlsxMimeType, createPlainWorkbook } from '../../app/workbook.ts'
import { recordAttempt, getRegistrationConfirmLimits } from '../../auth/rate-limits.ts'
import { findLiveSessions } from '../../auth/sessions.ts'
import { hashToken } from '../../auth/tokens.ts'
import { confirmEmail } from './email-change.ts'
import { findOpenAssignments } from './reassignment.ts'
import { importUsers, userTable } from './import.ts'
import { findOverview } from './overview.ts'
import { findUser } from '../shared/users/find-user.ts'
import { findWorkplaces, listUsers } from './queries.ts'
import {
  activateUser,
  deactivateUser,
  endUserSession,
  resendInvitation,
  saveUser,
  withdrawNewEmail,
} from './commands.ts'
import { inviteUser } from '../shared/users/invite.ts'

const okAnswer = { ok: true } as const

/** `forget` drops the cached account, so that this process uses the new state from the next call on. */
export const handlers = ({ authenticator: { forget } }: Services): HandlersOf<typeof userCalls> => ({
  'GET /api/users': (call) => listUsers(call, call.query),
  'POST /api/users': async (call) => ({ user: await inviteUser(call, call.body) }),
  'GET /api/users/import': async ({ reply, t }) => {
    const heads = userImportFields.map((field) => userTable.nameOf(field, t))
    const role = t('domain:role.executor')
    const example = [
      t('users:import.exampleName'),
      'name@example.kz',
      role,
      t('profile:specializations.editor'),
      '+7 701 555 01 42',
    ]
    reply.header('content-type', xlsxMimeType).header('content-disposition', 'attachment; filename="users.xlsx"')
    return reply.send(await createPlainWorkbook(t('users:title'), heads, [example]))
  },
  'POST /api/users/import': (call) =>
    readUploadedTable(call.request, async (content) =>
      importUsers(call, await readTable(call, content, userTable), call.query.write === '1'),
    ),
  'GET /api/users/organizations': async ({ db, query }) => ({ organizations: await findWorkplaces(db, query.search) }),
  'GET /api/users/{id}': async (call) => ({ user: await findUser(call, call.params.id) }),
  'PUT /api/users/{id}': async (call) => {
    const user = await saveUser(call, call.params.id, call.body)
    forget(user.id)
    return { user }
  },
  'DELETE /api/users/{id}/email': async (call) => ({ user: await withdrawNewEmail(call, call.params.id) }),
  'GET /api/users/{id}/overview': (call) => findOverview(call, call.params.id),
  'POST /api/users/{id}/invite': async (call) => ({ user: await resendInvitation(call, call.params.id) }),
  'GET /api/users/{id}/sessions': async ({ db, params }) => {
    const sessions = await findLiveSessions(db, params.id)
    return {
      sessions: sessions.map(({ id, agent, created_at, last_seen_at }) => ({
        id,
        agent,
        created_at: created_at.toISOString(),
        last_seen_at: last_seen_at.toISOString(),
      })),
    }
  },
  'DELETE /api/users/{id}/sessions/{session}': async (call) => {
    await endUserSession(call, call.params.id, call.params.session)
    forget(call.params.id)
    return okAnswer
  },
  'GET /api/users/{id}/open': async (call) => findOpenAssignments(call, await findUser(call, call.params.id)),
  'POST /api/users/{id}/deactivate': async (call) => {
    const user = await deactivateUser(call, call.params.id, call.body)
    forget(user.id)
    return { user }
  },
  'POST /api/users/{id}/activate': (call) => activateUser(call, call.params.id, call.body),
  'POST /api/email/confirm': async ({ body, db, request }) => {
    const undoAttempt = await recordAttempt(db, getRegistrationConfirmLimits(hashToken(body.token), request.ip))
    forget(await confirmEmail(db, body.token, body.password))
    await undoAttempt()
    return okAnswer
  },
})
