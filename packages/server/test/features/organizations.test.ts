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
async function insertPartnerOrganization(facts: Partial<typeof organizations.$inferInsert> = {}) {
  const [insertedOrganization] = await db
    .insert(organizations)
    .values({ name: '«Деректеме» ЖШС', ...facts })
    .returning({ id: organizations.id })
  const id = insertedOrganization?.id as number
  const partner = await insertPerson(press, 'partner')
  await db.update(profiles).set({ organization_id: id }).where(eq(profiles.user_id, partner.id))
  return { partner, id }
}

const fullForm = {
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
const saveOrganization = (who: typeof supervisor, id: number, body: object) =>
  who.call('PUT /api/organizations/{id}', { params: { id }, body: { ...fullForm, ...body } })
const readOrganization = async (who: typeof supervisor, id: number) =>
  (await who.call('GET /api/organizations/{id}', { params: { id } })).body.organization

describe('the details of an organization', () => {
  it('are saved by its partner for the press too, and its partners are notified', async () => {
    const { partner, id } = await insertPartnerOrganization()
    const { status, body } = await saveOrganization(partner, id, { version: 1 })
    expect([status, body.organization.version]).toEqual([200, 2])
    expect(await readOrganization(supervisor, id)).toMatchObject({
      ...fullForm,
      account: 'KZ86125KZT5004100100',
      is_partner: true,
    })
    const [event] = await db
      .select({ actor: events.actor_id, audience: events.audience })
      .from(events)
      .where(and(eq(events.type, 'organization.edited'), eq(events.resource_id, id)))
    expect(event).toEqual({ actor: partner.id, audience: [partner.id] })
  })

  it('of another organization cannot be found, read or changed by a partner', async () => {
    const [one, other] = [await insertPartnerOrganization(), await insertPartnerOrganization({ name: 'Бөтен ұйым' })]
    expect((await one.partner.call('GET /api/organizations/{id}', { params: { id: other.id } })).status).toBe(404)
    expect((await saveOrganization(one.partner, other.id, {})).status).toBe(404)
    expect((await one.partner.call('GET /api/organizations')).body.organizations.map(({ id }) => id)).toEqual([one.id])
    expect((await readOrganization(supervisor, other.id)).name).toBe('Бөтен ұйым')
  })

  it('are refused with an error for each invalid field', async () => {
    const { partner, id } = await insertPartnerOrganization()
    const { status, body } = await saveOrganization(partner, id, {
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
    const [takenBin, freeBin] = ['120340018215', '070940005144']
    await insertPartnerOrganization({ bin: takenBin })
    const { partner, id } = await insertPartnerOrganization()
    const takenBinResponse = await saveOrganization(partner, id, { IIN: takenBin })
    expect([takenBinResponse.status, Object.keys(takenBinResponse.body.error.fields ?? {})]).toEqual([422, ['IIN']])
    expect((await saveOrganization(partner, id, { IIN: freeBin })).status).toBe(200)
    const repeatedResponse = await saveOrganization(partner, id, { IIN: '' })
    expect([repeatedResponse.status, Object.keys(repeatedResponse.body.error.fields ?? {})]).toEqual([422, ['IIN']])
    expect((await saveOrganization(supervisor, id, { IIN: takenBin })).status).toBe(422)
    expect((await saveOrganization(supervisor, id, { IIN: '' })).body.organization.IIN).toBe('')
  })

  it('refuse a change based on an older version and show the saved one', async () => {
    const { partner, id } = await insertPartnerOrganization()
    expect((await saveOrganization(supervisor, id, { bank: 'Kaspi', version: 1 })).status).toBe(200)
    const secondResponse = await saveOrganization(partner, id, { bank: 'Halyk', version: 1 })
    expect([secondResponse.status, secondResponse.body.error.current]).toMatchObject([
      409,
      { organization: { bank: 'Kaspi', version: 2 } },
    ])
  })
})

describe('the reconciliation act', () => {
  it('is available to a partner only for their own organization', async () => {
    const [one, other] = [await insertPartnerOrganization(), await insertPartnerOrganization()]
    const fetchAct = (id: number) => one.partner.fetch(`/api/accounts/${id}/reconciliation.pdf?lang=kz`)
    const ownActResponse = await fetchAct(one.id)
    expect([ownActResponse.status, ownActResponse.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await fetchAct(other.id)).status).toBe(404)
  })
})

const listOrganizations = async (query: object = {}) =>
  (await supervisor.call('GET /api/organizations', { query: { search: 'тизимдеги', ...query } })).body

describe('the organizations of the press', () => {
  it('are entered only by the supervisor, with a unique BIN and a log entry', async () => {
    const body = { ...fullForm, name: 'Жаңа ұйым', IIN: '961141000023' }
    const enterOrganization = (who: typeof supervisor, extraFields: object = {}) =>
      who.call('POST /api/organizations', { body: { ...body, ...extraFields } })
    for (const role of ['accounting', 'hr', 'partner', 'director'] as const)
      expect((await enterOrganization(await insertPerson(press, role))).status).toBe(403)
    const { status, body: createdBody } = await enterOrganization(supervisor)
    expect([status, createdBody.organization]).toEqual([
      200,
      expect.objectContaining({ ...body, account: 'KZ86125KZT5004100100', is_partner: false }),
    ])
    expect((await enterOrganization(supervisor)).body.error.fields).toHaveProperty('IIN')
    expect((await enterOrganization(supervisor, { name: '', IIN: '' })).body.error.fields).toHaveProperty('name')
    const [event] = await db
      .select({ data: events.data })
      .from(events)
      .where(and(eq(events.type, 'organization.entered'), eq(events.resource_id, createdBody.organization.id)))
    expect(event?.data).toMatchObject({ after: { IIN: '961141000023', account: 'KZ86125KZT5004100100' } })
  })

  it('are listed by page and filtered by whether they have a partner account', async () => {
    const name = 'Тізімдегі ұйым'
    const [first] = [await insertPartnerOrganization({ name: `${name} 1` })]
    await db.insert(organizations).values([{ name: `${name} 2` }, { name: `${name} 3` }])
    const getLastCharacters = ({ organizations: foundOrganizations }: Awaited<ReturnType<typeof listOrganizations>>) =>
      foundOrganizations.map((one) => one.name.slice(-1))
    expect([getLastCharacters(await listOrganizations()), (await listOrganizations()).total]).toEqual([
      ['1', '2', '3'],
      3,
    ])
    expect(getLastCharacters(await listOrganizations({ sort_dir: 'desc', per_page: 2 }))).toEqual(['3', '2'])
    expect(getLastCharacters(await listOrganizations({ page: 2, per_page: 2 }))).toEqual(['3'])
    expect((await listOrganizations({ partner: '1' })).organizations.map(({ id }) => id)).toEqual([first.id])
    expect((await listOrganizations({ partner: '0' })).total).toBe(2)
  })

  it('are imported from a table completely or not at all', async () => {
    const importRows = async (rows: string[][], write = false) => {
      const table = await createPlainWorkbook('Ұйымдар', ['Название', 'БИН или ИИН', 'Счёт (ИИК)'], rows)
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(table)]), 'organizations.xlsx')
      return supervisor.call('POST /api/organizations/import', { query: write ? { write: '1' } : {}, body: form })
    }
    const validRow = ['Кестедегі ұйым', '671113194358', 'KZ45722S000054326792']
    const invalidResponse = await importRows([validRow, ['', '111', ''], ['Екінші', '671113194358', 'KZ00']], true)
    expect([invalidResponse.status, invalidResponse.body.written, invalidResponse.body.good]).toEqual([200, 0, 1])
    expect(invalidResponse.body.problems.map(({ row, field }) => `${row} ${field}`)).toEqual([
      '3 name',
      '3 IIN',
      '4 account',
      '4 IIN',
    ])
    expect((await importRows([validRow])).body).toMatchObject({ rows: 1, good: 1, written: 0 })
    expect((await importRows([validRow], true)).body.written).toBe(1)
    const [foundOrganization] = (await supervisor.call('GET /api/organizations', { query: { search: '671113194358' } }))
      .body.organizations
    expect(foundOrganization).toMatchObject({ name: 'Кестедегі ұйым', bank: 'АО «Kaspi Bank»', BIK: 'CASPKZKA' })
    expect((await importRows([validRow], true)).body.problems).toMatchObject([{ row: 2, field: 'IIN' }])
  })
})
