import { describe, expect, it } from 'vitest'
import { emptyPressDetails, validatePressDetails } from '../shared/documents/press-details.ts'
import {
  getSetupDetails,
  setupDetailsPath,
  validateSetupDetails,
  numberFacts,
  mergeSetupDetails,
  type SetupDetails,
} from './press-details.ts'

const typed: SetupDetails = {
  bin: '251140007182',
  kbe: '17',
  name_ru: 'ТОО «Издательство Сарыарқа»',
  name_kz: '«Сарыарқа баспасы» ЖШС',
  address_ru: '100024, г. Караганда, ул. Университетская, 28, каб. 112',
  head: 'Сейтова Гүлнар Маратқызы',
  basis: 'charter',
  accounts: [{ account: 'KZ16601A871001234567', bank: 'АО «Народный банк Казахстана»', bic: 'HSBKKZKX' }],
}

describe('the details requested from a new press', () => {
  it('are enough for contracts, acts and invoices, which the head signs', () => {
    const saved = mergeSetupDetails(typed, emptyPressDetails)
    expect(validatePressDetails(saved)).toEqual({})
    expect(saved.signers).toEqual([
      expect.objectContaining({
        name: 'Сейтова Г. М.',
        position_kz: 'Директор',
        basis_ru: 'Устава',
        basis_kz: 'Жарғы',
        signs: ['contracts', 'acts', 'invoices'],
      }),
    ])
    expect(saved.accounts[0]).toMatchObject({ kbe: '17', currency: 'KZT', bic: 'HSBKKZKX' })
  })

  it('start from the saved details and leave the other details unchanged', () => {
    const saved = { ...mergeSetupDetails(typed, emptyPressDetails), phone: '+77212550118' }
    const other = { ...saved.signers[0], name: 'Ли Т. А.', basis_ru: 'Доверенности № 7' } as (typeof saved.signers)[0]
    const before = { ...saved, signers: [other, ...saved.signers] }
    const form = getSetupDetails(before)
    expect(form).toMatchObject({ head: 'Ли Т. А.', basis: '', bin: typed.bin })
    expect(mergeSetupDetails(form, before)).toEqual(before)
    expect(getSetupDetails(emptyPressDetails)).toMatchObject({ kbe: '17', basis: 'charter', accounts: [{ bic: '' }] })
  })

  it('are all required, each with an error at its field', () => {
    const empty = { ...getSetupDetails(emptyPressDetails), kbe: '' }
    expect(validateSetupDetails(empty)).toEqual(
      Object.fromEntries(
        ['bin', 'kbe', 'name_ru', 'name_kz', 'address_ru', 'head', 'accounts.0.account'].map((field) => [
          field,
          'required',
        ]),
      ),
    )
    expect(validateSetupDetails({ ...typed, bin: '251140007183', kbe: '30' })).toEqual({ bin: 'binIin', kbe: 'kbe' })
    expect(['signers.0.name', 'accounts.0.kbe', 'accounts.1.bic'].map(setupDetailsPath)).toEqual([
      'head',
      'kbe',
      'accounts.1.bic',
    ])
  })
})

it('a BIN gives the kind of its owner and the month of registration', () => {
  expect(numberFacts('251140007182')).toEqual({ owner: 'legal', month: '2025-11' })
  expect(numberFacts('940140000385')).toEqual({ owner: 'legal', month: '1994-01' })
  expect([numberFacts('251140007183'), numberFacts('2511')]).toEqual([undefined, undefined])
})
