import { describe, expect, it } from 'vitest'
import { foldKazakhLetters, kazakhLetterFolding, createMatcher, collapseToLine, normalizeSearchText } from './text.ts'

const matchesQuery = (query: string, text: string) => createMatcher(query)(normalizeSearchText(text))

describe('a search', () => {
  it.each([
    ['кал', 'Қалиева Ұлжан'],
    ['улжан', 'Қалиева Ұлжан'],
    ['УЛЖАН кал', 'Қалиева Ұлжан'],
    ['шилде', 'Шілде'],
    ['шылде', 'Шілде'],
    ['онер', 'Өнер тарихы'],
    ['һ', 'Айгүһ'],
    ['счет', 'Счёт на оплату'],
    ['счёт', 'Счет на оплату'],
    ['№ 7 (а)', 'Переплёт № 7 (А)'],
    ['a.b', 'a.b'],
  ])('for «%s» finds «%s»', (query, text) => {
    expect(matchesQuery(query, text)).toBe(true)
  })

  it.each([
    // A typed Kazakh letter matches only that letter.
    ['қал', 'Калиева'],
    ['a.b', 'a-b'],
    ['калиева', 'Қалиев'],
  ])('for «%s» does not find «%s»', (query, text) => {
    expect(matchesQuery(query, text)).toBe(false)
  })

  it('keeps the length of a text, so that matches can be highlighted', () => {
    for (const text of ['Ёлка', 'ӘҒҚҢӨҰҮҺІ', 'Straße']) expect(normalizeSearchText(text)).toHaveLength(text.length)
  })
})

it('texts are compared regardless of case, spacing and Kazakh letters', () => {
  expect(foldKazakhLetters(' Қабылданды ')).toBe(foldKazakhLetters('кабылданды'))
  expect(foldKazakhLetters('Шот  жіберілді')).toBe(foldKazakhLetters('шот жиберилды'))
})

it.each([
  ['Айгерім\r\nСәрсен', 'Айгерім Сәрсен'],
  ['Bcc: a@b.kz\u2028x\u2029y', 'Bcc: a@b.kz x y'],
  ['  Тимур\tЛи \u0000', 'Тимур Ли'],
  ['И\u0306од', 'Йод'],
  ['Қазақ тілі', 'Қазақ тілі'],
])('%j becomes one line: %j', (text, line) => {
  expect(collapseToLine(text)).toBe(line)
})

describe('the letter folding of the database', () => {
  it('is the same as in `foldKazakhLetters`', () => {
    const { from, to } = kazakhLetterFolding
    expect(from).toHaveLength(to.length)
    expect(Array.from(from).map(foldKazakhLetters)).toEqual(Array.from(to))
    const otherFoldedLetters = Array.from('абвгдежзийклмнопрстуфхцчшщъьэюя').filter(
      (letter) => foldKazakhLetters(letter) !== letter,
    )
    expect(otherFoldedLetters).toEqual([])
  })
})
