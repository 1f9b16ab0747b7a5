import { describe, expect, it } from 'vitest'
import { validateMemorandum, getMemorandumState, type MemorandumInput } from './validation.ts'

const validMemorandum: MemorandumInput = {
  number: 'М-7',
  date: '2026-03-02',
  party_name: 'Областная библиотека',
  party_bin: '940140000385',
  subject: 'Обмен изданиями',
  signed_on: '2026-03-02',
  ends_on: '2029-03-01',
  contact_email: 'kitap@example.org',
  note: '',
}

describe('a memorandum', () => {
  it.each([
    [null, null, 'unsigned'],
    ['2026-03-02', null, 'inForce'],
    ['2026-03-02', '2027-01-23', 'inForce'],
    ['2026-03-02', '2027-01-22', 'ending'],
    ['2026-03-02', '2026-11-23', 'ending'],
    ['2026-03-02', '2026-11-22', 'ended'],
    [null, '2026-11-22', 'ended'],
  ] as const)('signed on %s and ending on %s is %s on 23 November 2026', (signed_on, ends_on, state) => {
    expect(getMemorandumState({ signed_on, ends_on }, '2026-11-23')).toBe(state)
  })

  it('is valid without data that is not known yet', () => {
    expect(validateMemorandum(validMemorandum)).toEqual({})
    expect(
      validateMemorandum({ ...validMemorandum, party_bin: '', signed_on: '', ends_on: '', contact_email: '' }),
    ).toEqual({})
  })

  it.each([
    [{ number: ' ' }, { number: 'required' }],
    [{ date: '' }, { date: 'required' }],
    [{ date: '2026-02-30' }, { date: 'date' }],
    [{ party_name: '' }, { party_name: 'required' }],
    [{ subject: '' }, { subject: 'required' }],
    [{ subject: 'а'.repeat(3001) }, { subject: 'tooLong' }],
    [{ signed_on: '2026-03-01' }, { signed_on: 'beforeDate' }],
    [{ ends_on: '2026-03-01' }, { ends_on: 'beforeDate' }],
    [{ ends_on: '2029-02-29' }, { ends_on: 'date' }],
    [{ party_bin: '940140000386' }, { party_bin: 'binIin' }],
    [{ contact_email: 'kitap@' }, { contact_email: 'email' }],
  ] as const)('with %o is refused', (change, problems) => {
    expect(validateMemorandum({ ...validMemorandum, ...change })).toEqual(problems)
  })
})
