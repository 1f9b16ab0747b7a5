import { afterEach, describe, expect, it } from 'vitest'
import { addWorkingDays, getHoliday, isWorkingDay } from '../shared/dates/dates.ts'
import { vatRateOn, vatRates } from '../shared/money/vat.ts'
import { getStageAge } from '../tech-cards/stage-age.ts'
import { columnLimit } from '../tech-cards/boards.ts'
import { validateIdentity, noIdentity, pressCalled } from './identity.ts'
import { setPressTables } from '../shared/press-tables.ts'
import { domainOf, noSender, validateSender } from './letters.ts'
import { firstNorms, validateNorm } from './norms.ts'
import { noAccount, emptyPressDetails, noSigner } from '../shared/documents/press-details.ts'
import { settingChanges } from './history.ts'
import { validateColumn, validateDay, firstSettings, validateVat, type Settings } from './sections.ts'
import { lawfulWithholding } from '../shared/withholding/rates.ts'
import { tablesOf } from './tables-of.ts'
import { validateWithholding } from './withholding.ts'

afterEach(() => setPressTables({}))

const setting = (change: Partial<Settings>) => setPressTables(tablesOf({ ...firstSettings, ...change }))

describe('the press settings', () => {
  it('gives the VAT rate of a document by its date, in any order of rates', () => {
    setting({ vat: { rates: [{ from: '2027-03-01', rate: 18 }, ...vatRates] } })
    expect(['2025-06-01', '2027-02-28', '2027-03-01'].map(vatRateOn)).toEqual([12, 16, 18])
  })

  it('turns working days into days off and days off into working days', () => {
    expect([isWorkingDay('2027-05-17'), isWorkingDay('2027-05-22'), getHoliday('2027-07-05')]).toEqual([
      true,
      false,
      undefined,
    ])
    setting({
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
    expect(columnLimit('editor')).toBe(8)
    setting({ columns: { limits: { project: 3 } } })
    expect([columnLimit('project'), columnLimit('editor')]).toEqual([3, undefined])
  })

  it('marks a book late by the norm of its stage', () => {
    expect(getStageAge('editor', '2026-11-16', '2026-11-20')).toMatchObject({ usual: 3, tone: 'late' })
    setting({ norms: { days: { ...firstNorms.days, editor: 10 } } })
    expect(getStageAge('editor', '2026-11-16', '2026-11-20')).toMatchObject({ usual: 10, tone: 'fresh' })
  })

  it('falls back to the default VAT rates and working days when nothing is set', () => {
    const days = Array.from({ length: 700 }, (_one, at) =>
      new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
    )
    const before = days.map((day) => [vatRateOn(day), isWorkingDay(day)])
    setting({})
    expect(days.map((day) => [vatRateOn(day), isWorkingDay(day)])).toEqual(before)
  })
})

const withRates = (...more: { from: string; rate: number | null }[]) => ({ rates: [...vatRates, ...more] })

describe('a VAT table', () => {
  const today = '2026-11-26'
  it('accepts a new rate only from tomorrow on', () => {
    expect(validateVat(withRates({ from: '2026-11-27', rate: 18 }), vatRates, today)).toEqual({})
    expect(validateVat(withRates({ from: today, rate: 18 }), vatRates, today)).toEqual({ 'rates.2.from': 'rateAhead' })
  })
  it('refuses to remove or change a rate that has begun', () => {
    const [first] = vatRates
    expect(validateVat({ rates: [{ from: '2009-01-01', rate: 12 }] }, vatRates, today)).toEqual({ rates: 'rateBegun' })
    const changed = { rates: [first, { from: '2026-01-01', rate: 15 }].filter((one) => one !== undefined) }
    expect(validateVat(changed, vatRates, today)).toEqual({ 'rates.1.rate': 'rateBegun' })
  })
  it('lets a future rate be changed or removed', () => {
    const before = [...vatRates, { from: '2027-01-01', rate: 18 }]
    expect(validateVat(withRates({ from: '2027-01-01', rate: 20 }), before, today)).toEqual({})
    expect(validateVat(withRates(), before, today)).toEqual({})
  })
  it('allows one rate per day, each a whole per cent', () => {
    const wrong = withRates(
      { from: '2027-01-01', rate: 16.5 },
      { from: '2027-01-01', rate: null },
      { from: '', rate: 101 },
    )
    expect(validateVat(wrong, vatRates, today)).toEqual({
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
  expect(settingChanges('vat', before, after)).toEqual([
    { field: '2027-01-01', before: '18', after: null },
    { field: '2027-04-01', before: null, after: '18' },
  ])
  expect(settingChanges('columns', { limits: { editor: 8 } }, { limits: { editor: 9 } })).toEqual([
    { field: 'editor', before: '8', after: '9' },
  ])
  expect(settingChanges('company', { name: 'А' }, { name: 'А' })).toEqual([])
})

it('a history lists changed signers one by one and the new main account', () => {
  const [first, second] = ['KZ166018710001234567', 'KZ45722S000054326792'].map((account) => ({ ...noAccount, account }))
  const signer = { ...noSigner, name: 'Сейтова Г. М.', position_ru: 'Директор', signs: ['acts' as const] }
  const before = { ...emptyPressDetails, accounts: [first, second].filter((one) => one !== undefined) }
  const after = {
    ...before,
    accounts: before.accounts.toReversed(),
    signers: [signer, { ...signer, to: '2026-01-01' }],
  }
  expect(settingChanges('requisites', before, after)).toEqual([
    { field: 'main_account', before: first?.account, after: second?.account },
    { field: 'signers.Сейтова Г. М.', before: null, after: 'Директор; Директор, –2026-01-01' },
    { field: 'signs.Сейтова Г. М.', before: null, after: 'acts' },
  ])
})

describe('a withholding table', () => {
  const today = '2026-11-26'
  const [first, last] = lawfulWithholding
  if (!first || !last) throw new Error('There are no rates')
  const problems = (...rates: Parameters<typeof validateWithholding>[0]['rates']) =>
    validateWithholding({ rates }, lawfulWithholding, today)

  it('accepts the rates of a new year', () => {
    expect(problems(first, last, { ...last, from: '2027-01-01', mrp: 4_600, ipn: 10.5 })).toEqual({})
  })
  it('refuses to remove or change rates that have begun', () => {
    expect(problems(last)).toEqual({ rates: 'rateBegun' })
    expect(problems(first, { ...last, opv: 11, royalty: false })).toEqual({
      'rates.1.opv': 'rateBegun',
      'rates.1.royalty': 'rateBegun',
    })
  })
  it('reports what is wrong with each figure', () => {
    const wrong = { ...last, from: today, mrp: null, mzp: 0, opv: 10.001, vosms: 101, so_most: 1.5, ipn_limit: -1 }
    expect(problems(first, last, wrong)).toEqual({
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
    const next = { ...last, from: '2027-01-01' }
    const changes = settingChanges(
      'withholding',
      { rates: [next] },
      { rates: [{ ...next, mrp: 4_600, royalty: false }] },
    )
    expect(changes).toEqual([
      { field: '2027-01-01.mrp', before: '4325', after: '4600' },
      { field: '2027-01-01.royalty', before: 'true', after: 'false' },
    ])
  })
})

describe('the public name of a press', () => {
  const legal = { name_ru: 'РГП «Университет баспасы»', name_kz: '«Университет баспасы» РМК', name_en: '' }

  it('is its name in the language, else its Russian name, else its legal name', () => {
    const identity = { ...noIdentity, name_ru: 'Сарыарка', name_kz: 'Сарыарқа баспасы' }
    expect((['ru', 'kz', 'en'] as const).map((locale) => pressCalled(identity, legal, locale))).toEqual([
      'Сарыарка',
      'Сарыарқа баспасы',
      'Сарыарка',
    ])
    expect(pressCalled(noIdentity, legal, 'kz')).toBe(legal.name_kz)
    expect(pressCalled(noIdentity, { name_ru: '', name_kz: '', name_en: '' }, 'ru')).toBe('')
  })

  it('requires a Russian name and refuses a name that is too long', () => {
    expect(validateIdentity(noIdentity)).toEqual({ name_ru: 'required' })
    expect(validateIdentity({ ...noIdentity, name_ru: 'С', name_en: 'x'.repeat(121) })).toEqual({ name_en: 'tooLong' })
  })
})

describe('the sender of letters', () => {
  it('is a single mailbox or empty', () => {
    expect(validateSender(noSender)).toEqual({})
    expect(validateSender({ ...noSender, address: 'baspa@saryarqa.example' })).toEqual({})
    expect(validateSender({ ...noSender, address: 'a@b.kz, c@d.kz' })).toEqual({ address: 'email' })
    expect(domainOf('baspa@Saryarqa.example')).toBe('saryarqa.example')
  })
})

it('a norm is a whole number of working days for every stage', () => {
  expect(validateNorm(firstNorms)).toEqual({})
  expect(validateNorm({ days: { ...firstNorms.days, editor: null, stock: 2.5 } })).toEqual({
    'days.editor': 'normDays',
    'days.stock': 'normDays',
  })
})
