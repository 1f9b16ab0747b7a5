import type { AnswerOf, BodyOf } from '@press/contract'
import type { SetupMark, SetupStep } from '@press/domain'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { session } from '../session.ts'
import { useCall } from '../useCall.ts'

/** Whether the one-time link of a new press opens. */
export const useSetupLink = (token: string) =>
  useCall('GET /api/setup/{token}', { params: { token } }, { revalidateOnFocus: false })

/** How far the first setup is; asked only for whom it concerns. */
export const useSetup = (asked = true) => useCall('GET /api/setup', asked ? {} : null)

/** Makes the first account of the press by its one-time link, and signs in. */
export async function beginSetup(body: BodyOf<'POST /api/setup'>): Promise<AnswerOf<'POST /api/setup'>> {
  const answer = await call('POST /api/setup', { body })
  session.start(answer.user, answer.token)
  return answer
}

/** Puts a step off, or says that it is done; resolves once it shows. */
export async function markSetupStep(step: SetupStep, state: SetupMark): Promise<void> {
  await call('POST /api/setup/steps/{step}', { params: { step }, body: { state } })
  await changed('setup')
}

/** Keeps whom to invite when the setup ends. */
export async function keepFirstPeople(people: BodyOf<'PUT /api/setup/people'>['people']): Promise<void> {
  await call('PUT /api/setup/people', { body: { people } })
  await changed('setup')
}

/** Ends the setup; its invitations leave now. */
export async function finishSetup(): Promise<void> {
  await call('POST /api/setup/finish', {})
  await changed('setup', 'user')
}
