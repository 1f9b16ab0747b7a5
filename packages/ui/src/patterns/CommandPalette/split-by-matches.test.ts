import { describe, expect, it } from 'vitest'
import { splitByMatches, findOtherSpelling } from './split-by-matches.ts'

const markMatches = (text: string, query: string) =>
  splitByMatches(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

describe('the marked matches', () => {
  it.each([
    ['Қала социологиясы', 'кала', '[Қала] социологиясы'],
    ['шкала на рис. 4', 'кала', 'ш[кала] на рис. 4'],
    ['Ж. Байжан, ТК-1126', 'тк-1126 бай', 'Ж. [Бай]жан, [ТК-1126]'],
    ['Қала', 'қалалық', '[Қала]'],
    ['Калькулятор', 'кала', '[Кал]ькулятор'],
    ['Заявки', 'кала', 'Заявки'],
    ['Заявки', '', 'Заявки'],
    ['Қала қаласы', 'қала қал', '[Қала] қаласы'],
  ])('in «%s» for «%s» are %s', (text, query, markedText) => {
    expect(markMatches(text, query)).toBe(markedText)
  })
})

it('returns the spelling in the text when the query was typed otherwise', () => {
  expect(findOtherSpelling(['Заявки', 'Қала социологиясы'], 'кала')).toBe('қала')
  expect(findOtherSpelling(['Калькулятор'], 'кал')).toBeUndefined()
})
