import type { BodyOf } from '@press/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { withClient } from '../../src/database/client.ts'
import { migrate, migrateTo } from '../../src/database/migrate.ts'
import { books, techCards } from '../../src/database/schema.ts'
import { cardOf, insertPerson } from '../rows.ts'
import { createEmptyDatabase, openPress } from '../support.ts'

const press = await openPress({ PRESS_SHOP_URL: 'http://127.0.0.1:1/api/products' })
const { db } = press.database
const pm = await insertPerson(press, 'pm')

const create = (ISBN: string | null) =>
  pm.call('POST /api/tech-cards/create', {
    body: {
      book_name: 'Стилистика',
      edition_type: 'monograph',
      authors: [{ id: null, name: 'Анна Автор', email: '', phone: '' }],
      work_types: ['editing'],
      project_manager_id: pm.id,
      created_date: '2026-11-01',
      appointment_date: '2026-11-03',
      ISBN,
    },
  })
const edit = (id: number, body: BodyOf<'POST /api/tech-cards/{id}/edit'>) =>
  pm.call('POST /api/tech-cards/{id}/edit', { params: { id }, body })
const numbered = async (ISBN: string, book_name = 'Стилистика') => {
  const id = await cardOf(press, { book_name })
  await db.update(techCards).set({ ISBN }).where(eq(techCards.id, id))
  return id
}
const fieldsOf = (answer: { body: { error?: { fields?: Record<string, string> } } }) => answer.body.error?.fields ?? {}

describe('the ISBN of a card', () => {
  it.each([
    ['978-601-03-0070-5', '9786010300705'],
    ['978-9965-808-88-3', '9965-808-88-0'],
  ])('%s cannot be used for another card, also when written as %s', async (first, second) => {
    const id = await numbered(first, 'Абай жолы')
    const takenProblem = { ISBN: `Этот ISBN уже у другой книги: «Абай жолы», ТК-${id}. У каждого издания свой номер` }
    const refused = await create(second)
    expect(refused.status).toBe(422)
    expect(fieldsOf(refused)).toEqual(takenProblem)
    const other = await cardOf(press)
    expect(fieldsOf(await edit(other, { ISBN: second }))).toEqual(takenProblem)
    // The ISBN stays with its card. When it is removed from the card, any card can use it.
    expect((await edit(id, { ISBN: second })).status).toBe(200)
    expect((await edit(id, { ISBN: null })).status).toBe(200)
    expect((await edit(other, { ISBN: second })).status).toBe(200)
  })

  it('cannot be that of an earlier book in the catalogue', async () => {
    await db.insert(books).values({ book_name: 'Ескі кітап', language: 'kz', ISBN: '978-5-386-01752-1' })
    expect(fieldsOf(await create('9785386017521'))).toEqual({
      ISBN: 'Этот ISBN уже у другой книги в каталоге: «Ескі кітап». У каждого издания свой номер',
    })
  })

  it('is saved by only one of two simultaneous requests', async () => {
    const answers = await Promise.all([create('978-601-04-4321-1'), create('9786010443211')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  it('cannot be sent to the shop with another book', async () => {
    await numbered('978-601-04-6612-8')
    const card = await cardOf(press, { stages: ['done'] })
    const answer = await pm.call('POST /api/products/sync', {
      body: {
        external_techcard_id: card,
        organization_id: 1,
        name: 'Стилистика',
        isbn: '9786010466128',
        slug: 'stilistika',
        publish_date: '2026-11-01',
        description: 'Учебник',
        price_soft: 100_000,
        category_id: 3,
        content: 'Содержание',
      },
    })
    expect(answer.status).toBe(422)
    expect(Object.keys(fieldsOf(answer))).toEqual(['isbn'])
  })

  it('is unique in the database', async () => {
    await numbered('978-601-04-8143-5')
    await expect(numbered('9786010481435')).rejects.toMatchObject({ cause: { constraint: 'tech_cards_isbn' } })
  })
})

it('cards with an already shared ISBN keep it, and no other card can use it', async () => {
  const url = await createEmptyDatabase(press.database.url)
  await withClient(url, async (client) => {
    await migrateTo(client, '0064_works_on_cards')
    await client.query(`insert into tech_cards (book_name, "ISBN") values
      ('Первая', '978-9965-808-88-3'), ('Вторая', '9965-808-88-0'), ('Третья', '978-601-03-0070-5'), ('Без номера', null), ('Не номер', '123')`)
  })
  await migrate(url)
  await withClient(url, async (client) => {
    const { rows } = await client.query('select book_name, "ISBN", isbn_repeated from tech_cards order by id')
    expect(rows).toEqual([
      { book_name: 'Первая', ISBN: '978-9965-808-88-3', isbn_repeated: false },
      { book_name: 'Вторая', ISBN: '9965-808-88-0', isbn_repeated: true },
      { book_name: 'Третья', ISBN: '978-601-03-0070-5', isbn_repeated: false },
      { book_name: 'Без номера', ISBN: null, isbn_repeated: false },
      { book_name: 'Не номер', ISBN: '123', isbn_repeated: false },
    ])
    const third = `insert into tech_cards (book_name, "ISBN") values ('Четвёртая', '9789965808883')`
    await expect(client.query(third)).rejects.toMatchObject({ constraint: 'tech_cards_isbn' })
  })
})

it('a card with a shared ISBN is unique again after it gets another one', async () => {
  const first = await numbered('978-601-04-1234-7')
  const second = await cardOf(press)
  await db.update(techCards).set({ ISBN: '9786010412347', isbn_repeated: true }).where(eq(techCards.id, second))
  // Saving a card with an unchanged ISBN keeps the repeated ISBN.
  expect((await edit(second, { ISBN: '9786010412347', pages: 100 })).status).toBe(200)
  expect((await edit(first, { ISBN: null })).status).toBe(200)
  // An ISBN still counts as taken when only a repeated card has it.
  expect(Object.keys(fieldsOf(await edit(first, { ISBN: '978-601-04-1234-7' })))).toEqual(['ISBN'])
  expect((await edit(second, { ISBN: '978-601-04-7777-3' })).body.error?.fields).toBeUndefined()
  const [now] = await db.select({ repeated: techCards.isbn_repeated }).from(techCards).where(eq(techCards.id, second))
  expect(now?.repeated).toBe(false)
})
