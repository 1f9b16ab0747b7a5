import { consumeConfirmation } from '../../auth/reauthentication.ts'
import { endSessions } from '../../auth/sessions.ts'
import type { FieldCipher } from '../../auth/field-cipher.ts'
import type { Person } from '../../auth/person.ts'
import { createTotpSecret, confirmTotp, disableTotp, createRecoveryCodes, getTotpState } from '../../auth/totp.ts'
import type { Db } from '../../database/database.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'

interface SecurityContext {
  db: Db
  person: Person
}

/** Creates the secret of a second factor, which works once it is confirmed. Requires a confirmed identity. */
export const setUpTotp = ({ db, person }: SecurityContext, vault: FieldCipher) =>
  db.transaction(async (tx) => {
    await consumeConfirmation(tx, person)
    await recordEvent(tx, 'account.totpBegun', person)
    return createTotpSecret(tx, vault, person)
  })

/** Turns the second factor on, given a code that it shows. Returns the recovery codes. */
export const turnTotpOn = ({ db, person }: SecurityContext, vault: FieldCipher, code: string) =>
  db.transaction(async (tx) => {
    if (!(await confirmTotp(tx, vault, person.id, code)))
      throw new PressError('validation', { fields: { code: 'wrongCode' } })
    await recordEvent(tx, 'account.totpOn', person)
    return createRecoveryCodes(tx, person.id)
  })

/** Replaces the recovery codes of a second factor that is on. Requires a confirmed identity. */
export const replaceRecoveryCodes = ({ db, person }: SecurityContext) =>
  db.transaction(async (tx) => {
    await consumeConfirmation(tx, person)
    if (!(await getTotpState(tx, person.id)).on_since) throw new PressError('notFound')
    await recordEvent(tx, 'account.recoveryCodesMade', person)
    return createRecoveryCodes(tx, person.id)
  })

/** Turns the second factor off. Requires a confirmed identity. */
export const turnTotpOff = ({ db, person }: SecurityContext, vault: FieldCipher): Promise<void> =>
  db.transaction(async (tx) => {
    await consumeConfirmation(tx, person)
    await disableTotp(tx, vault, person.id)
    await recordEvent(tx, 'account.totpOff', person)
  })

/** Ends all sessions of a person except this one. Returns their number. */
export const endOtherSessions = ({ db, person }: SecurityContext) =>
  db.transaction(async (tx) => {
    await recordEvent(tx, 'account.sessionsEnded', person)
    return endSessions(tx, person.id, { except: person.session_id })
  })
