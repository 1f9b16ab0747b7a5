import { readFileSync } from 'node:fs'
import type { RoleKey } from '@press/domain'
import type { DemoSessions } from '../../../packages/server/test/demo-sessions.ts'
import { runFolder } from '../addresses.ts'

/** The file with the sessions of the demo accounts. farm/template.ts writes it once per run, and every worker reads it. */
export const sessionsFile = `${runFolder}/sessions.json`

/** Each account has two sessions, so that signing out in the browser does not end the session of the API client. */
export type Sessions = Record<'browser' | 'client', DemoSessions>

let sessions: Sessions | undefined

/** Returns the session of a role's demo account. The session exists in every copy of the template. */
export function sessionOf(role: RoleKey, sessionKind: keyof Sessions): DemoSessions[RoleKey] {
  sessions ??= JSON.parse(readFileSync(sessionsFile, 'utf8')) as Sessions
  return sessions[sessionKind][role]
}
