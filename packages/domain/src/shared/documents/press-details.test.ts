import { describe, expect, it } from 'vitest'
import {
  emptyPressDetails,
  noSigner,
  organizationOf,
  pressNames,
  validatePressDetails,
  pressSide,
  type PressDetails,
} from './press-details.ts'

const known: PressDetails = {
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
      ...noSigner,
      name: 'Ескі Д. Д.',
      position_ru: 'Директор',
      position_kz: 'Директор',
      basis_ru: 'Устава',
      basis_kz: 'Жарғы',
      signs: ['contracts', 'acts'],
      to: '2026-06-30',
    },
    {
      ...noSigner,
      name: 'Сейтова Г. М.',
      position_ru: 'Директор',
      position_kz: 'Бас директор',
      basis_ru: 'Устава',
      basis_kz: 'Жарғы',
      signs: ['contracts', 'acts'],
      from: '2026-07-01',
    },
    { ...noSigner, name: 'Ли Т. А.', position_ru: 'Главный бухгалтер', signs: ['invoices'] },
  ],
}
const [main, second] = known.accounts as [PressDetails['accounts'][0], PressDetails['accounts'][0]]
const director = known.signers[1] as PressDetails['signers'][0]

describe('the press’s requisites', () => {
  it('are valid when nothing is wrong', () => {
    expect(validatePressDetails(known)).toEqual({})
    expect(validatePressDetails({ ...emptyPressDetails, name_ru: 'Сарыарқа' })).toEqual({})
  })

  it.each<[Partial<PressDetails>, Record<string, string>]>([
    [{ name_ru: ' ' }, { name_ru: 'required' }],
    [{ bin: '251140007183' }, { bin: 'binIin' }],
    [{ email: 'baspa' }, { email: 'email' }],
    [{ accounts: [{ ...main, bic: 'HSBK', kbe: '99' }] }, { 'accounts.0.bic': 'bic', 'accounts.0.kbe': 'kbe' }],
    [{ accounts: [main, { ...second, bank: '' }] }, { 'accounts.1.bank': 'required' }],
    [
      { accounts: [main, { ...second, account: 'KZ16 6018 7100 0123 4567' }] },
      { 'accounts.1.account': 'accountTaken' },
    ],
    [{ accounts: [second, main] }, { 'accounts.0.currency': 'mainCurrency' }],
    [
      { signers: [{ ...director, name: '', basis_kz: '' }] },
      { 'signers.0.name': 'required', 'signers.0.basis_kz': 'required' },
    ],
    [{ signers: [{ ...director, signs: [] }] }, { 'signers.0.signs': 'required' }],
    [{ signers: [{ ...director, from: '2026-02-31' }] }, { 'signers.0.from': 'date' }],
    [{ signers: [{ ...director, from: '2026-07-02', to: '2026-07-01' }] }, { 'signers.0.to': 'beforeStart' }],
  ])('with %j are refused for %j', (change, problems) => {
    expect(validatePressDetails({ ...known, ...change })).toEqual(problems)
  })

  it('need no basis for a signer who signs no contracts', () => {
    const clerk = { ...director, position_kz: '', basis_ru: '', basis_kz: '', signs: ['acts' as const] }
    expect(validatePressDetails({ ...known, signers: [clerk] })).toEqual({})
  })

  it('fill in the press’s row among the organisations with the main account', () => {
    expect(organizationOf(known)).toEqual({
      name: known.name_ru,
      IIN: known.bin,
      phone: known.phone,
      email: known.email,
      address: known.address_ru,
      account: main.account,
      BIK: main.bic,
      bank: main.bank,
      kbe: main.kbe,
    })
    expect(organizationOf(emptyPressDetails).account).toBe('')
  })

  it('name the press in every language once each', () => {
    expect(pressNames({ ...known, short_name: known.name_kz })).toEqual([known.name_ru, known.name_kz])
  })
})

const signerOn = (day: string) => pressSide(known, { day, locale: 'kz', signs: 'contracts' }).signer

describe('the press as a party of a document', () => {
  it('uses the language of the document, or Russian when it is unknown', () => {
    const of = (locale: 'kz' | 'en') => pressSide(known, { day: '2026-11-23', locale })
    expect([of('kz').name, of('kz').address]).toEqual([known.name_kz, known.address_kz])
    expect([of('en').name, of('en').address]).toEqual([known.name_ru, known.address_ru])
  })

  it('has the signer for that kind of document on its date', () => {
    expect(signerOn('2026-06-30')).toEqual({ name: 'Ескі Д. Д.', position: 'Директор', basis: 'Жарғы' })
    expect(signerOn('2026-07-01')).toEqual({ name: 'Сейтова Г. М.', position: 'Бас директор', basis: 'Жарғы' })
    expect(pressSide(known, { day: '2026-07-01', locale: 'ru', signs: 'invoices' }).signer?.name).toBe('Ли Т. А.')
  })

  it('takes no basis from another language, because its case would be wrong', () => {
    expect(pressSide(known, { day: '2026-07-01', locale: 'en', signs: 'contracts' }).signer?.basis).toBe('')
  })

  it('has no signer when none is named or nothing is signed', () => {
    expect(pressSide(known, { day: '2026-07-01', locale: 'ru' }).signer).toBeNull()
    expect(pressSide(emptyPressDetails, { day: '2026-07-01', locale: 'ru', signs: 'acts' })).toMatchObject({
      name: '',
      account: { account: '' },
      signer: null,
    })
  })
})
