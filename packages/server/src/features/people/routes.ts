import type { peopleCalls } from '@press/contract'
import { isAllowed } from '@press/domain'
import type { HandlersOf } from '../../app/handler.ts'
import type { Services } from '../../app/services.ts'
import { PressError } from '../../errors.ts'
import { getConsents } from './consents.ts'
import { exportPersonalData } from './export-personal-data.ts'
import { getOwnProfile, getPublicProfile } from './profile.ts'
import { revealField, saveProfile } from './commands.ts'

export const handlers = ({ vault }: Services): HandlersOf<typeof peopleCalls> => ({
  'GET /api/userprofile': (call) => getOwnProfile(call, vault),
  'GET /api/userprofile/consents': async ({ db, person }) => ({ consents: await getConsents(db, person.id) }),
  'GET /api/userprofile/data': async (call) => {
    const data = await exportPersonalData(call, vault)
    call.reply.type('application/json').header('content-disposition', 'attachment; filename="personal-data.json"')
    return call.reply.send(JSON.stringify(data, null, 2))
  },
  'GET /api/user/{id}': (call) => getPublicProfile(call, vault, call.params.id),
  'POST /api/authorprofile/edit': (call) => saveProfile(call, vault, call.body),
  'POST /api/user/{id}/reveal': async (call) => {
    const { params, person, body } = call
    if (!isAllowed(person.role, 'confidential', 'read', params.id === person.id)) throw new PressError('notFound')
    return revealField(call, vault, params.id, body.field)
  },
})
