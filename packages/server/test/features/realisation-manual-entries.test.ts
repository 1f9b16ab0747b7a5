import type { BodyOf } from '@press/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays, getToday } from '../../src/clock.ts'
import { books } from '../../src/database/schema.ts'
import { getTranslator } from '../../src/texts.ts'
import { insertRoyaltyContract, insertPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const clerk = await insertPerson(press, 'accounting')
const t = getTranslator('ru')

const quarter = { from: '2025-07-01', to: '2025-09-30' }
type Terms = BodyOf<'POST /api/realisation/books/{id}/terms'>
type Sale = BodyOf<'POST /api/realisation/books/{id}/sales'>

let contractCount = 0
const createTerms = (extraFields: Partial<Terms> = {}): Terms => ({
  number: `Қ-${(contractCount += 1)}`,
  date: '2025-01-10',
  rate: 10,
  authors: [
    { name: 'Ә. Төлеу', share: 60 },
    { name: 'М. Ыдырыс', share: 40 },
  ],
  email: 'toleu@test.example',
  language: 'kz',
  ...extraFields,
})
const createSale = (extraFields: Partial<Sale> = {}): Sale => ({
  channel: 'partners',
  date: '2025-08-31',
  copies: 10,
  sum: 1_120_000,
  ...extraFields,
})

async function insertBook(book_name: string): Promise<number> {
  const [row] = await db
    .insert(books)
    .values({ book_name, language: 'kz', authors: 'Ә. Төлеу, М. Ыдырыс' })
    .returning({ id: books.id })
  return row?.id as number
}
const readBook = async (id: number) =>
  (await clerk.call('GET /api/realisation/books/{id}', { params: { id }, query: quarter })).body
const enterTerms = (id: number, body: Terms) =>
  clerk.call('POST /api/realisation/books/{id}/terms', { params: { id }, body })
const enterSale = (id: number, body: Sale) =>
  clerk.call('POST /api/realisation/books/{id}/sales', { params: { id }, body })

async function getRefusedFields(call: Promise<{ status: number; body: unknown }>) {
  const { status, body } = await call
  expect(status).toBe(422)
  return (body as { error: { fields: Record<string, string> } }).error.fields
}

describe('sold copies', () => {
  it('cannot exceed the printed copies across all channels, and returns cannot exceed sales', async () => {
    const id = await insertBook('Аз таралым')
    await db.update(books).set({ printed: 25 }).where(eq(books.id, id))
    const firstResponse = await enterSale(id, createSale({ copies: 20 }))
    expect(firstResponse.status).toBe(200)
    expect(await getRefusedFields(enterSale(id, createSale({ channel: 'university', copies: 6 })))).toEqual({
      copies: expect.stringContaining('тираж 25'),
    })
    const editSale = (copies: number) =>
      clerk.call('PUT /api/realisation/sales/{id}', {
        params: { id: firstResponse.body.sale.id },
        body: createSale({ copies }),
      })
    expect(await getRefusedFields(editSale(26))).toHaveProperty('copies')
    expect((await editSale(25)).status).toBe(200)
    expect(await getRefusedFields(enterSale(id, createSale({ copies: -26, sum: -10 })))).toHaveProperty('copies')
    expect((await enterSale(id, createSale({ copies: -5, sum: -10 }))).status).toBe(200)
    // Without this sale, the returned copies would exceed the sold copies.
    const deleteResponse = await clerk.call('DELETE /api/realisation/sales/{id}', {
      params: { id: firstResponse.body.sale.id },
    })
    expect(deleteResponse.status).toBe(422)
  })

  it('of a book with an unknown run are accepted as reported', async () => {
    expect((await enterSale(await insertBook('Ескі кітап'), createSale({ copies: 5_000 }))).status).toBe(200)
  })
})

describe('manual entries by accounting', () => {
  it('produce a statement that equals the sum calculated by hand', async () => {
    const id = await insertBook('Қолмен енгізілген')
    expect((await readBook(id)).book.author_names).toEqual(['Ә. Төлеу', 'М. Ыдырыс'])
    const termsResponse = await enterTerms(id, createTerms())
    expect(termsResponse.status).toBe(200)
    const { contract_id } = termsResponse.body.terms
    expect((await enterSale(id, createSale())).status).toBe(200)
    expect(
      (await enterSale(id, createSale({ copies: -2, sum: -224_000, date: '2025-09-30', note: 'Возврат' }))).status,
    ).toBe(200)
    const { body } = await clerk.call('GET /api/realisation/contracts/{id}', {
      params: { id: contract_id },
      query: quarter,
    })
    // 8 960 tenge with 12 per cent VAT are 8 000 tenge without VAT. A tenth of that is 800 tenge.
    expect(body.statement).toMatchObject({ copies: 8, sum: 896_000, vat: 96_000, net: 800_000, owed: 80_000 })
    expect(body.statement.shares.map(({ sum }) => sum)).toEqual([48_000, 32_000])
    expect((await readBook(id)).sales).toMatchObject([{ copies: -2, note: 'Возврат' }, { copies: 10 }])
  })

  it('can be changed and deleted; a change to an outdated version is refused', async () => {
    const id = await insertBook('Өзгертілген кітап')
    const enteredSale = (await enterSale(id, createSale())).body.sale
    const editSale = (version: number, copies: number) =>
      clerk.call('PUT /api/realisation/sales/{id}', {
        params: { id: enteredSale.id },
        body: { ...createSale({ copies, sum: copies * 112_000 }), version },
      })
    expect((await editSale(enteredSale.version, 7)).body.sale).toMatchObject({
      copies: 7,
      version: enteredSale.version + 1,
    })
    expect((await editSale(enteredSale.version, 9)).status).toBe(409)
    expect((await clerk.call('DELETE /api/realisation/sales/{id}', { params: { id: enteredSale.id } })).status).toBe(
      200,
    )
    expect((await readBook(id)).sales).toEqual([])

    const enteredTerms = (await enterTerms(id, createTerms())).body.terms
    const changeResponse = await clerk.call('PUT /api/realisation/contracts/{id}/terms', {
      params: { id: enteredTerms.contract_id },
      body: {
        ...createTerms({ number: enteredTerms.number, rate: 12.5, authors: [{ name: 'Ә. Төлеу', share: 100 }] }),
        version: 1,
      },
    })
    expect(changeResponse.body.terms).toMatchObject({
      rate: 12.5,
      authors: [{ name: 'Ә. Төлеу', share: 100 }],
      version: 2,
    })
    const removalResponse = await clerk.call('DELETE /api/realisation/contracts/{id}/terms', {
      params: { id: enteredTerms.contract_id },
    })
    expect(removalResponse.status).toBe(200)
    expect((await readBook(id)).terms).toEqual([])
  })

  it('are refused with an error on the invalid field', async () => {
    const id = await insertBook('Қате енгізілген')
    const incompleteTerms = createTerms({ authors: [{ name: 'Ә. Төлеу', share: 60 }] })
    expect(await getRefusedFields(enterTerms(id, incompleteTerms))).toEqual({
      'authors.0.share': t('errors:fields.shares'),
    })
    const takenTerms = createTerms()
    expect((await enterTerms(id, takenTerms)).status).toBe(200)
    expect(await getRefusedFields(enterTerms(id, takenTerms))).toEqual({ number: t('errors:fields.numberTaken') })
    expect(await getRefusedFields(enterSale(id, createSale({ copies: -3 })))).toEqual({ sum: t('errors:fields.signs') })
    expect(await getRefusedFields(enterSale(id, createSale({ date: addDays(getToday(), 1) })))).toEqual({
      date: t('errors:fields.future'),
    })
    expect((await enterSale(9_999_999, createSale())).status).toBe(404)
  })

  it('include contract terms that cannot be deleted after a statement was sent', async () => {
    const { contract_id } = await insertRoyaltyContract(press, 'Есебі кеткен шарт')
    const params = { id: contract_id }
    const sendResponse = await clerk.call('POST /api/realisation/contracts/{id}/send', { params, body: quarter })
    expect(sendResponse.status).toBe(200)
    const removalResponse = await clerk.call('DELETE /api/realisation/contracts/{id}/terms', { params })
    expect([removalResponse.status, removalResponse.body]).toMatchObject([
      422,
      { error: { message: t('errors:royalty.statementsSent') } },
    ])
  })
})
