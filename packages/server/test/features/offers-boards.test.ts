import { foldKazakhLetters, isOnPartnerBoard, isOnSmartBoard, type OfferStatus } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { foldTextSql } from '../../src/database/clauses.ts'
import { queryRows } from '../../src/database/rows.ts'
import { offers, organizations, offerTechCards } from '../../src/database/schema.ts'
import { demoPress } from '../../src/demo/press.ts'
import { cardOf, offerOf } from '../rows.ts'
import { freshDatabase, openPress, type Person } from '../support.ts'

const database = await freshDatabase()
afterAll(database.close)
const { db } = database
const press = await openPress({}, database)
const supervisor = await press.as('supervisor')
const stock = await press.as('stock')

type Board = 'partner' | 'smart'
const board = async (name: Board, person: Person = supervisor) =>
  (await person.call('GET /api/offers-kanban', { query: { board: name } })).body
const ids = async (name: Board, person?: Person) => (await board(name, person)).offers.map(({ id }) => id)

const sortIds = (found: readonly number[]) => [...found].toSorted((a, b) => a - b)

/** Creates a number of copies of an offer. */
async function copies(id: number, count: number): Promise<void> {
  const [row] = await db.select().from(offers).where(eq(offers.id, id))
  const { id: _id, search: _search, ...kept } = row as typeof offers.$inferSelect
  await db.insert(offers).values(
    Array.from({ length: count }, (_one, at) => ({
      ...kept,
      number: `copy ${id} ${at}`,
      created_at: new Date(),
    })),
  )
}

describe('the offer boards', () => {
  it('show the press’s own offers only on the smart board', async () => {
    const [company] = await db.select().from(organizations).where(eq(organizations.is_press, true))
    const own = await offerOf(press, { status: 'wap', recipient_name: company?.name ?? '' })
    const other = await offerOf(press, { status: 'wap' })
    expect(await ids('smart')).toContain(own)
    expect(await ids('smart')).not.toContain(other)
    expect(await ids('partner')).toContain(other)
    expect(await ids('partner')).not.toContain(own)
    // The company is recognized by its BIN, whatever its name in the offer.
    const byBin = await offerOf(press, { status: 'wap', recipient_name: 'Баспа', recipient_bin: company?.bin ?? '' })
    expect([(await ids('smart')).includes(byBin), (await ids('partner')).includes(byBin)]).toEqual([true, false])
    const inKazakh = await offerOf(press, { status: 'wap', recipient_name: demoPress.name_kz })
    expect(await ids('smart')).toContain(inKazakh)
  })

  it('recognize the press’s own offers by the configured name, however it is spelled', async () => {
    const person = await press.as('supervisor')
    const set = async (name: string) => person.call('PUT /api/settings/company', { body: { name } })
    await set('ЖШС «Қыран Әлемі»')
    const own = await offerOf(press, { status: 'stock', recipient_name: '  жшс  «КЫРАН әлемі»' })
    const other = await offerOf(press, { status: 'stock', recipient_name: 'ЖШС «Қыран Әлемі 2»' })
    expect(await ids('smart', person)).toEqual([own])
    expect(await ids('partner', person)).toContain(other)
    expect(await ids('partner', person)).not.toContain(own)
    expect((await board('smart', person)).company).toEqual({ bin: '', names: ['ЖШС «Қыран Әлемі»'] })
    // Without the setting, this company is an ordinary recipient.
    await set('')
    expect(await ids('partner')).toContain(own)
  })

  it('show each role the offers that the domain rules give', async () => {
    const card = await cardOf(press, {})
    const withCard = await offerOf(press, { status: 'typo_finish' })
    await db.insert(offerTechCards).values({ offer_id: withCard, tech_card_id: card })
    const { company } = await board('partner')
    const all = await queryRows<{
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
    const ruled = (keep: (offer: (typeof all)[number]) => boolean) => sortIds(all.filter(keep).map(({ id }) => id))
    const typography = await press.as('typography')
    expect(sortIds(await ids('partner', typography))).toEqual(
      ruled((one) => isOnPartnerBoard(one, 'typography', company)),
    )
    expect(await ids('partner', typography)).not.toContain(withCard)
    expect(sortIds(await ids('partner', stock))).toEqual(ruled((one) => isOnPartnerBoard(one, 'stock', company)))
    expect(await ids('partner', stock)).toContain(withCard)
    expect(sortIds(await ids('smart', stock))).toEqual(ruled((one) => isOnSmartBoard(one, company)))
  })

  it('show all active offers, and the latest delivered ones with a count of the others', async () => {
    const recipient_name = 'Мектеп кітапханасы'
    const old = await offerOf(press, { status: 'wap', recipient_name, created_at: new Date('2019-01-14T06:00:00Z') })
    const delivered = await offerOf(press, {
      status: 'done',
      recipient_name,
      created_at: new Date('2019-01-14T06:00:00Z'),
    })
    const before = await board('partner', stock)
    await copies(await offerOf(press, { status: 'accept', recipient_name }), 510)
    await copies(await offerOf(press, { status: 'done', recipient_name }), 110)
    const { offers: shownOffers, delivered: count } = await board('partner', stock)
    const shownIds = shownOffers.map(({ id }) => id)
    expect(shownIds).toContain(old)
    expect(shownIds).not.toContain(delivered)
    expect(shownOffers.filter(({ status }) => status === 'done')).toHaveLength(100)
    expect(count).toBe(before.delivered + 111)
  })
})

it('folds a text in the database like the domain', async () => {
  const texts = ['  Ёлка  ҚЫРАН ', 'ӘҒҚҢӨҰҮҺІЫЁ әғқңөұүһіыё', 'Йод', 'Plain\tText', '']
  const found = await queryRows<{ text: string }>(
    db,
    sql`select ${foldTextSql(sql`given.text`)} as text from unnest(${sql`array[${sql.join(
      texts.map((text) => sql`${text}`),
      sql`, `,
    )}]::text[]`}) with ordinality given (text, at) order by at`,
  )
  expect(found.map(({ text }) => text)).toEqual(texts.map(foldKazakhLetters))
})
