import { specializations } from '@press/domain'
import { z } from 'zod'
import { calls } from './call.ts'
import { id, idParams, moment } from './common.ts'

/** The active user, as portals keep it locally (spec §3). `avatar` is an image's address or null. */
export const activeUser = z.object({ id, name: z.string(), role_id: z.number().int(), avatar: z.string().nullable() })
export type ActiveUser = z.output<typeof activeUser>

const publicProfile = z.object({
  specialization: z.enum(specializations).nullable(),
  organization: z.string().nullable(),
  biography: z.string().nullable(),
})

const ownProfile = publicProfile.extend({
  email: z.string(),
  phone: z.string().nullable(),
  birthday: z.string().nullable(),
  created_at: moment,
})

export const peopleCalls = calls({
  'GET /api/userprofile': {
    summary: 'Own user, profile and role',
    access: 'session',
    response: z.object({ user: activeUser, profile: ownProfile, role_name: z.string() }),
  },
  'GET /api/user/{id}': {
    summary: 'A person’s public profile',
    access: 'session',
    params: idParams,
    response: z.object({ user: activeUser, profile: publicProfile }),
  },
})
