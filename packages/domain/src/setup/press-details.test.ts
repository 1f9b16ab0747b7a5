import { describe, expect, it } from 'vitest'
import { emptyPressDetails, validatePressDetails } from '../shared/documents/press-details.ts'
import {
  getSetupDetails,
  toSetupField,
  validateSetupDetails,
  parseNumberFacts,
  mergeSetupDetails,
  type SetupDetails,
} from './press-details.ts'

const typedDetails: SetupDetails = {
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
    const savedDetails = mergeSetupDetails(typedDetails, emptyPressDetails)
    expect(validatePressDetails(savedDetails)).toEqual({})
    expect(savedDetails.signers).toEqual([
      expect.objectContaining({
        name: 'Сейтова Г. М.',
        position_kz: 'Директор',
        basis_ru: 'Устава',
        basis_kz: 'Жарғы',
        signs: ['contracts', 'acts', 'invoices'],
      }),
    ])
    expect(savedDetails.accounts[0]).toMatchObject({ kbe: '17', currency: 'KZT', bic: 'HSBKKZKX' })
  })

  it('start from the saved details and leave the other details unchanged', () => {
    const savedDetails = { ...mergeSetupDetails(typedDetails, emptyPressDetails), phone: '+77212550118' }
    const otherSigner = {
      ...savedDetails.signers[0],
      name: 'Ли Т. А.',
      basis_ru: 'Доверенности № 7',
    } as (typeof savedDetails.signers)[0]
    const detailsWithOtherSigner = { ...savedDetails, signers: [otherSigner, ...savedDetails.signers] }
    const form = getSetupDetails(detailsWithOtherSigner)
    expect(form).toMatchObject({ head: 'Ли Т. А.', basis: '', bin: typedDetails.bin })
    expect(mergeSetupDetails(form, detailsWithOtherSigner)).toEqual(detailsWithOtherSigner)
    expect(getSetupDetails(emptyPressDetails)).toMatchObject({ kbe: '17', basis: 'charter', accounts: [{ bic: '' }] })
  })

  it('are all required, each with an error at its field', () => {
    const emptyForm = { ...getSetupDetails(emptyPressDetails), kbe: '' }
    expect(validateSetupDetails(emptyForm)).toEqual(
      Object.fromEntries(
        ['bin', 'kbe', 'name_ru', 'name_kz', 'address_ru', 'head', 'accounts.0.account'].map((field) => [
          field,
          'required',
        ]),
      ),
    )
    expect(validateSetupDetails({ ...typedDetails, bin: '251140007183', kbe: '30' })).toEqual({
      bin: 'binIin',
      kbe: 'kbe',
    })
    expect(['signers.0.name', 'accounts.0.kbe', 'accounts.1.bic'].map(toSetupField)).toEqual([
      'head',
      'kbe',
      'accounts.1.bic',
    ])
  })
})

it('a BIN gives the kind of its owner and the month of registration', () => {
  expect(parseNumberFacts('251140007182')).toEqual({ owner: 'legal', month: '2025-11' })
  expect(parseNumberFacts('940140000385')).toEqual({ owner: 'legal', month: '1994-01' })
  expect([parseNumberFacts('251140007183'), parseNumberFacts('2511')]).toEqual([undefined, undefined])
})
