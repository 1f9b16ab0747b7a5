import type { BodyOf } from '@press/contract'
import sharp from 'sharp'
import { lawfulWithholding, vatRates } from '@press/domain'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { queryRows } from '../../src/database/rows.ts'
import { demoIdentity, demoPress } from '../../src/demo/press.ts'
import { getDateInDays, createOfferForm, insertOffer, insertWaybill } from '../rows.ts'
import { createDemoDatabase, openPress, pollOptions } from '../support.ts'

const database = await createDemoDatabase()
afterAll(database.close)
const press = await openPress({}, database)
const supervisor = await press.as('supervisor')
const readSent = async () => (await supervisor.call('GET /api/settings')).body.sent
const accounting = await press.as('accounting')

const readSettings = async () => (await supervisor.call('GET /api/settings')).body.settings
const readVersion = async (section: keyof Awaited<ReturnType<typeof readSettings>>) =>
  (await readSettings())[section].version

const readVatRate = async (id: number) =>
  (await accounting.call('GET /api/offers/{id}', { params: { id } })).body.offer.vat_rate
const readNewVatRate = async (date: string) =>
  (await accounting.call('POST /api/offers', { body: createOfferForm({ date }) })).body.offer.vat_rate

/** Reads what falls on these days if they become days off. */
const readEffect = async (daysOff: string) =>
  (await supervisor.call('GET /api/settings/days/effect', { query: { off: daysOff } })).body.effect

describe('a supervisor', () => {
  it('starts with the default settings from the law and the demo press', async () => {
    const { company, vat, days, requisites, identity } = await readSettings()
    expect(company).toMatchObject({ version: 0, value: { name: '' }, by: null })
    expect(vat.value.rates).toEqual(vatRates)
    expect(identity).toMatchObject({ version: 0, value: demoIdentity, by: null })
    expect(days.value.days.map(({ kind }) => kind)).toEqual(['kurbanAit', 'kurbanAitExpected', 'working', 'moved'])
    expect(requisites).toMatchObject({ version: 0, value: demoPress, by: null })
  })

  it('sets a VAT rate from a date for new documents; existing documents keep their rate', async () => {
    const from = getDateInDays(20)
    const earlierOfferId = await insertOffer(press, { date: from })
    const earlierRate = await readVatRate(earlierOfferId)
    const saveResponse = await supervisor.call('PUT /api/settings/vat', {
      body: { rates: [{ from, rate: 19 }, ...vatRates], version: await readVersion('vat') },
    })
    expect(saveResponse.status).toBe(200)
    expect(saveResponse.body.setting).toMatchObject({ version: 1, value: { rates: [...vatRates, { from, rate: 19 }] } })
    expect(await readNewVatRate(getDateInDays(19))).toBe(16)
    expect(await readNewVatRate(from)).toBe(19)
    expect(await readVatRate(earlierOfferId)).toBe(earlierRate)
  })

  it('sets withholding rates from a date and sees each change in the history', async () => {
    const [lastRates] = lawfulWithholding.slice(-1)
    if (!lastRates) throw new Error('There are no rates')
    const nextRates = { ...lastRates, from: getDateInDays(30), mrp: 4_600 }
    const saveRates = async (rates: readonly (typeof nextRates)[]) =>
      supervisor.call('PUT /api/settings/withholding', {
        body: { rates: [...rates], version: await readVersion('withholding') },
      })
    expect((await saveRates([nextRates, ...lawfulWithholding])).body.setting.value.rates).toEqual([
      ...lawfulWithholding,
      nextRates,
    ])
    const { body } = await supervisor.call('GET /api/settings/{section}/history', {
      params: { section: 'withholding' },
    })
    expect(body.changes[0]?.changes).toContainEqual({ field: `${nextRates.from}.mrp`, before: null, after: '4600' })
    const refusedResponse = await saveRates([{ ...lastRates, opv: 12 }])
    expect(refusedResponse.status).toBe(422)
    expect(Object.keys(refusedResponse.body.error.fields ?? {}).sort()).toEqual(['rates', 'rates.0.opv'])
  })

  it('gets an error for each invalid field of the form', async () => {
    const vat = await supervisor.call('PUT /api/settings/vat', {
      body: { rates: [...vatRates, { from: getDateInDays(-1), rate: 20 }] },
    })
    expect(vat.status).toBe(422)
    expect(Object.keys(vat.body.error.fields ?? {})).toEqual(['rates.2.from'])
    const columns = await supervisor.call('PUT /api/settings/columns', { body: { limits: { editor: 0 } } })
    expect(columns.body.error.fields).toEqual({ 'limits.editor': 'Целое число от 1 до 999' })
    const [first] = demoPress.accounts
    const requisitesResponse = await supervisor.call('PUT /api/settings/requisites', {
      body: {
        ...demoPress,
        name_ru: '',
        accounts: [{ ...first, account: 'KZ00' }, first],
        signers: [{ name: 'Сейтова Г. М.', signs: ['contracts'] }],
      } as BodyOf<'PUT /api/settings/requisites'>,
    })
    expect(requisitesResponse.body.error.fields).toEqual({
      name_ru: 'Заполните поле',
      'accounts.0.account': 'Проверьте счёт: контрольные цифры не сошлись',
      'signers.0.position_ru': 'Заполните поле',
      'signers.0.position_kz': 'Заполните поле',
      'signers.0.basis_ru': 'Заполните поле',
      'signers.0.basis_kz': 'Заполните поле',
    })
  })

  it('cannot overwrite a change that another person saved meanwhile', async () => {
    const version = await readVersion('columns')
    const saveLimits = (limits: Record<string, number>) =>
      supervisor.call('PUT /api/settings/columns', { body: { limits, version } })
    expect((await saveLimits({ editor: 3 })).status).toBe(200)
    const staleResponse = await saveLimits({ editor: 30 })
    expect(staleResponse.status).toBe(409)
    expect(staleResponse.body.error.current).toMatchObject({
      setting: { version: version + 1, value: { limits: { editor: 3 } } },
    })
    expect((await readSettings()).columns.value.limits).toEqual({ editor: 3 })
  })

  it('sees in the history and the event log which role changed what', async () => {
    await database.db.execute(sql`update settings set value = '{"days":[]}' where section = 'days'`)
    await supervisor.call('PUT /api/settings/days', { body: { days: [{ date: '2027-05-16', kind: 'kurbanAit' }] } })
    await supervisor.call('PUT /api/settings/days', { body: { days: [{ date: '2027-05-17', kind: 'kurbanAit' }] } })
    const { changes } = (await supervisor.call('GET /api/settings/{section}/history', { params: { section: 'days' } }))
      .body
    expect(changes.map((one) => [one.version, one.by?.role_id, one.changes])).toEqual([
      [
        2,
        8,
        [
          { field: '2027-05-16', before: 'kurbanAit', after: null },
          { field: '2027-05-17', before: null, after: 'kurbanAit' },
        ],
      ],
      [1, 8, [{ field: '2027-05-16', before: null, after: 'kurbanAit' }]],
    ])
    const { events } = (await supervisor.call('GET /api/events-log', { query: { resource: 'setting' } })).body
    expect(events[0]).toMatchObject({ type: 'setting.changed', by: { role_id: 8 } })
    expect(events[0]?.changes).toContainEqual({
      field: 'setting',
      before: '2027-05-16: kurbanAit; 2027-05-17: –',
      after: '2027-05-16: –; 2027-05-17: kurbanAit',
    })
  })

  it('reads the changes of all sections in one list, latest first', async () => {
    const { changes } = (await supervisor.call('GET /api/settings/{section}/history', { params: { section: 'all' } }))
      .body
    expect(changes.slice(0, 3).map(({ section, version }) => [section, version])).toEqual([
      ['days', 2],
      ['days', 1],
      ['columns', 1],
    ])
    expect(new Set(changes.map(({ section }) => section)).size).toBeGreaterThan(2)
  })

  it('sees how many documents the press has sent', async () => {
    const sentBefore = await readSent()
    expect(sentBefore).toBeGreaterThan(0)
    const offer = await insertOffer(press, {})
    expect(await readSent()).toBe(sentBefore)
    await insertOffer(press, { status: 'accept' })
    expect(await readSent()).toBe(sentBefore + 1)
    await insertOffer(press, {
      status: 'Invoice and contract sent',
      invoice_number: '9001',
      invoice_date: '2026-11-20',
    })
    expect(await readSent()).toBe(sentBefore + 3)
    await insertWaybill(press, offer)
    expect(await readSent()).toBe(sentBefore + 4)
  })

  it('previews deadlines and meetings on a day off without saving anything', async () => {
    const [freeDay, busyDay] = ['2031-07-09', '2031-07-10']
    const versionBefore = await readVersion('days')
    const emptyEffect = { deadlines: { count: 0, first: [] }, meetings: { count: 0, days: [] } }
    expect(await readEffect(`${freeDay},${busyDay}`)).toEqual(emptyEffect)

    await database.db.execute(sql`update projects set deadline = ${busyDay} where status <> 'done'`)
    const colleague = await press.as('pm')
    const saveResponse = await colleague.call('POST /api/events', {
      body: {
        name: 'Секрет',
        category: 'meetings',
        tag: 'current',
        dates: { start: '2031-07-03', end: '2031-07-03' },
        times: { start: '10:00', end: '11:00' },
        repeat: { kind: 'weekly', days: [4] },
      },
    })
    expect(saveResponse.status).toBe(200)
    const { deadlines, meetings } = await readEffect(`${busyDay},${freeDay}`)
    expect(deadlines.count).toBeGreaterThan(3)
    expect(deadlines.first).toHaveLength(3)
    expect(deadlines.first[0]).toMatchObject({ kind: 'project', date: busyDay })
    expect(meetings).toEqual({ count: 1, days: [busyDay] })
    expect(await readEffect(freeDay)).toEqual(emptyEffect)
    expect(await readVersion('days')).toBe(versionBefore)
  })

  it('gets an error for invalid days', async () => {
    for (const daysOff of ['', '2031-02-30', 'x'])
      expect((await supervisor.call('GET /api/settings/days/effect', { query: { off: daysOff } })).status).toBe(422)
  })

  it('saves no new version when nothing differs', async () => {
    const { version, value } = (await readSettings()).days
    await supervisor.call('PUT /api/settings/days', { body: { ...value, version } })
    expect(await readVersion('days')).toBe(version)
  })
})

/** Reads the press's row among the organizations. */
const findPressRow = async () => {
  const [row] = await queryRows<{ id: number; name: string; bin: string; account: string; phone: string }>(
    database.db,
    sql`select id, name, bin, account, phone from organizations where is_press`,
  )
  return row
}

describe('the press’s requisites', () => {
  it('update the press’s organization, which cannot be edited elsewhere', async () => {
    const { value, version } = (await readSettings()).requisites
    const [mainAccount, secondAccount] = value.accounts
    const accounts = [secondAccount, { ...mainAccount, account: 'KZ21 601A 2310 0000 1445' }] as typeof value.accounts
    const nextRequisites = { ...value, phone: '+77172000001', accounts }
    expect(
      (await supervisor.call('PUT /api/settings/requisites', { body: { ...nextRequisites, version } })).status,
    ).toBe(200)
    const expectedRow = {
      name: value.name_ru,
      bin: value.bin,
      phone: nextRequisites.phone,
      account: secondAccount?.account,
    }
    expect(await findPressRow()).toMatchObject(expectedRow)
    expect((await readSettings()).requisites.value.accounts).toEqual([secondAccount, mainAccount])

    const params = { id: (await findPressRow())?.id ?? 0 }
    const { organization } = (await supervisor.call('GET /api/organizations/{id}', { params })).body
    expect(organization.is_press).toBe(true)
    const changeResponse = await supervisor.call('PUT /api/organizations/{id}', {
      params,
      body: { ...organization, name: 'x' },
    })
    expect([changeResponse.status, changeResponse.body.error.message]).toEqual([
      422,
      expect.stringContaining('в настройках'),
    ])
    expect(await findPressRow()).toMatchObject(expectedRow)

    const history = await supervisor.call('GET /api/settings/{section}/history', { params: { section: 'requisites' } })
    expect(history.body.changes.map((one) => one.changes)).toEqual([
      [
        { field: 'phone', before: value.phone, after: nextRequisites.phone },
        { field: 'main_account', before: mainAccount?.account, after: secondAccount?.account },
      ],
    ])
  })

  it('fill a new offer with the main account and offer all accounts to choose from', async () => {
    const { value } = (await readSettings()).requisites
    const [mainAccount] = value.accounts
    const { sender, accounts } = (await accounting.call('GET /api/offers/create')).body
    expect(sender).toMatchObject({
      sender_name: value.name_ru,
      sender_bin: value.bin,
      sender_account: mainAccount?.account,
      sender_bank: mainAccount?.bank,
      sender_phone: value.phone,
    })
    expect(accounts).toEqual(value.accounts)
  })

  it('cannot use another organization’s BIN', async () => {
    const { value } = (await readSettings()).requisites
    const [otherOrganization] = await queryRows<{ bin: string }>(
      database.db,
      sql`select bin from organizations where not is_press limit 1`,
    )
    const { status, body } = await supervisor.call('PUT /api/settings/requisites', {
      body: { ...value, bin: otherOrganization?.bin ?? '' },
    })
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['bin']])
  })
})

it('the smart kanban shows the offers of the configured company in every process', async () => {
  const otherPress = await openPress({}, database)
  const otherSupervisor = await otherPress.as('supervisor')
  const ownOfferId = await insertOffer(press, { status: 'wap', recipient_name: 'ЖШС «Жаңа атау»' })
  const readSmartBoard = async () =>
    (await otherSupervisor.call('GET /api/offers-kanban', { query: { board: 'smart' } })).body
  expect((await readSmartBoard()).offers.map(({ id }) => id)).not.toContain(ownOfferId)
  await supervisor.call('PUT /api/settings/company', { body: { name: 'ЖШС «Жаңа атау»' } })
  await expect.poll(async () => (await readSmartBoard()).offers.map(({ id }) => id), pollOptions).toContain(ownOfferId)
})

it('the settings in force are available to an accountant', async () => {
  const { body } = await accounting.call('GET /api/settings/in-force')
  expect(body).toMatchObject({
    days: { days: [{ date: '2027-05-17', kind: 'kurbanAit' }] },
    columns: { limits: { editor: 3 } },
  })
})

it('an accountant can neither read nor change the settings', async () => {
  expect((await accounting.call('GET /api/settings')).status).toBe(403)
  expect((await accounting.call('PUT /api/settings/company', { body: { name: 'x' } })).status).toBe(403)
})

const saveNumbering = async (kinds: BodyOf<'PUT /api/settings/numbering'>['kinds']) =>
  supervisor.call('PUT /api/settings/numbering', { body: { kinds, version: await readVersion('numbering') } })
const createOfferAndGetNumber = async () =>
  (await accounting.call('POST /api/offers', { body: createOfferForm({ date: getDateInDays(0) }) })).body.offer.number

describe('numbering', () => {
  const year = Number(getDateInDays(0).slice(0, 4))
  const defaultNumbering = { digits: 4, yearly: true, start: null }
  it('continues from a given start number; existing documents keep their numbers', async () => {
    const earlierOfferId = await insertOffer(press, { date: getDateInDays(0) })
    const oldNumber = (await accounting.call('GET /api/offers/{id}', { params: { id: earlierOfferId } })).body.offer
      .number
    expect((await saveNumbering({ offer: { digits: 5, yearly: true, start: { year, number: 7_000 } } })).status).toBe(
      200,
    )
    expect([await createOfferAndGetNumber(), await createOfferAndGetNumber()]).toEqual(['07000', '07001'])
    const { numbers } = (await supervisor.call('GET /api/settings')).body
    expect(numbers.offer?.[String(year)]).toBe(7_001)
    expect((await accounting.call('GET /api/offers/{id}', { params: { id: earlierOfferId } })).body.offer.number).toBe(
      oldNumber,
    )
  })

  it('refuses a start number that a document already has', async () => {
    const refusedResponse = await saveNumbering({ offer: { ...defaultNumbering, start: { year, number: 7_001 } } })
    expect(refusedResponse.status).toBe(422)
    expect(refusedResponse.body.error.fields).toEqual({
      'kinds.offer.start': 'Такой номер уже есть: начните с большего',
    })
  })

  it('gives simultaneous documents different numbers', async () => {
    const numbers = await Promise.all(Array.from({ length: 6 }, createOfferAndGetNumber))
    expect(new Set(numbers).size).toBe(6)
  })
})

it('stage norms that a supervisor saves apply to an executor too', async () => {
  const { value, version } = (await readSettings()).norms
  const days = { ...value.days, editor: 12 }
  expect((await supervisor.call('PUT /api/settings/norms', { body: { days, version } })).status).toBe(200)
  const asExecutor = await press.as('executor')
  expect((await asExecutor.call('GET /api/settings/in-force')).body.norms.days.editor).toBe(12)
})

const uploadSquareImage = async (name: string, side: number) => {
  const content = await sharp({ create: { width: side, height: side, channels: 3, background: '#0b5f6e' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('purpose', 'image')
  form.append('file', new Blob([new Uint8Array(content)]), name)
  return (await supervisor.call('POST /api/files', { body: form })).body.file
}
const saveIdentity = async (body: Omit<BodyOf<'PUT /api/settings/identity'>, 'version'>) =>
  supervisor.call('PUT /api/settings/identity', { body: { ...body, version: await readVersion('identity') } })

describe('the identity of the press', () => {
  it('is public and requires a logo large enough for printing', async () => {
    const smallLogo = await uploadSquareImage('small.png', 100)
    const refusedResponse = await saveIdentity({ name_ru: 'Сарыарка', logo: smallLogo.id })
    expect(refusedResponse.body.error.fields).toEqual({ logo: 'Снимок меньше 128×128 пикселей' })
    const logo = await uploadSquareImage('logo.png', 256)
    expect((await saveIdentity({ name_ru: 'Сарыарка', name_kz: 'Сарыарқа баспасы', logo: logo.id })).status).toBe(200)
    const { body } = await supervisor.call('GET /api/settings')
    expect(body.logo).toMatchObject({ id: logo.id, name: 'logo.png' })
    const kp = await accounting.fetch(`/api/offers/${await insertOffer(press, {})}/documents/kp.pdf`)
    expect(Buffer.from(await kp.arrayBuffer()).toString('latin1')).toContain('/Subtype /Image')
    const pressInfo = await (await fetch(new URL('/api/press', press.origin))).json()
    // If no portal addresses are configured, the portals have consecutive ports.
    expect(pressInfo).toMatchObject({
      portals: null,
      called: { name_ru: 'Сарыарка', name_kz: 'Сарыарқа баспасы', name_en: '' },
    })
  })
})

describe('the portal addresses', () => {
  it('are returned as configured, so that links work through any proxy', async () => {
    const PRESS_ORIGINS = 'https://press.example,https://author.press.example,https://partner.press.example'
    const pressWithOrigins = await openPress({ PRESS_ORIGINS })
    expect((await (await pressWithOrigins.as(null)).call('GET /api/press')).body.portals).toEqual({
      staff: 'https://press.example',
      author: 'https://author.press.example',
      partner: 'https://partner.press.example',
    })
  })
})
