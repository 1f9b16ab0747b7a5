import { afterEach, describe, expect, it } from 'vitest'
import { addWorkingDays, getHoliday, isWorkingDay } from '../shared/dates/dates.ts'
import { getVatRate, vatRates } from '../shared/money/vat.ts'
import { getStageAge } from '../tech-cards/stage-age.ts'
import { getColumnLimit } from '../tech-cards/boards.ts'
import { validateIdentity, emptyIdentity, getPublicPressName } from './identity.ts'
import { setPressTables } from '../shared/press-tables.ts'
import { getEmailDomain, emptySender, validateSender } from './letters.ts'
import { defaultNorms, validateNorm } from './norms.ts'
import { emptyAccount, emptyPressDetails, emptySigner } from '../shared/documents/press-details.ts'
import { findSettingChanges } from './history.ts'
import { validateColumn, validateDay, defaultSettings, validateVat, type Settings } from './sections.ts'
import { lawfulWithholding } from '../shared/withholding/rates.ts'
import { toPressTables } from './tables-of.ts'
import { validateWithholding } from './withholding.ts'

afterEach(() => setPressTables({}))

const applySettings = (change: Partial<Settings>) => setPressTables(toPressTables({ ...defaultSettings, ...change }))

describe('the press settings', () => {
  it('gives the VAT rate of a document by its date, in any order of rates', () => {
    applySettings({ vat: { rates: [{ from: '2027-03-01', rate: 18 }, ...vatRates] } })
    expect(['2025-06-01', '2027-02-28', '2027-03-01'].map(getVatRate)).toEqual([12, 16, 18])
  })

  it('turns working days into days off and days off into working days', () => {
    expect([isWorkingDay('2027-05-17'), isWorkingDay('2027-05-22'), getHoliday('2027-07-05')]).toEqual([
      true,
      false,
      undefined,
    ])
    applySettings({
      days: {
        days: [
          { date: '2027-05-17', kind: 'kurbanAit' },
          { date: '2027-07-05', kind: 'moved' },
          { date: '2027-05-22', kind: 'working' },
          { date: '2027-12-16', kind: 'working' },
        ],
      },
    })
    expect(['2027-05-17', '2027-07-05', '2027-05-22', '2027-12-16'].map(isWorkingDay)).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect(['2027-05-17', '2027-07-05', '2027-12-16', '2027-03-22'].map(getHoliday)).toEqual([
      'kurbanAit',
      'moved',
      undefined,
      'nauryz',
    ])
    expect(addWorkingDays('2027-05-14', 1)).toBe('2027-05-18')
  })

  it('limits columns and leaves columns without a limit open', () => {
    expect(getColumnLimit('editor')).toBe(8)
    applySettings({ columns: { limits: { project: 3 } } })
    expect([getColumnLimit('project'), getColumnLimit('editor')]).toEqual([3, undefined])
  })

  it('marks a book late by the norm of its stage', () => {
    expect(getStageAge('editor', '2026-11-16', '2026-11-20')).toMatchObject({ usual: 3, tone: 'late' })
    applySettings({ norms: { days: { ...defaultNorms.days, editor: 10 } } })
    expect(getStageAge('editor', '2026-11-16', '2026-11-20')).toMatchObject({ usual: 10, tone: 'fresh' })
  })

  it('falls back to the default VAT rates and working days when nothing is set', () => {
    const days = Array.from({ length: 700 }, (_one, dayIndex) =>
      new Date(Date.UTC(2026, 0, 1 + dayIndex)).toISOString().slice(0, 10),
    )
    const defaultValues = days.map((day) => [getVatRate(day), isWorkingDay(day)])
    applySettings({})
    expect(days.map((day) => [getVatRate(day), isWorkingDay(day)])).toEqual(defaultValues)
  })
})

const createVatInput = (...addedRates: { from: string; rate: number | null }[]) => ({
  rates: [...vatRates, ...addedRates],
})

describe('a VAT table', () => {
  const today = '2026-11-26'
  it('accepts a new rate only from tomorrow on', () => {
    expect(validateVat(createVatInput({ from: '2026-11-27', rate: 18 }), vatRates, today)).toEqual({})
    expect(validateVat(createVatInput({ from: today, rate: 18 }), vatRates, today)).toEqual({
      'rates.2.from': 'rateAhead',
    })
  })
  it('refuses to remove or change a rate that has begun', () => {
    const [firstRate] = vatRates
    expect(validateVat({ rates: [{ from: '2009-01-01', rate: 12 }] }, vatRates, today)).toEqual({ rates: 'rateBegun' })
    const changedInput = { rates: [firstRate, { from: '2026-01-01', rate: 15 }].filter((one) => one !== undefined) }
    expect(validateVat(changedInput, vatRates, today)).toEqual({ 'rates.1.rate': 'rateBegun' })
  })
  it('lets a future rate be changed or removed', () => {
    const currentRates = [...vatRates, { from: '2027-01-01', rate: 18 }]
    expect(validateVat(createVatInput({ from: '2027-01-01', rate: 20 }), currentRates, today)).toEqual({})
    expect(validateVat(createVatInput(), currentRates, today)).toEqual({})
  })
  it('allows one rate per day, each a whole per cent', () => {
    const invalidInput = createVatInput(
      { from: '2027-01-01', rate: 16.5 },
      { from: '2027-01-01', rate: null },
      { from: '', rate: 101 },
    )
    expect(validateVat(invalidInput, vatRates, today)).toEqual({
      'rates.2.rate': 'wholePercent',
      'rates.3.from': 'dayTaken',
      'rates.3.rate': 'required',
      'rates.4.from': 'required',
      'rates.4.rate': 'wholePercent',
    })
  })
})

it('a calendar day is set once and needs a date and a kind', () => {
  const days = [
    { date: '2027-05-17', kind: 'kurbanAit' },
    { date: '2027-05-17', kind: 'own' },
    { date: '2027-02-31', kind: '' },
  ]
  expect(validateDay({ days })).toEqual({
    'days.1.date': 'dayTaken',
    'days.2.date': 'required',
    'days.2.kind': 'required',
  })
})

it('a column limit is a whole number in range, or none', () => {
  expect(validateColumn({ limits: { editor: 0, project: 4.5, process: 1000, signal: null, author: 8 } })).toEqual({
    'limits.editor': 'columnLimit',
    'limits.project': 'columnLimit',
    'limits.process': 'columnLimit',
  })
})

it('a history lists added, removed and changed values', () => {
  const before = { rates: [...vatRates, { from: '2027-01-01', rate: 18 }] }
  const after = { rates: [...vatRates, { from: '2027-04-01', rate: 18 }] }
  expect(findSettingChanges('vat', before, after)).toEqual([
    { field: '2027-01-01', before: '18', after: null },
    { field: '2027-04-01', before: null, after: '18' },
  ])
  expect(findSettingChanges('columns', { limits: { editor: 8 } }, { limits: { editor: 9 } })).toEqual([
    { field: 'editor', before: '8', after: '9' },
  ])
  expect(findSettingChanges('company', { name: 'А' }, { name: 'А' })).toEqual([])
})

it('a history lists changed signers one by one and the new main account', () => {
  const [firstAccount, secondAccount] = ['KZ166018710001234567', 'KZ45722S000054326792'].map((account) => ({
    ...emptyAccount,
    account,
  }))
  const signer = { ...emptySigner, name: 'Сейтова Г. М.', position_ru: 'Директор', signs: ['acts' as const] }
  const before = { ...emptyPressDetails, accounts: [firstAccount, secondAccount].filter((one) => one !== undefined) }
  const after = {
    ...before,
    accounts: before.accounts.toReversed(),
    signers: [signer, { ...signer, to: '2026-01-01' }],
  }
  expect(findSettingChanges('requisites', before, after)).toEqual([
    { field: 'main_account', before: firstAccount?.account, after: secondAccount?.account },
    { field: 'signers.Сейтова Г. М.', before: null, after: 'Директор; Директор, –2026-01-01' },
    { field: 'signs.Сейтова Г. М.', before: null, after: 'acts' },
  ])
})

describe('a withholding table', () => {
  const today = '2026-11-26'
  const [firstRates, lastRates] = lawfulWithholding
  if (!firstRates || !lastRates) throw new Error('There are no rates')
  const validateRates = (...rates: Parameters<typeof validateWithholding>[0]['rates']) =>
    validateWithholding({ rates }, lawfulWithholding, today)

  it('accepts the rates of a new year', () => {
    expect(validateRates(firstRates, lastRates, { ...lastRates, from: '2027-01-01', mrp: 4_600, ipn: 10.5 })).toEqual(
      {},
    )
  })
  it('refuses to remove or change rates that have begun', () => {
    expect(validateRates(lastRates)).toEqual({ rates: 'rateBegun' })
    expect(validateRates(firstRates, { ...lastRates, opv: 11, royalty: false })).toEqual({
      'rates.1.opv': 'rateBegun',
      'rates.1.royalty': 'rateBegun',
    })
  })
  it('reports what is wrong with each figure', () => {
    const invalidRates = {
      ...lastRates,
      from: today,
      mrp: null,
      mzp: 0,
      opv: 10.001,
      vosms: 101,
      so_most: 1.5,
      ipn_limit: -1,
    }
    expect(validateRates(firstRates, lastRates, invalidRates)).toEqual({
      'rates.2.from': 'rateAhead',
      'rates.2.mrp': 'required',
      'rates.2.mzp': 'positive',
      'rates.2.opv': 'percent',
      'rates.2.vosms': 'percent',
      'rates.2.so_most': 'multiple',
      'rates.2.ipn_limit': 'multiple',
    })
  })
  it('lists each changed figure in the history', () => {
    const nextRates = { ...lastRates, from: '2027-01-01' }
    const changes = findSettingChanges(
      'withholding',
      { rates: [nextRates] },
      { rates: [{ ...nextRates, mrp: 4_600, royalty: false }] },
    )
    expect(changes).toEqual([
      { field: '2027-01-01.mrp', before: '4325', after: '4600' },
      { field: '2027-01-01.royalty', before: 'true', after: 'false' },
    ])
  })
})

describe('the public name of a press', () => {
  const legalNames = { name_ru: 'РГП «Университет баспасы»', name_kz: '«Университет баспасы» РМК', name_en: '' }

  it('is its name in the language, else its Russian name, else its legal name', () => {
    const identity = { ...emptyIdentity, name_ru: 'Сарыарка', name_kz: 'Сарыарқа баспасы' }
    expect((['ru', 'kz', 'en'] as const).map((locale) => getPublicPressName(identity, legalNames, locale))).toEqual([
      'Сарыарка',
      'Сарыарқа баспасы',
      'Сарыарка',
    ])
    expect(getPublicPressName(emptyIdentity, legalNames, 'kz')).toBe(legalNames.name_kz)
    expect(getPublicPressName(emptyIdentity, { name_ru: '', name_kz: '', name_en: '' }, 'ru')).toBe('')
  })

  it('requires a Russian name and refuses a name that is too long', () => {
    expect(validateIdentity(emptyIdentity)).toEqual({ name_ru: 'required' })
    expect(validateIdentity({ ...emptyIdentity, name_ru: 'С', name_en: 'x'.repeat(121) })).toEqual({
      name_en: 'tooLong',
    })
  })
})

describe('the sender of letters', () => {
  it('is a single mailbox or empty', () => {
    expect(validateSender(emptySender)).toEqual({})
    expect(validateSender({ ...emptySender, address: 'baspa@saryarqa.example' })).toEqual({})
    expect(validateSender({ ...emptySender, address: 'a@b.kz, c@d.kz' })).toEqual({ address: 'email' })
    expect(getEmailDomain('baspa@Saryarqa.example')).toBe('saryarqa.example')
  })
})

it('a norm is a whole number of working days for every stage', () => {
  expect(validateNorm(defaultNorms)).toEqual({})
  expect(validateNorm({ days: { ...defaultNorms.days, editor: null, stock: 2.5 } })).toEqual({
    'days.editor': 'normDays',
    'days.stock': 'normDays',
  })
})
