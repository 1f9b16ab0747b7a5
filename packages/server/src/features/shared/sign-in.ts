import type { AnswerOf } from '@press/contract'
import { sql } from 'drizzle-orm'
import type { FastifyRequest, FastifyReply } from 'fastify'
import type { Devices } from '../../auth/devices.ts'
import { openSession } from '../../auth/sessions.ts'
import type { Tx } from '../../database/database.ts'
import type { users } from '../../database/schema.ts'
import { eventField, isEvent } from '../../database/event-clauses.ts'
import type { Files } from '../../files/files.ts'
import { toApiPerson } from './people.ts'
import { recordEvent } from '../../events/record-event.ts'

export const getUserAgent = (request: FastifyRequest): string => request.headers['user-agent'] ?? ''

/** Whether the address and the browser are new for a person who has signed in before. */
async function isUnfamiliarSignIn(tx: Tx, id: number, address: string, agent: string): Promise<boolean> {
  const { rows } = await tx.execute<{ unfamiliar: boolean | null }>(
    sql`select not bool_or(${eventField('address')} = ${address} and ${eventField('agent')} = ${agent}) as unfamiliar from events
      where resource = 'account' and resource_id = ${id} and ${isEvent('account.signedIn')}`,
  )
  return rows[0]?.unfamiliar ?? false
}

interface SignInContext {
  tx: Tx
  files: Files
  devices: Devices
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Signs in an authenticated person: opens a session, and records the address and the browser. Notifies the owner of a sign-in from
 * a new address and browser.
 */
export async function signIn(
  { tx, files, devices, request, reply }: SignInContext,
  user: typeof users.$inferSelect,
  { remember, factor }: { remember: boolean; factor: 'totp' | 'recovery' | 'passkey' | undefined },
): Promise<AnswerOf<'POST /api/login'>> {
  const agent = getUserAgent(request)
  const isUnfamiliarDevice =
    !devices.findDeviceId(user.email, request) && (await isUnfamiliarSignIn(tx, user.id, request.ip, agent))
  devices.remember(user.email, request, reply)
  const signInFlags = { ...(isUnfamiliarDevice && { unfamiliar: isUnfamiliarDevice }), ...(factor && { factor }) }
  await recordEvent(tx, 'account.signedIn', user, { address: request.ip, agent, ...signInFlags }, { actor: user.id })
  const session = await openSession(tx, user.id, agent, remember)
  return { token: session.token, user: toApiPerson(user, files.forSession(session.id)) }
}
