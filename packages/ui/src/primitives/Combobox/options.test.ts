import { describe, expect, test } from 'vitest'
import { hasOptionNamed, matchOptions, type ComboboxOption } from './options.ts'

const people: ComboboxOption[] = [
  { value: '1', label: 'Тимур Ли', detail: 't.li@press.example' },
  { value: '2', label: 'Ерлан Есенов' },
  { value: '3', label: 'Есенова Әсел', detail: 'корректор' },
  { value: '4', label: 'Фёдор Ли' },
  { value: '5', label: 'Қалиева Ұлжан' },
]
const findValues = (query: string) => matchOptions(people, query).map(({ value }) => value)

describe('finding a person', () => {
  test('matches the beginnings of words in any order', () => {
    expect(findValues('ли тим')).toEqual(['1'])
    expect(findValues('ЕСЕН')).toEqual(['3', '2'])
  })
  test('matches the secondary line', () => {
    expect(findValues('корр')).toEqual(['3'])
    expect(findValues('press')).toEqual(['1'])
  })
  test('treats ё and е as equal', () => expect(findValues('федор')).toEqual(['4']))
  test('matches Kazakh letters typed as Russian ones', () => {
    expect(findValues('кал')).toEqual(['5'])
    expect(findValues('ул ка')).toEqual(['5'])
    expect(findValues('АСЕЛ')).toEqual(['3'])
  })
  test('treats regular expression characters as text', () => expect(findValues('(ли')).toEqual([]))
  test('matches Kazakh letters in either case', () => expect(findValues('ӘСЕЛ')).toEqual(['3']))
  test('keeps all people in order for an empty query', () =>
    expect(findValues('  ')).toEqual(['1', '2', '3', '4', '5']))
  test('returns an empty list without a match', () => expect(findValues('яя')).toEqual([]))
})

test('an existing name is not offered for creation', () => {
  expect(hasOptionNamed(people, ' тимур ли ')).toBe(true)
  expect(hasOptionNamed(people, 'Тимур')).toBe(false)
})
