import { describe, expect, it } from 'vitest'
import { mayChangeBin, requisiteFields, requisitesProblems, type Requisites } from './requisites.ts'

const empty = Object.fromEntries(requisiteFields.map((field) => [field, ''])) as Requisites
const known: Requisites = {
  ...empty,
  name: 'ТОО «Сарыарқа Логистик»',
  IIN: '940140000385',
  email: 'office@kitap.example',
  BIK: 'HSBKKZKX',
  kbe: '17',
}

describe('an organisation’s requisites', () => {
  it('may be known in part, but for the name', () => {
    expect(requisitesProblems({ ...empty, name: 'Кітап' })).toEqual({})
    expect(requisitesProblems({ ...known, name: ' ' })).toEqual({ name: 'required' })
  })

  it.each([
    ['IIN', '940140000386', 'binIin'],
    ['email', 'office', 'email'],
    ['BIK', 'HSBK', 'bic'],
    ['kbe', '99a', 'kbe'],
  ] as const)('says what is wrong with %s', (field, value, problem) => {
    expect(requisitesProblems(known)).toEqual({})
    expect(requisitesProblems({ ...known, [field]: value })).toEqual({ [field]: problem })
  })

  it('give a BIN once: after that it is the press that changes it', () => {
    expect([mayChangeBin(null, false), mayChangeBin('', false), mayChangeBin('940140000385', false)]).toEqual([
      true,
      true,
      false,
    ])
    expect(mayChangeBin('940140000385', true)).toBe(true)
  })
})
