import { foldKazakhLetters, isOnPartnerBoard, isOnSmartBoard, type OfferStatus } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { foldTextSql } from '../../src/database/clauses.ts'
import { queryRows } from '../../src/database/rows.ts'
import { offers, organizations, offerTechCards } from '../../src/database/schema.ts'
import { demoPress } from '../../src/demo/press.ts'
import { insertCard, insertOffer } from '../rows.ts'
import { createDemoDatabase, openPress, type Person } from '../support.ts'

const database = await createDemoDatabase()
afterAll(database.close)
const { db } = database
const press = await openPress({}, database)
const supervisor = await press.as('supervisor')
const stock = await press.as('stock')

type Board = 'partner' | 'smart'
const readBoard = async (name: Board, person: Person = supervisor) =>
  (await person.call('GET /api/offers-kanban', { query: { board: name } })).body
const listOfferIds = async (name: Board, person?: Person) => (await readBoard(name, person)).offers.map(({ id }) => id)

const sortIds = (unsortedIds: readonly number[]) => [...unsortedIds].toSorted((a, b) => a - b)

/** Creates a number of copies of an offer. */
async function insertOfferCopies(id: number, count: number): Promise<void> {
  const [row] = await db.select().from(offers).where(eq(offers.id, id))
  const { id: _id, search: _search, ...copiedFields } = row as typeof offers.$inferSelect
  await db.insert(offers).values(
    Array.from({ length: count }, (_one, index) => ({
      ...copiedFields,
      number: `copy ${id} ${index}`,
      created_at: new Date(),
    })),
  )
}

describe('the offer boards', () => {
  it('show the press’s own offers only on the smart board', async () => {
    const [company] = await db.select().from(organizations).where(eq(organizations.is_press, true))
    const ownOfferId = await insertOffer(press, { status: 'wap', recipient_name: company?.name ?? '' })
    const otherOfferId = await insertOffer(press, { status: 'wap' })
    expect(await listOfferIds('smart')).toContain(ownOfferId)
    expect(await listOfferIds('smart')).not.toContain(otherOfferId)
    expect(await listOfferIds('partner')).toContain(otherOfferId)
    expect(await listOfferIds('partner')).not.toContain(ownOfferId)
    // The company is recognized by its BIN, whatever its name in the offer.
    const offerByBinId = await insertOffer(press, {
      status: 'wap',
      recipient_name: 'Баспа',
      recipient_bin: company?.bin ?? '',
    })
    expect([
      (await listOfferIds('smart')).includes(offerByBinId),
      (await listOfferIds('partner')).includes(offerByBinId),
    ]).toEqual([true, false])
    const kazakhNameOfferId = await insertOffer(press, { status: 'wap', recipient_name: demoPress.name_kz })
    expect(await listOfferIds('smart')).toContain(kazakhNameOfferId)
  })

  it('recognize the press’s own offers by the configured name, however it is spelled', async () => {
    const person = await press.as('supervisor')
    const setCompanyName = async (name: string) => person.call('PUT /api/settings/company', { body: { name } })
    await setCompanyName('ЖШС «Қыран Әлемі»')
    const ownOfferId = await insertOffer(press, { status: 'stock', recipient_name: '  жшс  «КЫРАН әлемі»' })
    const otherOfferId = await insertOffer(press, { status: 'stock', recipient_name: 'ЖШС «Қыран Әлемі 2»' })
    expect(await listOfferIds('smart', person)).toEqual([ownOfferId])
    expect(await listOfferIds('partner', person)).toContain(otherOfferId)
    expect(await listOfferIds('partner', person)).not.toContain(ownOfferId)
    expect((await readBoard('smart', person)).company).toEqual({ bin: '', names: ['ЖШС «Қыран Әлемі»'] })
    // Without the setting, this company is an ordinary recipient.
    await setCompanyName('')
    expect(await listOfferIds('partner')).toContain(ownOfferId)
  })

  it('show each role the offers that the domain rules give', async () => {
    const card = await insertCard(press, {})
    const offerWithCardId = await insertOffer(press, { status: 'typo_finish' })
    await db.insert(offerTechCards).values({ offer_id: offerWithCardId, tech_card_id: card })
    const { company } = await readBoard('partner')
    const allOffers = await queryRows<{
      id: number
      status: OfferStatus
      recipient_name: string
      recipient_bin: string
      tech_card_count: number
    }>(
      db,
      sql`select id, status, recipient_name, recipient_bin, (select count(*) from offer_tech_cards made where made.offer_id = offers.id)::int as tech_card_count
        from offers where not hide_from_publisher order by created_at desc, id desc`,
    )
    const selectIds = (isShown: (offer: (typeof allOffers)[number]) => boolean) =>
      sortIds(allOffers.filter(isShown).map(({ id }) => id))
    const typography = await press.as('typography')
    expect(sortIds(await listOfferIds('partner', typography))).toEqual(
      selectIds((one) => isOnPartnerBoard(one, 'typography', company)),
    )
    expect(await listOfferIds('partner', typography)).not.toContain(offerWithCardId)
    expect(sortIds(await listOfferIds('partner', stock))).toEqual(
      selectIds((one) => isOnPartnerBoard(one, 'stock', company)),
    )
    expect(await listOfferIds('partner', stock)).toContain(offerWithCardId)
    expect(sortIds(await listOfferIds('smart', stock))).toEqual(selectIds((one) => isOnSmartBoard(one, company)))
  })

  it('show all active offers, and the latest delivered ones with a count of the others', async () => {
    const recipient_name = 'Мектеп кітапханасы'
    const oldOfferId = await insertOffer(press, {
      status: 'wap',
      recipient_name,
      created_at: new Date('2019-01-14T06:00:00Z'),
    })
    const deliveredOfferId = await insertOffer(press, {
      status: 'done',
      recipient_name,
      created_at: new Date('2019-01-14T06:00:00Z'),
    })
    const boardBefore = await readBoard('partner', stock)
    await insertOfferCopies(await insertOffer(press, { status: 'accept', recipient_name }), 510)
    await insertOfferCopies(await insertOffer(press, { status: 'done', recipient_name }), 110)
    const { offers: shownOffers, delivered: count } = await readBoard('partner', stock)
    const shownIds = shownOffers.map(({ id }) => id)
    expect(shownIds).toContain(oldOfferId)
    expect(shownIds).not.toContain(deliveredOfferId)
    expect(shownOffers.filter(({ status }) => status === 'done')).toHaveLength(100)
    expect(count).toBe(boardBefore.delivered + 111)
  })
})

it('folds a text in the database like the domain', async () => {
  const texts = ['  Ёлка  ҚЫРАН ', 'ӘҒҚҢӨҰҮҺІЫЁ әғқңөұүһіыё', 'Йод', 'Plain\tText', '']
  const foldedTexts = await queryRows<{ text: string }>(
    db,
    sql`select ${foldTextSql(sql`given.text`)} as text from unnest(${sql`array[${sql.join(
      texts.map((text) => sql`${text}`),
      sql`, `,
    )}]::text[]`}) with ordinality given (text, at) order by at`,
  )
  expect(foldedTexts.map(({ text }) => text)).toEqual(texts.map(foldKazakhLetters))
})
