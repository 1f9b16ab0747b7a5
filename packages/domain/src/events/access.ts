import type { ConfidentialField } from '../shared/people/confidential.ts'
import type { Portal, RoleKey } from '../shared/people/roles.ts'
import type { SetupMark, SetupStep } from '../setup/steps.ts'
import { event } from './event.ts'

/** Events of sign-ins, passwords and access to the press's records. */
export const access = {
  'account.signedIn': event<{
    address: string
    agent: string
    unfamiliar?: boolean
    factor?: 'totp' | 'recovery' | 'passkey'
  }>(),
  'account.signedOut': event(),
  'account.sessionEnded': event<{ session: number }>(),
  'account.sessionsEnded': event(),
  'account.registered': event<{ role: RoleKey | undefined; address: string }>(),
  'account.setupOpened': event<{ name: string; email: string; role: RoleKey; address: string }>(),
  'account.setupMarked': event<{ step: SetupStep; state: SetupMark }>(),
  'account.setupFinished': event(),
  'account.passwordChanged': event(),
  'account.passwordReset': event(),
  'account.totpBegun': event(),
  'account.totpOn': event(),
  'account.totpOff': event(),
  'account.recoveryCodesMade': event(),
  'account.passkeyAdded': event<{ agent: string }>(),
  'account.passkeyRemoved': event<{ agent: string }>(),
  'account.confidentialChanged': event<{ fields: readonly ConfidentialField[] }>(),
  'account.revealed': event<{ field: ConfidentialField }>(),
  'account.dataTaken': event(),
  'account.calendarShared': event(),
  'account.calendarUnshared': event(),
  'account.shopTokenMade': event(),
  'account.shopTokenEnded': event(),
  'account.jobRetried': event<{ job: number; kind: string }>(),
  // Only earlier releases recorded this event.
  'account.letterRetried': event(),
  'account.logChecked': event<{
    sealed: number
    last: string | null
    sealed_until: number
    broken: { from: number; until: number }[]
  }>(),
  'account.logCut': event<{ from: number; until: number; last: string }>(),
  'account.logExported': event<{ format: string; since?: string; until?: string; note: string }>(),
}

/** Sign-ins and calls that were refused. */
export const refusals = {
  'account.refused': event<{ email?: string; address: string; factor?: 'wrong' }>(),
  'account.forbidden': event<{ portal?: Portal; address?: string; call?: string; role?: RoleKey }>(),
}
