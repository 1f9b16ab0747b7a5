import { describe, expect, it } from 'vitest'
import { contractKindKeys } from '../shared/documents/contracts.ts'
import { emptyTerms, defaultTerms } from './terms.ts'
import { emptyAccount } from '../shared/documents/press-details.ts'
import {
  getMissingContractData,
  validateContract,
  findMissingContractDetails,
  emptyParty,
  type ContractInput,
  type ContractPublisher,
} from './validation.ts'

const validContract: ContractInput = {
  ...emptyTerms,
  ...emptyParty,
  ...defaultTerms.itd,
  kind: 'author',
  date: '2026-11-19',
  party_name: 'Нұрғали Қ. Т.',
  party_bin: '791118300116',
  party_email: 'nurgali@mail.example',
  party_address: 'Алматы, Абай даңғылы, 10',
  party_account: 'KZ197220000000447182',
  party_bank: 'Kaspi',
  party_document_number: '034567890',
  party_document_issuer: 'МВД РК',
  party_document_date: '2019-05-12',
  starts_on: '2026-11-19',
  ends_on: '2027-11-18',
  book_name: 'Сөз өнері',
  subject: 'редактирование',
  subject_kz: 'редакциялау',
  workplace: 'Алматы, пр. аль-Фараби, 71',
  workplace_kz: 'Алматы, әл-Фараби даңғылы, 71',
  manuscript_on: '2027-03-01',
  fee: 100_000,
  royalty: 8,
  discount: 10,
  payment_days: 10,
  months: 6,
  note: '',
}
const pressSide = {
  name: 'Баспа',
  bin: '940440010006',
  registration_number: '10100123',
  registered_on: '1994-04-12',
  address: 'Алматы',
  phone: '',
  email: '',
  account: { ...emptyAccount, account: 'KZ21601A231000001445', bank: 'Халық банкі' },
  accounts: [],
  signer: { name: 'Сейтова Г. М.', position: 'Директор', basis: 'Устава' },
}
const press: ContractPublisher = {
  ru: pressSide,
  kz: { ...pressSide, signer: { ...pressSide.signer, basis: 'Жарғы' } },
}
const organizationDetails = {
  party_signer: 'Ахметов Н. С.',
  party_position: 'Директор',
  party_position_kz: 'Директор',
  party_basis: 'Устава',
  party_basis_kz: 'Жарғы',
}

describe('a contract', () => {
  it.each(contractKindKeys)('of kind %s is valid when nothing is wrong', (kind) => {
    expect(validateContract({ ...validContract, kind })).toEqual({})
  })

  it.each([
    [{ date: '' }, { date: 'required' }],
    [{ party_name: ' ' }, { party_name: 'required' }],
    [{ book_name: '' }, { book_name: 'required' }],
    [{ ends_on: '' }, { ends_on: 'required' }],
    [{ kind: 'itd', ends_on: '', fee: null }, { fee: 'required' }],
    [{ kind: 'gph', subject: ' ' }, { subject: 'required' }],
    [{ kind: 'gph', subject_kz: '' }, { subject_kz: 'required' }],
    [
      { kind: 'itd', workplace_kz: '', work_hours: '' },
      { workplace_kz: 'required', work_hours: 'required' },
    ],
    [{ manuscript_on: '' }, { manuscript_on: 'required' }],
    [{ fee: null, royalty: null }, { fee: 'required' }],
    [
      { kind: 'itd', week_hours: 48, leave_days: 20, pay_day: 15, months: 7 },
      {
        week_hours: 'range',
        leave_days: 'range',
        pay_day: 'range',
        months: 'range',
      },
    ],
    [{ party_document_date: '2019-02-30' }, { party_document_date: 'date' }],
    [{ manuscript_on: '2027-02-30' }, { manuscript_on: 'date' }],
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
    expect(validateContract({ ...validContract, ...change })).toEqual(problems)
  })

  it('requires no term that its kind does not have', () => {
    expect(validateContract({ ...validContract, kind: 'personal', royalty: 500, months: null, ends_on: '' })).toEqual(
      {},
    )
  })
})

describe('a contract before it is sent', () => {
  it('lacks nothing when both parties are known', () => {
    expect(getMissingContractData(validContract, press)).toEqual([])
  })

  it.each([
    [{ book_name: '' }, ['terms']],
    [{ party_bin: '' }, ['party']],
    [{ party_account: '' }, ['party']],
    [{ party_email: '' }, ['email']],
    [{ party_document_issuer: '' }, ['party']],
    [{ kind: 'personal', party_account: '', party_bank: '' }, []],
    [{ kind: 'biz', party_account: '', ...organizationDetails }, []],
    [{ kind: 'biz' }, ['party']],
  ] as const)('with %j lacks %j', (change, missingData) => {
    expect(getMissingContractData({ ...validContract, ...change }, press)).toEqual(missingData)
  })

  it('names the fields that a party lacks', () => {
    expect(
      findMissingContractDetails({ ...validContract, kind: 'op', party_bin: '', party_address: ' ' }, press),
    ).toEqual(['bin', 'address', 'signer', 'position', 'basis'].map((field) => ({ side: 'party', field })))
  })

  it('requires the press’s details in both languages, with an account for paid kinds', () => {
    const pressWithoutSigner = { ru: { ...pressSide, signer: null }, kz: { ...pressSide, signer: null } }
    expect(findMissingContractDetails(validContract, pressWithoutSigner)).toEqual(
      ['signer', 'basis'].map((field) => ({ side: 'press', field })),
    )
    const pressWithoutKazakhBasis = { ...press, kz: { ...pressSide, signer: { ...pressSide.signer, basis: '' } } }
    expect(getMissingContractData(validContract, pressWithoutKazakhBasis)).toEqual(['press'])
    const pressWithoutAccount = { ru: { ...pressSide, account: emptyAccount }, kz: press.kz }
    expect(getMissingContractData(validContract, pressWithoutAccount)).toEqual(['press'])
    expect(getMissingContractData({ ...validContract, kind: 'personal' }, pressWithoutAccount)).toEqual([])
  })

  it('of employment requires the press’s registration and the employee’s document', () => {
    const unregisteredPress = { ru: { ...pressSide, registration_number: '' }, kz: press.kz }
    expect(
      findMissingContractDetails({ ...validContract, kind: 'itd', party_document_number: '' }, unregisteredPress),
    ).toEqual([
      { side: 'press', field: 'registration' },
      { side: 'party', field: 'document' },
    ])
    expect(getMissingContractData({ ...validContract, kind: 'gph' }, unregisteredPress)).toEqual([])
  })
})
