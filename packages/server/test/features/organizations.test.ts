import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createPlainWorkbook } from '../../src/app/workbook.ts'
import { events, organizations, profiles } from '../../src/database/schema.ts'
import { insertPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const supervisor = await insertPerson(press, 'supervisor')

/** Creates an organization with a partner of the press. */
async function house(facts: Partial<typeof organizations.$inferInsert> = {}) {
  const [made] = await db
    .insert(organizations)
    .values({ name: '«Деректеме» ЖШС', ...facts })
    .returning({ id: organizations.id })
  const id = made?.id as number
  const partner = await insertPerson(press, 'partner')
  await db.update(profiles).set({ organization_id: id }).where(eq(profiles.user_id, partner.id))
  return { partner, id }
}

const filled = {
  name: '«Деректеме» ЖШС',
  IIN: '',
  phone: '+77172554433',
  email: 'office@house.example',
  address: 'Астана, Мәңгілік Ел, 8',
  account: 'KZ86 125K ZT50 0410 0100',
  BIK: 'HSBKKZKX',
  bank: 'АО «Народный Банк Казахстана»',
  kbe: '17',
}
const save = (who: typeof supervisor, id: number, body: object) =>
  who.call('PUT /api/organizations/{id}', { params: { id }, body: { ...filled, ...body } })
const read = async (who: typeof supervisor, id: number) =>
  (await who.call('GET /api/organizations/{id}', { params: { id } })).body.organization

describe('the details of an organization', () => {
  it('are saved by its partner for the press too, and its partners are notified', async () => {
    const { partner, id } = await house()
    const { status, body } = await save(partner, id, { version: 1 })
    expect([status, body.organization.version]).toEqual([200, 2])
    expect(await read(supervisor, id)).toMatchObject({ ...filled, account: 'KZ86125KZT5004100100', is_partner: true })
    const [event] = await db
      .select({ actor: events.actor_id, audience: events.audience })
      .from(events)
      .where(and(eq(events.type, 'organization.edited'), eq(events.resource_id, id)))
    expect(event).toEqual({ actor: partner.id, audience: [partner.id] })
  })

  it('of another organization cannot be found, read or changed by a partner', async () => {
    const [one, other] = [await house(), await house({ name: 'Бөтен ұйым' })]
    expect((await one.partner.call('GET /api/organizations/{id}', { params: { id: other.id } })).status).toBe(404)
    expect((await save(one.partner, other.id, {})).status).toBe(404)
    expect((await one.partner.call('GET /api/organizations')).body.organizations.map(({ id }) => id)).toEqual([one.id])
    expect((await read(supervisor, other.id)).name).toBe('Бөтен ұйым')
  })

  it('are refused with an error for each invalid field', async () => {
    const { partner, id } = await house()
    const { status, body } = await save(partner, id, {
      name: ' ',
      IIN: '940140000386',
      email: 'office',
      account: 'KZ86125KZT5004100101',
      BIK: 'HSBK',
      kbe: '99a',
    })
    expect([status, Object.keys(body.error.fields ?? {}).sort()]).toEqual([
      422,
      ['BIK', 'IIN', 'account', 'email', 'kbe', 'name'],
    ])
  })

  it('have a unique BIN, which only the press can remove', async () => {
    const [takenBin, free] = ['120340018215', '070940005144']
    await house({ bin: takenBin })
    const { partner, id } = await house()
    const stolen = await save(partner, id, { IIN: takenBin })
    expect([stolen.status, Object.keys(stolen.body.error.fields ?? {})]).toEqual([422, ['IIN']])
    expect((await save(partner, id, { IIN: free })).status).toBe(200)
    const again = await save(partner, id, { IIN: '' })
    expect([again.status, Object.keys(again.body.error.fields ?? {})]).toEqual([422, ['IIN']])
    expect((await save(supervisor, id, { IIN: takenBin })).status).toBe(422)
    expect((await save(supervisor, id, { IIN: '' })).body.organization.IIN).toBe('')
  })

  it('refuse a change based on an older version and show the saved one', async () => {
    const { partner, id } = await house()
    expect((await save(supervisor, id, { bank: 'Kaspi', version: 1 })).status).toBe(200)
    const second = await save(partner, id, { bank: 'Halyk', version: 1 })
    expect([second.status, second.body.error.current]).toMatchObject([
      409,
      { organization: { bank: 'Kaspi', version: 2 } },
    ])
  })
})

describe('the reconciliation act', () => {
  it('is available to a partner only for their own organization', async () => {
    const [one, other] = [await house(), await house()]
    const act = (id: number) => one.partner.fetch(`/api/accounts/${id}/reconciliation.pdf?lang=kz`)
    const own = await act(one.id)
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await act(other.id)).status).toBe(404)
  })
})

const list = async (query: object = {}) =>
  (await supervisor.call('GET /api/organizations', { query: { search: 'тизимдеги', ...query } })).body

describe('the organizations of the press', () => {
  it('are entered only by the supervisor, with a unique BIN and a log entry', async () => {
    const body = { ...filled, name: 'Жаңа ұйым', IIN: '961141000023' }
    const enter = (who: typeof supervisor, more: object = {}) =>
      who.call('POST /api/organizations', { body: { ...body, ...more } })
    for (const role of ['accounting', 'hr', 'partner', 'director'] as const)
      expect((await enter(await insertPerson(press, role))).status).toBe(403)
    const { status, body: made } = await enter(supervisor)
    expect([status, made.organization]).toEqual([
      200,
      expect.objectContaining({ ...body, account: 'KZ86125KZT5004100100', is_partner: false }),
    ])
    expect((await enter(supervisor)).body.error.fields).toHaveProperty('IIN')
    expect((await enter(supervisor, { name: '', IIN: '' })).body.error.fields).toHaveProperty('name')
    const [event] = await db
      .select({ data: events.data })
      .from(events)
      .where(and(eq(events.type, 'organization.entered'), eq(events.resource_id, made.organization.id)))
    expect(event?.data).toMatchObject({ after: { IIN: '961141000023', account: 'KZ86125KZT5004100100' } })
  })

  it('are listed by page and filtered by whether they have a partner account', async () => {
    const name = 'Тізімдегі ұйым'
    const [first] = [await house({ name: `${name} 1` })]
    await db.insert(organizations).values([{ name: `${name} 2` }, { name: `${name} 3` }])
    const names = ({ organizations: found }: Awaited<ReturnType<typeof list>>) => found.map((one) => one.name.slice(-1))
    expect([names(await list()), (await list()).total]).toEqual([['1', '2', '3'], 3])
    expect(names(await list({ sort_dir: 'desc', per_page: 2 }))).toEqual(['3', '2'])
    expect(names(await list({ page: 2, per_page: 2 }))).toEqual(['3'])
    expect((await list({ partner: '1' })).organizations.map(({ id }) => id)).toEqual([first.id])
    expect((await list({ partner: '0' })).total).toBe(2)
  })

  it('are imported from a table completely or not at all', async () => {
    const send = async (rows: string[][], write = false) => {
      const table = await createPlainWorkbook('Ұйымдар', ['Название', 'БИН или ИИН', 'Счёт (ИИК)'], rows)
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(table)]), 'organizations.xlsx')
      return supervisor.call('POST /api/organizations/import', { query: write ? { write: '1' } : {}, body: form })
    }
    const good = ['Кестедегі ұйым', '671113194358', 'KZ45722S000054326792']
    const bad = await send([good, ['', '111', ''], ['Екінші', '671113194358', 'KZ00']], true)
    expect([bad.status, bad.body.written, bad.body.good]).toEqual([200, 0, 1])
    expect(bad.body.problems.map(({ row, field }) => `${row} ${field}`)).toEqual([
      '3 name',
      '3 IIN',
      '4 account',
      '4 IIN',
    ])
    expect((await send([good])).body).toMatchObject({ rows: 1, good: 1, written: 0 })
    expect((await send([good], true)).body.written).toBe(1)
    const [found] = (await supervisor.call('GET /api/organizations', { query: { search: '671113194358' } })).body
      .organizations
    expect(found).toMatchObject({ name: 'Кестедегі ұйым', bank: 'АО «Kaspi Bank»', BIK: 'CASPKZKA' })
    expect((await send([good], true)).body.problems).toMatchObject([{ row: 2, field: 'IIN' }])
  })
})
