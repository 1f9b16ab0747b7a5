import type { BodyOf } from '@press/contract'
import sharp from 'sharp'
import { lawfulWithholding, vatRates } from '@press/domain'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { queryRows } from '../../src/database/rows.ts'
import { demoIdentity, demoPress } from '../../src/demo/press.ts'
import { inDays, offerForm, offerOf, turnoverOf } from '../rows.ts'
import { freshDatabase, openPress, pollTimeoutMs } from '../support.ts'

const database = await freshDatabase()
afterAll(database.close)
const press = await openPress({}, database)
const supervisor = await press.as('supervisor')
const readSent = async () => (await supervisor.call('GET /api/settings')).body.sent
const accounting = await press.as('accounting')

const settings = async () => (await supervisor.call('GET /api/settings')).body.settings
const versionOf = async (section: keyof Awaited<ReturnType<typeof settings>>) => (await settings())[section].version

const rateOf = async (id: number) =>
  (await accounting.call('GET /api/offers/{id}', { params: { id } })).body.offer.vat_rate
const rateOfNew = async (date: string) =>
  (await accounting.call('POST /api/offers', { body: offerForm({ date }) })).body.offer.vat_rate

/** Reads what falls on these days if they become days off. */
const effectOf = async (off: string) =>
  (await supervisor.call('GET /api/settings/days/effect', { query: { off } })).body.effect

describe('a supervisor', () => {
  it('starts with the default settings from the law and the demo press', async () => {
    const { company, vat, days, requisites, identity } = await settings()
    expect(company).toMatchObject({ version: 0, value: { name: '' }, by: null })
    expect(vat.value.rates).toEqual(vatRates)
    expect(identity).toMatchObject({ version: 0, value: demoIdentity, by: null })
    expect(days.value.days.map(({ kind }) => kind)).toEqual(['kurbanAit', 'kurbanAitExpected', 'working', 'moved'])
    expect(requisites).toMatchObject({ version: 0, value: demoPress, by: null })
  })

  it('sets a VAT rate from a date for new documents; existing documents keep their rate', async () => {
    const from = inDays(20)
    const before = await offerOf(press, { date: from })
    const earlierRate = await rateOf(before)
    const saved = await supervisor.call('PUT /api/settings/vat', {
      body: { rates: [{ from, rate: 19 }, ...vatRates], version: await versionOf('vat') },
    })
    expect(saved.status).toBe(200)
    expect(saved.body.setting).toMatchObject({ version: 1, value: { rates: [...vatRates, { from, rate: 19 }] } })
    expect(await rateOfNew(inDays(19))).toBe(16)
    expect(await rateOfNew(from)).toBe(19)
    expect(await rateOf(before)).toBe(earlierRate)
  })

  it('sets withholding rates from a date and sees each change in the history', async () => {
    const [last] = lawfulWithholding.slice(-1)
    if (!last) throw new Error('There are no rates')
    const next = { ...last, from: inDays(30), mrp: 4_600 }
    const save = async (rates: readonly (typeof next)[]) =>
      supervisor.call('PUT /api/settings/withholding', {
        body: { rates: [...rates], version: await versionOf('withholding') },
      })
    expect((await save([next, ...lawfulWithholding])).body.setting.value.rates).toEqual([...lawfulWithholding, next])
    const { body } = await supervisor.call('GET /api/settings/{section}/history', {
      params: { section: 'withholding' },
    })
    expect(body.changes[0]?.changes).toContainEqual({ field: `${next.from}.mrp`, before: null, after: '4600' })
    const refused = await save([{ ...last, opv: 12 }])
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.error.fields ?? {}).sort()).toEqual(['rates', 'rates.0.opv'])
  })

  it('gets an error for each invalid field of the form', async () => {
    const vat = await supervisor.call('PUT /api/settings/vat', {
      body: { rates: [...vatRates, { from: inDays(-1), rate: 20 }] },
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
    const version = await versionOf('columns')
    const save = (limits: Record<string, number>) =>
      supervisor.call('PUT /api/settings/columns', { body: { limits, version } })
    expect((await save({ editor: 3 })).status).toBe(200)
    const stale = await save({ editor: 30 })
    expect(stale.status).toBe(409)
    expect(stale.body.error.current).toMatchObject({
      setting: { version: version + 1, value: { limits: { editor: 3 } } },
    })
    expect((await settings()).columns.value.limits).toEqual({ editor: 3 })
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
    const before = await readSent()
    expect(before).toBeGreaterThan(0)
    const offer = await offerOf(press, {})
    expect(await readSent()).toBe(before)
    await offerOf(press, { status: 'accept' })
    expect(await readSent()).toBe(before + 1)
    await offerOf(press, { status: 'Invoice and contract sent', invoice_number: '9001', invoice_date: '2026-11-20' })
    expect(await readSent()).toBe(before + 3)
    await turnoverOf(press, offer)
    expect(await readSent()).toBe(before + 4)
  })

  it('previews deadlines and meetings on a day off without saving anything', async () => {
    const [free, busyDay] = ['2031-07-09', '2031-07-10']
    const before = await versionOf('days')
    const none = { deadlines: { count: 0, first: [] }, meetings: { count: 0, days: [] } }
    expect(await effectOf(`${free},${busyDay}`)).toEqual(none)

    await database.db.execute(sql`update projects set deadline = ${busyDay} where status <> 'done'`)
    const colleague = await press.as('pm')
    const saved = await colleague.call('POST /api/events', {
      body: {
        name: 'Секрет',
        category: 'meetings',
        tag: 'current',
        dates: { start: '2031-07-03', end: '2031-07-03' },
        times: { start: '10:00', end: '11:00' },
        repeat: { kind: 'weekly', days: [4] },
      },
    })
    expect(saved.status).toBe(200)
    const { deadlines, meetings } = await effectOf(`${busyDay},${free}`)
    expect(deadlines.count).toBeGreaterThan(3)
    expect(deadlines.first).toHaveLength(3)
    expect(deadlines.first[0]).toMatchObject({ kind: 'project', date: busyDay })
    expect(meetings).toEqual({ count: 1, days: [busyDay] })
    expect(await effectOf(free)).toEqual(none)
    expect(await versionOf('days')).toBe(before)
  })

  it('gets an error for invalid days', async () => {
    for (const off of ['', '2031-02-30', 'x'])
      expect((await supervisor.call('GET /api/settings/days/effect', { query: { off } })).status).toBe(422)
  })

  it('saves no new version when nothing differs', async () => {
    const { version, value } = (await settings()).days
    await supervisor.call('PUT /api/settings/days', { body: { ...value, version } })
    expect(await versionOf('days')).toBe(version)
  })
})

/** Reads the press's row among the organizations. */
const pressRow = async () => {
  const [row] = await queryRows<{ id: number; name: string; bin: string; account: string; phone: string }>(
    database.db,
    sql`select id, name, bin, account, phone from organizations where is_press`,
  )
  return row
}

describe('the press’s requisites', () => {
  it('update the press’s organization, which cannot be edited elsewhere', async () => {
    const { value, version } = (await settings()).requisites
    const [main, second] = value.accounts
    const accounts = [second, { ...main, account: 'KZ21 601A 2310 0000 1445' }] as typeof value.accounts
    const next = { ...value, phone: '+77172000001', accounts }
    expect((await supervisor.call('PUT /api/settings/requisites', { body: { ...next, version } })).status).toBe(200)
    const expectedRow = { name: value.name_ru, bin: value.bin, phone: next.phone, account: second?.account }
    expect(await pressRow()).toMatchObject(expectedRow)
    expect((await settings()).requisites.value.accounts).toEqual([second, main])

    const params = { id: (await pressRow())?.id ?? 0 }
    const { organization } = (await supervisor.call('GET /api/organizations/{id}', { params })).body
    expect(organization.is_press).toBe(true)
    const changed = await supervisor.call('PUT /api/organizations/{id}', {
      params,
      body: { ...organization, name: 'x' },
    })
    expect([changed.status, changed.body.error.message]).toEqual([422, expect.stringContaining('в настройках')])
    expect(await pressRow()).toMatchObject(expectedRow)

    const history = await supervisor.call('GET /api/settings/{section}/history', { params: { section: 'requisites' } })
    expect(history.body.changes.map((one) => one.changes)).toEqual([
      [
        { field: 'phone', before: value.phone, after: next.phone },
        { field: 'main_account', before: main?.account, after: second?.account },
      ],
    ])
  })

  it('fill a new offer with the main account and offer all accounts to choose from', async () => {
    const { value } = (await settings()).requisites
    const [main] = value.accounts
    const { sender, accounts } = (await accounting.call('GET /api/offers/create')).body
    expect(sender).toMatchObject({
      sender_name: value.name_ru,
      sender_bin: value.bin,
      sender_account: main?.account,
      sender_bank: main?.bank,
      sender_phone: value.phone,
    })
    expect(accounts).toEqual(value.accounts)
  })

  it('cannot use another organization’s BIN', async () => {
    const { value } = (await settings()).requisites
    const [other] = await queryRows<{ bin: string }>(
      database.db,
      sql`select bin from organizations where not is_press limit 1`,
    )
    const { status, body } = await supervisor.call('PUT /api/settings/requisites', {
      body: { ...value, bin: other?.bin ?? '' },
    })
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['bin']])
  })
})

it('the smart kanban shows the offers of the configured company in every process', async () => {
  const other = await openPress({}, database)
  const otherSupervisor = await other.as('supervisor')
  const own = await offerOf(press, { status: 'wap', recipient_name: 'ЖШС «Жаңа атау»' })
  const smart = async () => (await otherSupervisor.call('GET /api/offers-kanban', { query: { board: 'smart' } })).body
  expect((await smart()).offers.map(({ id }) => id)).not.toContain(own)
  await supervisor.call('PUT /api/settings/company', { body: { name: 'ЖШС «Жаңа атау»' } })
  await expect.poll(async () => (await smart()).offers.map(({ id }) => id), pollTimeoutMs).toContain(own)
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
  supervisor.call('PUT /api/settings/numbering', { body: { kinds, version: await versionOf('numbering') } })
const numberOfNew = async () =>
  (await accounting.call('POST /api/offers', { body: offerForm({ date: inDays(0) }) })).body.offer.number

describe('numbering', () => {
  const year = Number(inDays(0).slice(0, 4))
  const plain = { digits: 4, yearly: true, start: null }
  it('continues from a given start number; existing documents keep their numbers', async () => {
    const before = await offerOf(press, { date: inDays(0) })
    const old = (await accounting.call('GET /api/offers/{id}', { params: { id: before } })).body.offer.number
    expect((await saveNumbering({ offer: { digits: 5, yearly: true, start: { year, number: 7_000 } } })).status).toBe(
      200,
    )
    expect([await numberOfNew(), await numberOfNew()]).toEqual(['07000', '07001'])
    const { numbers } = (await supervisor.call('GET /api/settings')).body
    expect(numbers.offer?.[String(year)]).toBe(7_001)
    expect((await accounting.call('GET /api/offers/{id}', { params: { id: before } })).body.offer.number).toBe(old)
  })

  it('refuses a start number that a document already has', async () => {
    const refused = await saveNumbering({ offer: { ...plain, start: { year, number: 7_001 } } })
    expect(refused.status).toBe(422)
    expect(refused.body.error.fields).toEqual({ 'kinds.offer.start': 'Такой номер уже есть: начните с большего' })
  })

  it('gives simultaneous documents different numbers', async () => {
    const numbers = await Promise.all(Array.from({ length: 6 }, numberOfNew))
    expect(new Set(numbers).size).toBe(6)
  })
})

it('stage norms that a supervisor saves apply to an executor too', async () => {
  const { value, version } = (await settings()).norms
  const days = { ...value.days, editor: 12 }
  expect((await supervisor.call('PUT /api/settings/norms', { body: { days, version } })).status).toBe(200)
  const asExecutor = await press.as('executor')
  expect((await asExecutor.call('GET /api/settings/in-force')).body.norms.days.editor).toBe(12)
})

const uploaded = async (name: string, side: number) => {
  const content = await sharp({ create: { width: side, height: side, channels: 3, background: '#0b5f6e' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('purpose', 'image')
  form.append('file', new Blob([new Uint8Array(content)]), name)
  return (await supervisor.call('POST /api/files', { body: form })).body.file
}
const saveIdentity = async (body: Omit<BodyOf<'PUT /api/settings/identity'>, 'version'>) =>
  supervisor.call('PUT /api/settings/identity', { body: { ...body, version: await versionOf('identity') } })

describe('the identity of the press', () => {
  it('is public and requires a logo large enough for printing', async () => {
    const small = await uploaded('small.png', 100)
    const refused = await saveIdentity({ name_ru: 'Сарыарка', logo: small.id })
    expect(refused.body.error.fields).toEqual({ logo: 'Снимок меньше 128×128 пикселей' })
    const logo = await uploaded('logo.png', 256)
    expect((await saveIdentity({ name_ru: 'Сарыарка', name_kz: 'Сарыарқа баспасы', logo: logo.id })).status).toBe(200)
    const { body } = await supervisor.call('GET /api/settings')
    expect(body.logo).toMatchObject({ id: logo.id, name: 'logo.png' })
    const kp = await accounting.fetch(`/api/offers/${await offerOf(press, {})}/documents/kp.pdf`)
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
    const own = await openPress({ PRESS_ORIGINS })
    expect((await (await own.as(null)).call('GET /api/press')).body.portals).toEqual({
      staff: 'https://press.example',
      author: 'https://author.press.example',
      partner: 'https://partner.press.example',
    })
  })
})
