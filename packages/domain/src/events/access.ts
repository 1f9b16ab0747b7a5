import type { ConfidentialField } from '../shared/people/confidential.ts'
import type { Portal, RoleKey } from '../shared/people/roles.ts'
import type { SetupMark, SetupStep } from '../setup/steps.ts'
import { defineEvent } from './event.ts'

/** Events of sign-ins, passwords and access to the press's records. */
export const accessEventRules = {
  'account.signedIn': defineEvent<{
    address: string
    agent: string
    unfamiliar?: boolean
    factor?: 'totp' | 'recovery' | 'passkey'
  }>(),
  'account.signedOut': defineEvent(),
  'account.sessionEnded': defineEvent<{ session: number }>(),
  'account.sessionsEnded': defineEvent(),
  'account.registered': defineEvent<{ role: RoleKey | undefined; address: string }>(),
  'account.setupOpened': defineEvent<{ name: string; email: string; role: RoleKey; address: string }>(),
  'account.setupMarked': defineEvent<{ step: SetupStep; state: SetupMark }>(),
  'account.setupFinished': defineEvent(),
  'account.passwordChanged': defineEvent(),
  'account.passwordReset': defineEvent(),
  'account.totpBegun': defineEvent(),
  'account.totpOn': defineEvent(),
  'account.totpOff': defineEvent(),
  'account.recoveryCodesMade': defineEvent(),
  'account.passkeyAdded': defineEvent<{ agent: string }>(),
  'account.passkeyRemoved': defineEvent<{ agent: string }>(),
  'account.confidentialChanged': defineEvent<{ fields: readonly ConfidentialField[] }>(),
  'account.revealed': defineEvent<{ field: ConfidentialField }>(),
  'account.dataTaken': defineEvent(),
  'account.calendarShared': defineEvent(),
  'account.calendarUnshared': defineEvent(),
  'account.shopTokenMade': defineEvent(),
  'account.shopTokenEnded': defineEvent(),
  'account.jobRetried': defineEvent<{ job: number; kind: string }>(),
  // Only earlier releases recorded this event.
  'account.letterRetried': defineEvent(),
  'account.logChecked': defineEvent<{
    sealed: number
    last: string | null
    sealed_until: number
    broken: { from: number; until: number }[]
  }>(),
  'account.logCut': defineEvent<{ from: number; until: number; last: string }>(),
  'account.logExported': defineEvent<{ format: string; since?: string; until?: string; note: string }>(),
}

/** Sign-ins and calls that were refused. */
export const refusalEventRules = {
  'account.refused': defineEvent<{ email?: string; address: string; factor?: 'wrong' }>(),
  'account.forbidden': defineEvent<{ portal?: Portal; address?: string; call?: string; role?: RoleKey }>(),
}
