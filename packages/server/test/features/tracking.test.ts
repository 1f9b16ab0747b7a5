import { isWorkingDay, stageKeys } from '@press/domain'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { queryRows } from '../../src/database/rows.ts'
import { insertCard, insertPerson } from '../rows.ts'
import { openPress, type Person, type Press } from '../support.ts'

let press: Press
let manager: Person
let anonymous: Person
beforeAll(async () => {
  press = await openPress()
  manager = await press.as('pm')
  anonymous = await press.as(null)
})

/** Finds a demo book at a stage. */
async function findBookAtStage(stage: string): Promise<number> {
  const [book] = await queryRows<{ id: number }>(
    press.database.db,
    sql`select id from tech_cards where ${sql.raw(`is_${stage}`)} and not is_archieve order by id limit 1`,
  )
  return book?.id ?? 0
}

describe('the expected dates of a book', () => {
  it('are working days within a range, estimated from past books', async () => {
    const { body } = await manager.call('GET /api/tech-cards/{id}', {
      params: { id: await findBookAtStage('process') },
    })
    const { path } = body.techcard
    const currentStage = path.find(({ state }) => state === 'current')
    expect(currentStage?.usual).toBeTruthy()
    expect(currentStage?.lasts).toBeGreaterThanOrEqual(0)
    const futureStages = path.filter(({ state }) => state === 'future')
    expect(futureStages.length).toBeGreaterThan(5)
    for (const { expected, earliest, latest } of futureStages) {
      expect(isWorkingDay(expected ?? '')).toBe(true)
      expect((earliest ?? '') <= (expected ?? '')).toBe(true)
      expect((latest ?? '') >= (expected ?? '')).toBe(true)
    }
  })

  it('are queried with an index', async () => {
    const plan = await queryRows<{ 'QUERY PLAN': string }>(
      press.database.db,
      sql`explain select entered_at, left_at from tech_card_stages
        where stage = 'signal' and left_at is not null order by left_at desc limit 1`,
    )
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('tech_card_stages_left')
  })
})

describe('the list of books', () => {
  it('is sorted by stage and shows the expected dates of the book’s page', async () => {
    const { body } = await manager.call('GET /api/book-tracking', { query: { sort_by: 'stage', sort_dir: 'asc' } })
    expect(body.books).toHaveLength(50)
    const stages = body.books.map(({ stage }) => stageKeys.indexOf(stage))
    expect(stages).toEqual(stages.toSorted((one, other) => one - other))
    const [first] = body.books
    const cardResponse = await manager.call('GET /api/tech-cards/{id}', { params: { id: first?.id ?? 0 } })
    // The card's own screen shows the same dates.
    const { expected, latest } = cardResponse.body.techcard.path.at(-1) ?? {}
    expect([first?.expected, first?.latest]).toEqual([expected, latest])
  })

  it('shows and counts overdue books', async () => {
    const { body } = await manager.call('GET /api/book-tracking', { query: { late: 'overdue', per_page: 100 } })
    expect(body.total).toBeGreaterThan(0)
    expect(body.books).toHaveLength(body.total)
    expect(body.books.every(({ late }) => late === 'overdue')).toBe(true)
  })

  it('shows books that stay at a stage longer than usual for their kind', async () => {
    const { body } = await manager.call('GET /api/book-tracking', { query: { late: 'slow', per_page: 100 } })
    expect(body.total).toBeGreaterThan(0)
    expect(body.books).toHaveLength(body.total)
    for (const { lasts, usual } of body.books) expect(lasts).toBeGreaterThan(usual?.most ?? Number.NaN)
    const allBooks = (await manager.call('GET /api/book-tracking', { query: { per_page: 100 } })).body.books
    const slowBooks = allBooks.filter(({ stage, lasts, usual }) => stage !== 'done' && usual && lasts > usual.most)
    expect(body.books.map(({ id }) => id)).toEqual(expect.arrayContaining(slowBooks.map(({ id }) => id)))
  })

  it('shows an author only their own books, searchable by word and stage', async () => {
    const [author, other] = [await insertPerson(press, 'author'), await insertPerson(press, 'author')]
    const ownCardId = await insertCard(press, { author: author.id, book_name: 'Ботаника' })
    await insertCard(press, { author: other.id, book_name: 'Ботаника' })
    const listBooks = async (query: Record<string, string>) =>
      (await author.call('GET /api/book-tracking', { query })).body
    expect(await listBooks({})).toMatchObject({
      total: 1,
      books: [{ id: ownCardId, stage: 'editor', lasts: 0, late: null }],
    })
    expect((await listBooks({ search: 'ботан', stage: 'editor' })).total).toBe(1)
    expect((await listBooks({ stage: 'signal' })).total).toBe(0)
  })
})

describe('the story of a book', () => {
  it('runs from its creation to delivery without internal details', async () => {
    const id = await findBookAtStage('done')
    const { body } = await manager.call('GET /api/tech-cards/{id}/story', { params: { id } })
    expect(body.events.map(({ what }) => what)).toEqual(expect.arrayContaining(['created', 'moved', 'signalApproved']))
    expect(body.events.at(-1)).toMatchObject({ what: 'moved', stage: 'done' })
    const times = body.events.map(({ at }) => Date.parse(at))
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(Object.keys(body.events[0] ?? {}).toSorted()).toEqual(['at', 'by', 'id', 'stage', 'what'])
  })
})

describe('a public link', () => {
  it('is created by the author, opens publicly and stops working once it is ended', async () => {
    const author = await insertPerson(press, 'author')
    const id = await insertCard(press, { author: author.id, book_name: 'Тіл тарихы', stages: ['signal'] })
    const params = { id }
    expect((await author.call('GET /api/tech-cards/{id}/track', { params })).body.link).toBeNull()
    const createdLink = (await author.call('POST /api/tech-cards/{id}/track', { params })).body.link
    // A repeated request returns the same link, so links already shared stay valid.
    expect((await author.call('POST /api/tech-cards/{id}/track', { params })).body.link).toEqual(createdLink)
    expect(createdLink.code).toMatch(/^[\w-]{24}$/)

    const { status, body } = await anonymous.call('GET /api/track/{code}', { params: { code: createdLink.code } })
    expect(status).toBe(200)
    expect(Object.keys(body.book).toSorted()).toEqual(['book_name', 'language', 'path', 'signed'])
    expect(body.book.book_name).toBe('Тіл тарихы')
    expect(body.book.path.find(({ state }) => state === 'current')?.stage).toBe('signal')
    expect(JSON.stringify(body)).not.toContain('Автор')

    expect((await author.call('DELETE /api/tech-cards/{id}/track', { params })).status).toBe(200)
    const endedLinkResponse = await anonymous.call('GET /api/track/{code}', { params: { code: createdLink.code } })
    expect(endedLinkResponse.status).toBe(404)
    // The response is the same as for an unknown code.
    const unknownResponse = await anonymous.call('GET /api/track/{code}', { params: { code: 'x'.repeat(24) } })
    expect(endedLinkResponse.body).toEqual(unknownResponse.body)
    const newLink = (await author.call('POST /api/tech-cards/{id}/track', { params })).body.link
    expect(newLink.code).not.toBe(createdLink.code)
  })

  it('is recorded in the card’s history and cannot be created by a printer', async () => {
    const id = await insertCard(press, {})
    await manager.call('POST /api/tech-cards/{id}/track', { params: { id } })
    await manager.call('DELETE /api/tech-cards/{id}/track', { params: { id } })
    const { body } = await (await press.as('supervisor')).call('GET /api/tech-cards/{id}/history', { params: { id } })
    expect(body.events.map(({ type }) => type)).toEqual(['techcard.unshared', 'techcard.shared'])
    const printer = await press.as('typography')
    expect((await printer.call('POST /api/tech-cards/{id}/track', { params: { id } })).status).toBe(403)
  })

  it('shows only the title and the path of the book', async () => {
    const author = await insertPerson(press, 'author', 'Құпия Авторұлы')
    const id = await insertCard(press, { author: author.id, book_name: 'Жер тарихы', stages: ['author'] })
    await press.database.db
      .execute(sql`update tech_cards set delivery_address = 'ул. Тайная, 1', quantity = 987654, due = '2039-03-05',
      print_info = '{"remarks": "не для чужих"}', "signalEndDate" = '2019-05-07' where id = ${id}`)
    const { code } = (await author.call('POST /api/tech-cards/{id}/track', { params: { id } })).body.link
    const { body } = await anonymous.call('GET /api/track/{code}', { params: { code } })
    // These values cannot appear by chance as a date or a duration in the book's path.
    for (const secretText of [
      'Құпия',
      'Тайная',
      '987654',
      'чужих',
      '2019-05-07',
      '2039-03-05',
      `:${id}`,
      '@test.example',
    ])
      expect(JSON.stringify(body)).not.toContain(secretText)
    expect(body.book.signed).toBe(true)
    expect(new Set(body.book.path.flatMap((step) => Object.keys(step)))).toEqual(
      new Set(['stage', 'state', 'entered_at', 'left_at', 'expected', 'earliest', 'latest', 'usual', 'lasts']),
    )
    expect(body.book.path.every(({ usual, lasts }) => usual === null && lasts === null)).toBe(true)
  })

  it.each([
    ['the number of the card', (id: number) => String(id)],
    ['a beginning of the code', (_id: number, code: string) => code.slice(0, 23)],
    ['the code in other letters', (_id: number, code: string) => code.toUpperCase()],
    ['the code and a blank', (_id: number, code: string) => `${code} `],
    ['any code', () => '%'],
    ['a piece of SQL', () => "' or 1=1 --"],
    ['a way up', () => '../tech-cards'],
  ])('is not opened by %s and returns 404', async (_what, createCode) => {
    const author = await insertPerson(press, 'author')
    const id = await insertCard(press, { author: author.id })
    const { code } = (await author.call('POST /api/tech-cards/{id}/track', { params: { id } })).body.link
    const guess = createCode(id, code)
    // A random code may contain no letter to change.
    if (guess === code) return
    const { status, body } = await anonymous.call('GET /api/track/{code}', { params: { code: guess } })
    expect([status, JSON.stringify(body)]).toEqual([404, expect.not.stringContaining(code)])
  })

  it('is excluded from caches and sends no referrer to other sites', async () => {
    const author = await insertPerson(press, 'author')
    const id = await insertCard(press, { author: author.id })
    const { code } = (await author.call('POST /api/tech-cards/{id}/track', { params: { id } })).body.link
    const { headers } = await anonymous.fetch(`/api/track/${code}`)
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('referrer-policy')).toMatch(/no-referrer|same-origin|strict-origin/)
  })

  it('is rate limited', async () => {
    const responses = await Promise.all(
      Array.from({ length: 70 }, () => anonymous.call('GET /api/track/{code}', { params: { code: 'nobodys' } })),
    )
    expect(responses.some(({ status }) => status === 429)).toBe(true)
  })
})
