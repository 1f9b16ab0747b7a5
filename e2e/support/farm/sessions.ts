import { readFileSync } from 'node:fs'
import type { RoleKey } from '@press/domain'
import type { DemoSessions } from '../../../packages/server/test/demoSessions.ts'
import { folder } from '../addresses.ts'

/** Written once per run, read by every worker. */
export const sessionsFile = `${folder}/sessions.json`

/** Signing out in the browser does not end the session of the client. */
export type Sessions = Record<'browser' | 'client', DemoSessions>

let sessions: Sessions | undefined

/** The session that every press of the journeys has for the demo account of a role. */
export function sessionOf(role: RoleKey, where: keyof Sessions): DemoSessions[RoleKey] {
  sessions ??= JSON.parse(readFileSync(sessionsFile, 'utf8')) as Sessions
  return sessions[where][role]
}
