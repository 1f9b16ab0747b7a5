import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { contracts, organizations } from '../../src/database/schema.ts'
import { createOfferForm, offerItem, insertOffer, insertPerson, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const sales = await insertPerson(press, 'accounting', 'Айгүл Сәрсен')
const author = await insertPerson(press, 'author')
const { email } = (await author.call('GET /api/userprofile')).body.profile

/** Creates an accepted offer to the author that was revised with another price. */
async function createRevisedOffer() {
  const { body } = await sales.call('POST /api/offers', {
    body: createOfferForm({ recipient_email: email, note: 'Как было' }),
  })
  const { id, sum } = body.offer
  const params = { id }
  await author.call('POST /api/offer/update-status', { body: { offer_id: id, status: 'accept' } })
  await sales.call('POST /api/offers/{id}/revision', { params, body: {} })
  await sales.call('POST /api/offers/{id}', {
    params,
    body: createOfferForm({
      recipient_email: email,
      note: 'Как стало',
      items: [{ ...offerItem, name: 'Атлас птиц', price: 100 }],
    }),
  })
  return { id, sum }
}
const fetchVersions = (who: TestPerson, id: number) => who.call('GET /api/offers/{id}/versions', { params: { id } })
async function readDocument(who: TestPerson, id: number, kind: 'kp', revision: number) {
  const response = await who.fetch(`/api/offers/${id}/documents/${kind}.pdf?lang=ru&revision=${revision}`)
  if (response.status !== 200) return response.status
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/gu, ' ')
}

describe('an earlier version of an offer', () => {
  it('is shown unchanged to press and recipient, with the author of the next version', async () => {
    const { id, sum } = await createRevisedOffer()
    for (const who of [sales, author]) {
      const { versions } = (await fetchVersions(who, id)).body
      expect(versions).toEqual([
        expect.objectContaining({
          revision: 1,
          sum,
          note: 'Как было',
          status: 'accept',
          superseded_by: 'Айгүл Сәрсен',
        }),
      ])
      expect(versions[0]?.items.map(({ name }) => name)).toEqual([offerItem.name])
    }
    expect((await fetchVersions(author, await insertOffer(press, { user_id: author.id }))).body.versions).toEqual([])
  })

  it('has its document with the earlier data', async () => {
    const { id } = await createRevisedOffer()
    expect(await readDocument(author, id, 'kp', 1)).toContain(offerItem.name)
    expect(await readDocument(author, id, 'kp', 1)).not.toContain('Атлас птиц')
    expect(await readDocument(author, id, 'kp', 2)).toContain('Атлас птиц')
    expect(await readDocument(author, id, 'kp', 3)).toBe(404)
  })

  it('cannot be read by others', async () => {
    const { id } = await createRevisedOffer()
    const stranger = await insertPerson(press, 'author')
    expect((await fetchVersions(stranger, id)).status).toBe(404)
    expect(await readDocument(stranger, id, 'kp', 1)).toBe(404)
  })
})

describe('the contract of an offer', () => {
  it('is the one with its number, else the recipient’s latest sent or signed one', async () => {
    const [organization] = await db.insert(organizations).values({ name: 'ТОО «Шарт»' }).returning()
    const createContractRow = (number: string, date: string, status: 'draft' | 'signed') => ({
      kind: 'biz' as const,
      number,
      date,
      status,
      party_name: 'ТОО «Шарт»',
      organization_id: organization?.id ?? 0,
    })
    await db
      .insert(contracts)
      .values([
        createContractRow('11-26', '2026-01-10', 'signed'),
        createContractRow('12-26', '2026-05-10', 'signed'),
        createContractRow('13-26', '2026-06-10', 'draft'),
      ])
    const findOfferContract = async (facts: object) => {
      const id = await insertOffer(press, { organization_id: organization?.id, ...facts })
      return (await sales.call('GET /api/offers/{id}', { params: { id } })).body.offer.contract?.number ?? null
    }
    expect(await findOfferContract({})).toBe('12-26')
    expect(await findOfferContract({ contract_number: '11-26' })).toBe('11-26')
    expect(await findOfferContract({ organization_id: null })).toBeNull()
  })
})
