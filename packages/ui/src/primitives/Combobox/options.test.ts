import { describe, expect, test } from 'vitest'
import { isNamed, matchOptions, type ComboboxOption } from './options.ts'

const people: ComboboxOption[] = [
  { value: '1', label: 'Тимур Ли', detail: 't.li@press.example' },
  { value: '2', label: 'Ерлан Есенов' },
  { value: '3', label: 'Есенова Әсел', detail: 'корректор' },
  { value: '4', label: 'Фёдор Ли' },
  { value: '5', label: 'Қалиева Ұлжан' },
]
const found = (query: string) => matchOptions(people, query).map(({ value }) => value)

describe('finding a person', () => {
  test('matches the beginnings of words in any order', () => {
    expect(found('ли тим')).toEqual(['1'])
    expect(found('ЕСЕН')).toEqual(['3', '2'])
  })
  test('matches the secondary line', () => {
    expect(found('корр')).toEqual(['3'])
    expect(found('press')).toEqual(['1'])
  })
  test('treats ё and е as equal', () => expect(found('федор')).toEqual(['4']))
  test('matches Kazakh letters typed as Russian ones', () => {
    expect(found('кал')).toEqual(['5'])
    expect(found('ул ка')).toEqual(['5'])
    expect(found('АСЕЛ')).toEqual(['3'])
  })
  test('treats regular expression characters as text', () => expect(found('(ли')).toEqual([]))
  test('matches Kazakh letters in either case', () => expect(found('ӘСЕЛ')).toEqual(['3']))
  test('keeps all people in order for an empty query', () => expect(found('  ')).toEqual(['1', '2', '3', '4', '5']))
  test('returns an empty list without a match', () => expect(found('яя')).toEqual([]))
})

test('an existing name is not offered for creation', () => {
  expect(isNamed(people, ' тимур ли ')).toBe(true)
  expect(isNamed(people, 'Тимур')).toBe(false)
})
