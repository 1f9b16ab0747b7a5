import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confidentialFields } from '../people/confidential.ts'
import { logChanges, logSubject } from './changes.ts'
import { logTypes } from '../events/table.ts'
import { confidentialLogFields, logFieldKeys, neverLogged } from './fields.ts'

const types = fc.constantFrom(...logTypes)
/** Names that an event might use, including confidential ones. */
const names = fc.constantFrom(
  ...logFieldKeys,
  ...neverLogged,
  ...confidentialFields,
  'from',
  'to',
  'before',
  'after',
  'key',
  'value',
  'notes',
)
const secret = '860314301271KZ197220000000447182'
const values = fc.oneof(
  fc.constant(secret),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.constant(secret)),
  fc.dictionary(names, fc.oneof(fc.constant(secret), fc.integer())),
)
/** Fields whose text is shown unchanged. */
const plain = logFieldKeys.filter((field) => !(field in confidentialLogFields))

const flagged = (value: boolean) => logChanges('offer.flagged', { number: '12', key: 'is_paid', value })

describe('what is shown of an event', () => {
  it('is a move from what it was to what it is', () => {
    expect(
      logChanges('techcard.moved', { book_name: 'Абай', from: 'project', to: 'process', reason: 'Готово' }),
    ).toEqual([
      { field: 'status', before: 'project', after: 'process' },
      { field: 'reason', before: null, after: 'Готово' },
    ])
  })

  it('is what became of a role, and not what stayed', () => {
    const before = { name: 'Марат', email: 'm@press.kz', role_id: 5, specialization: null }
    expect(logChanges('user.roleChanged', { before, after: { ...before, role_id: 4, specialization: '' } })).toEqual([
      { field: 'role_id', before: 5, after: 4 },
    ])
  })

  it('is whom something was handed over from, and to', () => {
    expect(logChanges('techcard.handedOver', { kind: 'cards', from: 3, to: 4 })).toEqual([
      { field: 'keeper', before: 3, after: 4 },
    ])
  })

  it('is a flag put up or taken off', () => {
    expect(flagged(true)).toEqual([{ field: 'flag', before: null, after: 'is_paid' }])
    expect(flagged(false)).toEqual([{ field: 'flag', before: 'is_paid', after: null }])
  })

  it('is that an account changed, without the account', () => {
    const [change, ...others] = logChanges('organization.edited', {
      name: 'Арман',
      before: { IIN: '860314301271', BIK: 'CASPKZKA', account: 'KZ197220000000447182' },
      after: { IIN: '860314301271', BIK: 'CASPKZKA', account: 'KZ197220000000449999' },
    })
    expect(others).toEqual([])
    expect(change?.field).toBe('account')
    expect(change?.before).not.toBe(change?.after)
    expect(String(change?.before)).not.toContain('20000000447')
  })

  it('names the row, where the event does', () => {
    expect(logSubject('offer.moved', { number: '411', recipient_name: 'КазНУ' })).toBe('411')
    expect(logSubject('techcard.moved', { book_name: 'Абай' })).toBe('Абай')
    expect(logSubject('account.signedIn', { name: 'Абай' })).toBeNull()
  })

  it('is never confidential, whatever an event says', () => {
    fc.assert(
      fc.property(types, fc.dictionary(names, values), (type, data) => {
        for (const { field, before, after } of logChanges(type, data)) {
          expect(logFieldKeys).toContain(field)
          expect(neverLogged).not.toContain(field)
          if (plain.includes(field)) continue
          for (const value of [before, after]) {
            expect(value === null || typeof value === 'string').toBe(true)
            expect(String(value)).not.toContain(secret.slice(5, -5))
          }
        }
      }),
    )
  })
})
