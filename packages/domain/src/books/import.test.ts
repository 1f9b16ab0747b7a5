import { describe, expect, it } from 'vitest'
import { validateBookImport, getBookMatchKeys, type BookRowDraft } from './import.ts'

const book: BookRowDraft = {
  book_name: 'Қазақ тілінің стилистикасы',
  authors: ['Серғалиев Мырзатай'],
  ISBN: '978-601-04-4321-1',
  year: 2019,
  language: 'kz',
  edition_type: 'textbook',
  pages: 240,
  format: '60×84/16',
  printed: 500,
  copies_left: 120,
  price: 320_000,
}
const validateWith = (change: Partial<BookRowDraft>) => validateBookImport({ ...book, ...change }, 2026)

describe('a row of an imported table of books', () => {
  it('is accepted when complete and when only the required columns are filled in', () => {
    expect(validateWith({ ISBN: null })).toEqual({})
    const emptyFields = { edition_type: null, pages: null, format: null, printed: null, copies_left: null, price: null }
    expect(validateWith({ ...emptyFields, ISBN: null })).toEqual({})
  })

  it.each<[Partial<BookRowDraft>, object]>([
    [{ book_name: '' }, { book_name: 'required' }],
    [{ authors: [] }, { authors: 'required' }],
    [{ ISBN: '978-601-04-4321-9' }, { ISBN: 'isbn' }],
    [{ year: null }, { year: 'required' }],
    [{ year: 2027 }, { year: 'year' }],
    [{ year: 19 }, { year: 'year' }],
    [{ year: undefined }, { year: 'year' }],
    [{ language: undefined }, { language: 'choice' }],
    [{ language: null }, { language: 'required' }],
    [{ format: undefined }, { format: 'choice' }],
    [{ pages: 12.5 }, { pages: 'number' }],
    [{ printed: -1 }, { printed: 'number' }],
    [{ price: undefined }, { price: 'number' }],
    [{ copies_left: 501 }, { copies_left: 'moreThanPrinted' }],
  ])('is refused with the problem of each field for %j', (change, expectedProblems) => {
    expect(validateWith({ ISBN: null, ...change })).toEqual(expectedProblems)
  })
})

it('a book is recognised by its ISBN and title however they are typed', () => {
  const hyphenatedKeys = getBookMatchKeys({
    ISBN: '978-601-04-4321-1',
    book_name: 'Алтай  өркениеті',
    author: 'Ә. Төлеу',
  })
  const unhyphenatedKeys = getBookMatchKeys({ ISBN: '9786010443211', book_name: 'алтай оркениети', author: 'а. толеу' })
  expect(unhyphenatedKeys).toEqual(hyphenatedKeys)
})
