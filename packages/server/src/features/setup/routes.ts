import type { setupCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import type { Services } from '../../app/services.ts'
import { getLinkState } from './links.ts'
import { createFirstAccount, finishSetup, inviteStaff, markStep, readSetup } from './commands.ts'

export const handlers = ({ devices }: Services): HandlersOf<typeof setupCalls> => ({
  'GET /api/setup/{token}': async ({ params, db }) => ({ link: await getLinkState(db, params.token) }),

  'POST /api/setup': ({ body, db, files, request, reply }) =>
    createFirstAccount({ db, files, devices, request, reply }, body),

  'GET /api/setup': ({ db, files }) => readSetup(db, files),

  'POST /api/setup/steps/{step}': async ({ params, body, person, db, files }) => {
    await markStep({ db, person }, params.step, body.state)
    return readSetup(db, files)
  },

  'PUT /api/setup/people': async ({ body, person, db, files }) => {
    await inviteStaff({ db, person }, body.people)
    return readSetup(db, files)
  },

  'POST /api/setup/finish': async (call) => {
    const invitedCount = await finishSetup(call)
    return { ...(await readSetup(call.db, call.files)), invited: invitedCount }
  },
})
