import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { events, techCardAuthors, techCards } from '../../src/database/schema.ts'
import { createPlainWorkbook } from '../../src/app/workbook.ts'
import { insertCard, insertPerson, readVersion } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const { db } = press.database
const pm = await press.as('pm')

const searchCatalogue = async (search: string) => (await pm.call('GET /api/books', { query: { search } })).body

describe('the catalogue of finished books', () => {
  it('shows a book once its run is in stock, and the delivered copies after delivery', async () => {
    const id = await insertCard(press, { stages: ['account'], book_name: 'Құмдағы із' })
    await db
      .update(techCards)
      .set({
        quantity: 300,
        circulation_author: 30,
        circulation_university: 100,
        circulation_library: 20,
        printStartDate: '2025-12-01',
        pages: 192,
        format: '60×84/16',
        print_info: { copies: 310, paper_text: 'offset80' },
      })
      .where(eq(techCards.id, id))
    expect((await searchCatalogue('Құмдағы')).total).toBe(0)

    const stock = await press.as('stock')
    await stock.call('POST /api/tech-cards/{id}/receive', { params: { id }, body: {} })
    const [book] = (await searchCatalogue('Құмдағы')).books
    expect(book).toMatchObject({ techcard_id: id, printed: 310, copies_author: null, copies_left: 310, year: 2025 })
    expect(book?.imprint.replaceAll('\u00a0', ' ')).toBe(
      `Пішімі 60×84 1/16. Офсеттік қағаз. Шартты баспа табағы 11,16. Таралымы 310 дана. Тапсырыс № ${id}. Баспасы мен баспаханасы: РГП «Университет баспасы», Алматы, пр. аль-Фараби, 71.`,
    )

    const printer = { printer_name: 'ТОО «Дәуір»', printer_address: 'Алматы', printing_method: 'offset' as const }
    await db.update(techCards).set(printer).where(eq(techCards.id, id))
    const [bookWithPrinter] = (await searchCatalogue('Құмдағы')).books
    expect(bookWithPrinter?.imprint).toContain('Офсеттік басылым.')
    expect(bookWithPrinter?.imprint).toContain('71. Басып шығарған баспахана: ТОО «Дәуір», Алматы.')

    await stock.call('POST /api/tech-cards/{id}/deliver', { params: { id }, body: {} })
    expect((await searchCatalogue('Құмдағы')).books).toMatchObject([
      { copies_author: 30, copies_university: 100, copies_library: 20, copies_left: 160 },
    ])
  })

  it('follows changes of a card and omits a book that moved to an earlier stage', async () => {
    const id = await insertCard(press, { stages: ['stock'], book_name: 'Ертіс жағасы' })
    const version = await readVersion(press, 'techcard', id)
    await pm.call('POST /api/tech-cards/{id}/edit', { params: { id }, body: { book_name: 'Ертіс бойы', version } })
    expect((await searchCatalogue('Ертіс бойы')).books).toMatchObject([{ techcard_id: id }])
    const accounting = await press.as('accounting')
    const body = { is_stock: false, is_account: true }
    const { status } = await accounting.call('POST /api/tech-cards/kanban/{id}', { params: { id }, body })
    expect(status).toBe(200)
    expect((await searchCatalogue('Ертіс бойы')).total).toBe(0)
  })

  it('can be searched, filtered, sorted and paged', async () => {
    const query = { sort_by: 'book_name', sort_dir: 'asc', per_page: 5 } as const
    const { body } = await pm.call('GET /api/books', { query })
    expect(body.books).toHaveLength(5)
    expect(body.total).toBeGreaterThan(5)
    const secondResponse = await pm.call('GET /api/books', { query: { ...query, page: 2 } })
    expect(secondResponse.body.books[0]?.id).not.toBe(body.books[0]?.id)
    const [year] = body.years
    const filteredResponse = await pm.call('GET /api/books', {
      query: { year: year as number, in_stock: '1', language: 'kz' },
    })
    for (const book of filteredResponse.body.books) {
      expect(book).toMatchObject({ year, language: 'kz' })
      expect(book.copies_left).toBeGreaterThan(0)
    }
    const isbn = (await pm.call('GET /api/books')).body.books.find(({ ISBN }) => ISBN)?.ISBN as string
    expect((await searchCatalogue(isbn.replaceAll('-', ''))).total).toBe(1)
  })

  it('shows an author only their own books', async () => {
    const author = await insertPerson(press, 'author')
    const ownCardId = await insertCard(press, { stages: ['done'], author: author.id })
    const { body } = await author.call('GET /api/books')
    expect(body.books.map(({ techcard_id }) => techcard_id)).toEqual([ownCardId])
    // The file has two lines, the header and the book. There are no totals, because no stock was counted.
    expect((await (await author.fetch('/api/books/export?format=csv')).text()).trim().split('\n')).toHaveLength(2)
  })
})

/** Creates a book whose texts need escaping in every format. */
async function insertBookWithSpecialCharacters(): Promise<number> {
  const id = await insertCard(press, { stages: ['done'], book_name: '=cmd|"/c calc"!A1 <b>&amp; «степь»' })
  await db.insert(techCardAuthors).values({ tech_card_id: id, position: 0, name: '+Анна <Автор> & Ко', email: '' })
  return id
}

const exportBooks = async (query: string) => {
  const response = await pm.fetch(`/api/books/export?${query}`)
  expect(response.status).toBe(200)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('an export', () => {
  it('in ONIX is valid for the whole catalogue, one book and no books', async () => {
    await insertBookWithSpecialCharacters()
    const schema = readFileSync(new URL('onix.xsd', import.meta.url), 'utf8')
    for (const [query, products] of [
      ['format=onix', (await searchCatalogue('')).total],
      ['format=onix&search=calc', 1],
      ['format=onix&search=нетакойкниги', 0],
    ] as const) {
      const { response, bytes } = await exportBooks(query)
      const xml = bytes.toString('utf8')
      expect((await validateXML({ xml, schema })).errors.map(({ message }) => message)).toEqual([])
      expect(xml.match(/<Product>/g) ?? []).toHaveLength(products)
      expect(response.headers.get('x-press-rows')).toBe(String(products))
    }
    const { bytes } = await exportBooks('format=onix&search=calc')
    expect(bytes.toString('utf8')).toContain(
      '<TitleText>=cmd|&quot;/c calc&quot;!A1 &lt;b&gt;&amp;amp; «степь»</TitleText>',
    )
  })

  it('in CSV opens in Excel and contains no formulas', async () => {
    const { bytes } = await exportBooks('format=csv&search=calc')
    const text = bytes.toString('utf8')
    expect(text.startsWith('\ufeffНазвание;Авторы;ISBN')).toBe(true)
    expect(text).toContain(`"'=cmd|""/c calc""!A1 <b>&amp; «степь»";'+Анна <Автор> & Ко`)
  })

  it('in XLSX has a row for each filtered book', async () => {
    const { bytes } = await exportBooks('format=xlsx&search=calc')
    const rows = await readSheet(bytes)
    expect(rows).toHaveLength(2)
    expect(rows[1]?.[0]).toBe('=cmd|"/c calc"!A1 <b>&amp; «степь»')
  })
})

const headings = [
  'Название',
  'Авторы',
  'ISBN',
  'Год',
  'Язык',
  'Вид издания',
  'Страниц',
  'Формат',
  'Тираж',
  'Остаток',
  'Цена, ₸',
]
type Cell = string | number | null
async function importRows(rows: Cell[][], write = false, columns = headings) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await createPlainWorkbook('Книги', columns, rows))]), 'books.xlsx')
  return pm.call('POST /api/books/import', { body: form, ...(write && { query: { write: '1' } }) })
}
const createRow = (title: string, isbn: string | null = null): Cell[] => [
  title,
  'Серғалиев Мырзатай; Анна Ким',
  isbn,
  2014,
  'Казахский',
  'Учебник',
  240,
  '60х84 1/16',
  500,
  120,
  3200.5,
]

describe('an import', () => {
  it('reports errors by row and writes nothing when a row has an error', async () => {
    const knownIsbn = (await pm.call('GET /api/books')).body.books.find(({ ISBN }) => ISBN)?.ISBN as string
    const rows = [
      createRow('Бірінші кітап'),
      createRow('', '978-601-04-4321-9'),
      [...createRow('Үшінші кітап').slice(0, 3), 3014, 'Клингонский'],
      createRow('Төртінші кітап', knownIsbn),
      createRow('бiрiнши китап'.replaceAll('i', 'і')),
    ]
    for (const write of [false, true]) {
      const { body } = await importRows(rows, write)
      expect(body).toMatchObject({ rows: 5, good: 1, problems_total: 6, written: 0 })
      expect(body.problems.map((problem) => [problem.row, problem.field])).toEqual([
        [3, 'book_name'],
        [3, 'ISBN'],
        [4, 'year'],
        [4, 'language'],
        [5, 'ISBN'],
        [6, 'book_name'],
      ])
      expect(body.problems.at(-1)?.message).toContain('в строке 2')
    }
    expect((await searchCatalogue('Бірінші кітап')).total).toBe(0)
  })

  it('refuses the ISBN of a card that is not finished', async () => {
    const card = await insertCard(press, { stages: ['process'] })
    await db.update(techCards).set({ ISBN: '9786010412347' }).where(eq(techCards.id, card))
    const { body } = await importRows([createRow('Тілашар', '978-601-04-1234-7')])
    expect(body.problems).toMatchObject([{ field: 'ISBN', message: `Книга с этим ISBN уже есть: ТК-${card}` }])
  })

  it('writes a valid table with one event and recognizes its books on the next import', async () => {
    const rows = [createRow('Көшпенділер мұрасы', '9786010443211'), createRow('Дала әуендері')]
    expect((await importRows(rows)).body).toMatchObject({ good: 2, written: 0 })
    const { body } = await importRows(rows, true)
    expect(body).toMatchObject({ rows: 2, good: 2, problems: [], written: 2 })
    expect((await searchCatalogue('Көшпенділер')).books).toMatchObject([
      {
        techcard_id: null,
        authors: 'М. Серғалиев, А. Ким',
        ISBN: '978-601-04-4321-1',
        year: 2014,
        format: '60×84/16',
        copies_left: 120,
        price: 320_050,
      },
    ])
    const importEvents = await db.select({ data: events.data }).from(events).where(eq(events.type, 'book.imported'))
    expect(importEvents).toEqual([{ data: { books: 2 } }])
    expect((await importRows(rows, true)).body.problems.map(({ field }) => field)).toEqual(['ISBN', 'book_name'])
  })

  it('accepts the headings of the template and the export in every language', async () => {
    const kazakhTemplate = await pm.fetch('/api/books/import', { headers: { 'accept-language': 'kk' } })
    const [columns, example] = await readSheet(Buffer.from(await kazakhTemplate.arrayBuffer()))
    const { body } = await importRows([example as Cell[]], false, columns as string[])
    expect(body).toMatchObject({ rows: 1, problems: [{ field: 'ISBN' }] })
  })

  it('accepts five thousand books at once', async () => {
    const rows = Array.from({ length: 5_000 }, (_, index) => createRow(`Мұрағат, ${index + 1}-том`))
    expect((await importRows(rows, true)).body).toMatchObject({ rows: 5_000, written: 5_000 })
    expect((await searchCatalogue('Мұрағат')).total).toBe(5_000)
    const { bytes } = await exportBooks('format=onix&search=Мұрағат')
    expect(bytes.toString('utf8').match(/<Product>/g)).toHaveLength(5_000)
  })

  it('refuses a file that is not a table or lacks required columns', async () => {
    const form = new FormData()
    form.append('file', new Blob(['Название;Авторы']), 'books.xlsx')
    const { status, body } = await pm.call('POST /api/books/import', { body: form })
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['file']])
    const columns = await importRows([['x']], false, ['Что-то'])
    expect(columns.body.error.fields?.['file']).toContain('Название')
  })
})
