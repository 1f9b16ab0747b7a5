import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confidentialFields } from '../shared/people/confidential.ts'
import { getLogChanges, getLogSubject } from './changes.ts'
import { logTypes } from '../events/table.ts'
import { confidentialLogFields, logFieldKeys, neverLoggedFields } from './fields.ts'

const types = fc.constantFrom(...logTypes)
/** Names that an event might use, including confidential ones. */
const names = fc.constantFrom(
  ...logFieldKeys,
  ...neverLoggedFields,
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
const plainFields = logFieldKeys.filter((field) => !(field in confidentialLogFields))

const logFlagChange = (value: boolean) => getLogChanges('offer.flagged', { number: '12', key: 'is_paid', value })

describe('the logged changes of an event', () => {
  it('show a move from its old to its new status', () => {
    expect(
      getLogChanges('techcard.moved', { book_name: 'Абай', from: 'project', to: 'process', reason: 'Готово' }),
    ).toEqual([
      { field: 'status', before: 'project', after: 'process' },
      { field: 'reason', before: null, after: 'Готово' },
    ])
  })

  it('show only the changed fields of a role change', () => {
    const before = { name: 'Марат', email: 'm@press.kz', role_id: 5, specialization: null }
    expect(getLogChanges('user.roleChanged', { before, after: { ...before, role_id: 4, specialization: '' } })).toEqual(
      [{ field: 'role_id', before: 5, after: 4 }],
    )
  })

  it('show the old and the new owner of a transferred work', () => {
    expect(getLogChanges('techcard.handedOver', { kind: 'cards', from: 3, to: 4 })).toEqual([
      { field: 'keeper', before: 3, after: 4 },
    ])
  })

  it('show a flag that is set or removed', () => {
    expect(logFlagChange(true)).toEqual([{ field: 'flag', before: null, after: 'is_paid' }])
    expect(logFlagChange(false)).toEqual([{ field: 'flag', before: 'is_paid', after: null }])
  })

  it('show that an account number changed, without the number', () => {
    const [change, ...others] = getLogChanges('organization.edited', {
      name: 'Арман',
      before: { IIN: '860314301271', BIK: 'CASPKZKA', account: 'KZ197220000000447182' },
      after: { IIN: '860314301271', BIK: 'CASPKZKA', account: 'KZ197220000000449999' },
    })
    expect(others).toEqual([])
    expect(change?.field).toBe('account')
    expect(change?.before).not.toBe(change?.after)
    expect(String(change?.before)).not.toContain('20000000447')
  })

  it('name the row when the event has one', () => {
    expect(getLogSubject('offer.moved', { number: '411', recipient_name: 'КазНУ' })).toBe('411')
    expect(getLogSubject('techcard.moved', { book_name: 'Абай' })).toBe('Абай')
    expect(getLogSubject('account.signedIn', { name: 'Абай' })).toBeNull()
  })

  it('never contain confidential data, whatever the event contains', () => {
    fc.assert(
      fc.property(types, fc.dictionary(names, values), (type, data) => {
        for (const { field, before, after } of getLogChanges(type, data)) {
          expect(logFieldKeys).toContain(field)
          expect(neverLoggedFields).not.toContain(field)
          if (plainFields.includes(field)) continue
          for (const value of [before, after]) {
            expect(value === null || typeof value === 'string').toBe(true)
            expect(String(value)).not.toContain(secret.slice(5, -5))
          }
        }
      }),
    )
  })
})
