import type { peopleCalls } from '@press/contract'
import { roleById } from '@press/domain'
import type { HandlersOf } from '../../app/handler.ts'
import { PressError } from '../../errors.ts'
import { activeUser, findProfile } from './queries.ts'

export const peopleHandlers: HandlersOf<typeof peopleCalls> = {
  'GET /api/userprofile': async ({ db, files, person, t }) => {
    const found = await findProfile(db, person.id)
    if (!found) throw new PressError('notFound')
    const { id: _id, name: _name, avatar_file_id: _avatar, role_id, ...profile } = found
    const role = roleById(role_id)
    return { user: activeUser(found, files), profile, role_name: role ? t(`domain:role.${role.key}`) : '' }
  },

  'GET /api/user/{id}': async ({ db, files, params }) => {
    const found = await findProfile(db, params.id)
    if (!found) throw new PressError('notFound')
    const { specialization, organization, biography } = found
    return { user: activeUser(found, files), profile: { specialization, organization, biography } }
  },
}
