import { describe, expect, it } from 'vitest'
import { contractProblems, type ContractFormFacts } from './validation.ts'

const good: ContractFormFacts = {
  kind: 'author',
  number: '214-26',
  date: '2026-11-19',
  party_name: 'Нұрғали Қ. Т.',
  party_bin: '',
  party_email: '',
  starts_on: '2026-11-19',
  ends_on: null,
  note: '',
}

describe('a contract', () => {
  it('may be saved when nothing is wrong', () => {
    expect(contractProblems(good)).toEqual({})
    expect(contractProblems({ ...good, ends_on: '2026-11-19' })).toEqual({})
  })

  it.each([
    [{ kind: null }, { kind: 'required' }],
    [{ number: ' ' }, { number: 'required' }],
    [{ date: null }, { date: 'required' }],
    [{ party_name: '' }, { party_name: 'required' }],
    [{ party_bin: '940140000380' }, { party_bin: 'binIin' }],
    [{ party_email: 'nurgali' }, { party_email: 'email' }],
    [{ date: '2026-02-31' }, { date: 'date' }],
    [{ ends_on: '2027-02-29' }, { ends_on: 'date' }],
    [{ ends_on: '2026-11-18' }, { ends_on: 'beforeStart' }],
    [{ note: 'я'.repeat(3_001) }, { note: 'tooLong' }],
  ] as const)('with %j is refused for %j', (change, problems) => {
    expect(contractProblems({ ...good, ...change })).toEqual(problems)
  })
})
