import type { BodyOf } from '@press/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { withClient } from '../../src/database/client.ts'
import { migrate, migrateTo } from '../../src/database/migrate.ts'
import { books, techCards } from '../../src/database/schema.ts'
import { insertCard, insertPerson } from '../rows.ts'
import { createEmptyDatabase, openPress } from '../support.ts'

const press = await openPress({ PRESS_SHOP_URL: 'http://127.0.0.1:1/api/products' })
const { db } = press.database
const pm = await insertPerson(press, 'pm')

const createCard = (ISBN: string | null) =>
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
const editCard = (id: number, body: BodyOf<'POST /api/tech-cards/{id}/edit'>) =>
  pm.call('POST /api/tech-cards/{id}/edit', { params: { id }, body })
const insertCardWithIsbn = async (ISBN: string, book_name = 'Стилистика') => {
  const id = await insertCard(press, { book_name })
  await db.update(techCards).set({ ISBN }).where(eq(techCards.id, id))
  return id
}
const getRefusedFields = (answer: { body: { error?: { fields?: Record<string, string> } } }) =>
  answer.body.error?.fields ?? {}

describe('the ISBN of a card', () => {
  it.each([
    ['978-601-03-0070-5', '9786010300705'],
    ['978-9965-808-88-3', '9965-808-88-0'],
  ])('%s cannot be used for another card, also when written as %s', async (first, second) => {
    const id = await insertCardWithIsbn(first, 'Абай жолы')
    const takenProblem = { ISBN: `Этот ISBN уже у другой книги: «Абай жолы», ТК-${id}. У каждого издания свой номер` }
    const refusedResponse = await createCard(second)
    expect(refusedResponse.status).toBe(422)
    expect(getRefusedFields(refusedResponse)).toEqual(takenProblem)
    const otherCardId = await insertCard(press)
    expect(getRefusedFields(await editCard(otherCardId, { ISBN: second }))).toEqual(takenProblem)
    // The ISBN stays with its card. When it is removed from the card, any card can use it.
    expect((await editCard(id, { ISBN: second })).status).toBe(200)
    expect((await editCard(id, { ISBN: null })).status).toBe(200)
    expect((await editCard(otherCardId, { ISBN: second })).status).toBe(200)
  })

  it('cannot be that of an earlier book in the catalogue', async () => {
    await db.insert(books).values({ book_name: 'Ескі кітап', language: 'kz', ISBN: '978-5-386-01752-1' })
    expect(getRefusedFields(await createCard('9785386017521'))).toEqual({
      ISBN: 'Этот ISBN уже у другой книги в каталоге: «Ескі кітап». У каждого издания свой номер',
    })
  })

  it('is saved by only one of two simultaneous requests', async () => {
    const answers = await Promise.all([createCard('978-601-04-4321-1'), createCard('9786010443211')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  it('cannot be sent to the shop with another book', async () => {
    await insertCardWithIsbn('978-601-04-6612-8')
    const card = await insertCard(press, { stages: ['done'] })
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
    expect(Object.keys(getRefusedFields(answer))).toEqual(['isbn'])
  })

  it('is unique in the database', async () => {
    await insertCardWithIsbn('978-601-04-8143-5')
    await expect(insertCardWithIsbn('9786010481435')).rejects.toMatchObject({
      cause: { constraint: 'tech_cards_isbn' },
    })
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
    const insertThirdCardSql = `insert into tech_cards (book_name, "ISBN") values ('Четвёртая', '9789965808883')`
    await expect(client.query(insertThirdCardSql)).rejects.toMatchObject({ constraint: 'tech_cards_isbn' })
  })
})

it('a card with a shared ISBN is unique again after it gets another one', async () => {
  const firstCardId = await insertCardWithIsbn('978-601-04-1234-7')
  const secondCardId = await insertCard(press)
  await db.update(techCards).set({ ISBN: '9786010412347', isbn_repeated: true }).where(eq(techCards.id, secondCardId))
  // Saving a card with an unchanged ISBN keeps the repeated ISBN.
  expect((await editCard(secondCardId, { ISBN: '9786010412347', pages: 100 })).status).toBe(200)
  expect((await editCard(firstCardId, { ISBN: null })).status).toBe(200)
  // An ISBN still counts as taken when only a repeated card has it.
  expect(Object.keys(getRefusedFields(await editCard(firstCardId, { ISBN: '978-601-04-1234-7' })))).toEqual(['ISBN'])
  expect((await editCard(secondCardId, { ISBN: '978-601-04-7777-3' })).body.error?.fields).toBeUndefined()
  const [storedCard] = await db
    .select({ repeated: techCards.isbn_repeated })
    .from(techCards)
    .where(eq(techCards.id, secondCardId))
  expect(storedCard?.repeated).toBe(false)
})
