import { describe, expect, it } from 'vitest'
import { contractKindKeys } from './statuses.ts'
import { noTerms } from './terms.ts'
import { noAccount } from '../settings/press-requisites.ts'
import {
  contractLacks,
  contractProblems,
  contractSideLacks,
  type ContractFacts,
  type ContractPress,
} from './validation.ts'

const good: ContractFacts = {
  ...noTerms,
  kind: 'author',
  date: '2026-11-19',
  party_name: 'Нұрғали Қ. Т.',
  party_bin: '791118300116',
  party_email: 'nurgali@mail.example',
  party_phone: '',
  party_address: 'Алматы, Абай даңғылы, 10',
  party_account: 'KZ197220000000447182',
  party_bank: 'Kaspi',
  party_bic: '',
  party_kbe: '',
  party_signer: '',
  party_basis: '',
  starts_on: '2026-11-19',
  ends_on: '2027-11-18',
  book_name: 'Сөз өнері',
  subject: 'редактирование',
  fee: 100_000,
  royalty: 8,
  discount: 10,
  payment_days: 10,
  months: 12,
  note: '',
}
const own = {
  name: 'Баспа',
  bin: '940440010006',
  address: 'Алматы',
  phone: '',
  email: '',
  account: { ...noAccount, account: 'KZ21601A231000001445', bank: 'Халық банкі' },
  accounts: [],
  signer: { name: 'Сейтова Г. М.', position: 'Директор', basis: 'Устава' },
}
const press: ContractPress = { ru: own, kz: { ...own, signer: { ...own.signer, basis: 'Жарғы' } } }
const organization = { party_signer: 'директор Ахметов Н. С.', party_basis: 'Устава' }

describe('a contract', () => {
  it.each(contractKindKeys)('of kind %s may be saved when nothing is wrong', (kind) => {
    expect(contractProblems({ ...good, kind })).toEqual({})
  })

  it.each([
    [{ date: '' }, { date: 'required' }],
    [{ party_name: ' ' }, { party_name: 'required' }],
    [{ book_name: '' }, { book_name: 'required' }],
    [{ ends_on: '' }, { ends_on: 'required' }],
    [{ kind: 'itd', ends_on: '', fee: null }, { fee: 'required' }],
    [{ kind: 'gph', subject: ' ' }, { subject: 'required' }],
    [{ kind: 'op', discount: null }, { discount: 'required' }],
    [{ party_bin: '940140000380' }, { party_bin: 'binIin' }],
    [{ party_email: 'nurgali' }, { party_email: 'email' }],
    [{ party_bic: 'X' }, { party_bic: 'bic' }],
    [{ party_kbe: '99' }, { party_kbe: 'kbe' }],
    [{ royalty: 101 }, { royalty: 'range' }],
    [{ payment_days: 0 }, { payment_days: 'range' }],
    [{ date: '2026-02-31' }, { date: 'date' }],
    [{ ends_on: '2027-02-29' }, { ends_on: 'date' }],
    [{ ends_on: '2026-11-18' }, { ends_on: 'beforeStart' }],
    [{ note: 'я'.repeat(3_001) }, { note: 'tooLong' }],
  ] as const)('with %j is refused for %j', (change, problems) => {
    expect(contractProblems({ ...good, ...change })).toEqual(problems)
  })

  it('asks a kind for nothing that the kind does not know of', () => {
    expect(contractProblems({ ...good, kind: 'personal', royalty: 500, months: null, ends_on: '' })).toEqual({})
  })
})

describe('before it is sent', () => {
  it('a contract lacks nothing when both sides are known', () => {
    expect(contractLacks(good, press)).toEqual([])
  })

  it.each([
    [{ book_name: '' }, ['terms']],
    [{ party_bin: '' }, ['party']],
    [{ party_account: '' }, ['party']],
    [{ party_email: '' }, ['email']],
    [{ party_account: '', party_bank: '', fee: null, royalty: null }, []],
    [{ kind: 'biz', party_account: '', ...organization }, []],
    [{ kind: 'biz' }, ['party']],
  ] as const)('%j leaves %j to be said', (change, lacks) => {
    expect(contractLacks({ ...good, ...change }, press)).toEqual(lacks)
  })

  it('names the fields that a side lacks', () => {
    expect(contractSideLacks({ ...good, kind: 'op', party_bin: '', party_address: ' ' }, press)).toEqual(
      ['bin', 'address', 'signer', 'basis'].map((field) => ({ side: 'party', field })),
    )
  })

  it('the press has to be known as well: in both languages, with an account where money flows', () => {
    const nameless = { ru: { ...own, signer: null }, kz: { ...own, signer: null } }
    expect(contractSideLacks(good, nameless)).toEqual(['signer', 'basis'].map((field) => ({ side: 'press', field })))
    const half = { ...press, kz: { ...own, signer: { ...own.signer, basis: '' } } }
    expect(contractLacks(good, half)).toEqual(['press'])
    const poor = { ru: { ...own, account: noAccount }, kz: press.kz }
    expect(contractLacks(good, poor)).toEqual(['press'])
    expect(contractLacks({ ...good, kind: 'personal' }, poor)).toEqual([])
  })
})
