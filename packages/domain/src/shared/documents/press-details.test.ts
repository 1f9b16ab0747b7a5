import { describe, expect, it } from 'vitest'
import {
  emptyPressDetails,
  emptySigner,
  toOrganizationDetails,
  listPressNames,
  validatePressDetails,
  toPressSide,
  type PressDetails,
} from './press-details.ts'

const validDetails: PressDetails = {
  name_ru: 'ТОО «Издательство Сарыарқа»',
  name_kz: '«Сарыарқа баспасы» ЖШС',
  name_en: '',
  short_name: 'Сарыарқа',
  bin: '251140007182',
  registration_number: '',
  registered_on: '',
  address_ru: 'Караганда, ул. Университетская, 28',
  address_kz: 'Қарағанды, Университет көшесі, 28',
  phone: '+77212000001',
  email: 'baspa@saryarqa.example',
  accounts: [
    {
      name: 'Основной',
      account: 'KZ166018710001234567',
      bank: 'АО «Народный банк Казахстана»',
      bic: 'HSBKKZKX',
      kbe: '17',
      currency: 'KZT',
    },
    { name: '', account: 'KZ45722S000054326792', bank: 'АО «Kaspi Bank»', bic: 'CASPKZKA', kbe: '17', currency: 'USD' },
  ],
  signers: [
    {
      ...emptySigner,
      name: 'Ескі Д. Д.',
      position_ru: 'Директор',
      position_kz: 'Директор',
      basis_ru: 'Устава',
      basis_kz: 'Жарғы',
      signs: ['contracts', 'acts'],
      to: '2026-06-30',
    },
    {
      ...emptySigner,
      name: 'Сейтова Г. М.',
      position_ru: 'Директор',
      position_kz: 'Бас директор',
      basis_ru: 'Устава',
      basis_kz: 'Жарғы',
      signs: ['contracts', 'acts'],
      from: '2026-07-01',
    },
    { ...emptySigner, name: 'Ли Т. А.', position_ru: 'Главный бухгалтер', signs: ['invoices'] },
  ],
}
const [mainAccount, secondAccount] = validDetails.accounts as [PressDetails['accounts'][0], PressDetails['accounts'][0]]
const director = validDetails.signers[1] as PressDetails['signers'][0]

describe('the press’s requisites', () => {
  it('are valid when nothing is wrong', () => {
    expect(validatePressDetails(validDetails)).toEqual({})
    expect(validatePressDetails({ ...emptyPressDetails, name_ru: 'Сарыарқа' })).toEqual({})
  })

  it.each<[Partial<PressDetails>, Record<string, string>]>([
    [{ name_ru: ' ' }, { name_ru: 'required' }],
    [{ bin: '251140007183' }, { bin: 'binIin' }],
    [{ email: 'baspa' }, { email: 'email' }],
    [{ accounts: [{ ...mainAccount, bic: 'HSBK', kbe: '99' }] }, { 'accounts.0.bic': 'bic', 'accounts.0.kbe': 'kbe' }],
    [{ accounts: [mainAccount, { ...secondAccount, bank: '' }] }, { 'accounts.1.bank': 'required' }],
    [
      { accounts: [mainAccount, { ...secondAccount, account: 'KZ16 6018 7100 0123 4567' }] },
      { 'accounts.1.account': 'accountTaken' },
    ],
    [{ accounts: [secondAccount, mainAccount] }, { 'accounts.0.currency': 'mainCurrency' }],
    [
      { signers: [{ ...director, name: '', basis_kz: '' }] },
      { 'signers.0.name': 'required', 'signers.0.basis_kz': 'required' },
    ],
    [{ signers: [{ ...director, signs: [] }] }, { 'signers.0.signs': 'required' }],
    [{ signers: [{ ...director, from: '2026-02-31' }] }, { 'signers.0.from': 'date' }],
    [{ signers: [{ ...director, from: '2026-07-02', to: '2026-07-01' }] }, { 'signers.0.to': 'beforeStart' }],
  ])('with %j are refused for %j', (change, problems) => {
    expect(validatePressDetails({ ...validDetails, ...change })).toEqual(problems)
  })

  it('need no basis for a signer who signs no contracts', () => {
    const clerk = { ...director, position_kz: '', basis_ru: '', basis_kz: '', signs: ['acts' as const] }
    expect(validatePressDetails({ ...validDetails, signers: [clerk] })).toEqual({})
  })

  it('fill in the press’s row among the organisations with the main account', () => {
    expect(toOrganizationDetails(validDetails)).toEqual({
      name: validDetails.name_ru,
      IIN: validDetails.bin,
      phone: validDetails.phone,
      email: validDetails.email,
      address: validDetails.address_ru,
      account: mainAccount.account,
      BIK: mainAccount.bic,
      bank: mainAccount.bank,
      kbe: mainAccount.kbe,
    })
    expect(toOrganizationDetails(emptyPressDetails).account).toBe('')
  })

  it('name the press in every language once each', () => {
    expect(listPressNames({ ...validDetails, short_name: validDetails.name_kz })).toEqual([
      validDetails.name_ru,
      validDetails.name_kz,
    ])
  })
})

const getContractSigner = (day: string) => toPressSide(validDetails, { day, locale: 'kz', signs: 'contracts' }).signer

describe('the press as a party of a document', () => {
  it('uses the language of the document, or Russian when it is unknown', () => {
    const getSide = (locale: 'kz' | 'en') => toPressSide(validDetails, { day: '2026-11-23', locale })
    expect([getSide('kz').name, getSide('kz').address]).toEqual([validDetails.name_kz, validDetails.address_kz])
    expect([getSide('en').name, getSide('en').address]).toEqual([validDetails.name_ru, validDetails.address_ru])
  })

  it('has the signer for that kind of document on its date', () => {
    expect(getContractSigner('2026-06-30')).toEqual({ name: 'Ескі Д. Д.', position: 'Директор', basis: 'Жарғы' })
    expect(getContractSigner('2026-07-01')).toEqual({ name: 'Сейтова Г. М.', position: 'Бас директор', basis: 'Жарғы' })
    expect(toPressSide(validDetails, { day: '2026-07-01', locale: 'ru', signs: 'invoices' }).signer?.name).toBe(
      'Ли Т. А.',
    )
  })

  it('takes no basis from another language, because its case would be wrong', () => {
    expect(toPressSide(validDetails, { day: '2026-07-01', locale: 'en', signs: 'contracts' }).signer?.basis).toBe('')
  })

  it('has no signer when none is named or nothing is signed', () => {
    expect(toPressSide(validDetails, { day: '2026-07-01', locale: 'ru' }).signer).toBeNull()
    expect(toPressSide(emptyPressDetails, { day: '2026-07-01', locale: 'ru', signs: 'acts' })).toMatchObject({
      name: '',
      account: { account: '' },
      signer: null,
    })
  })
})
