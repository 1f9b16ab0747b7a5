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
  test('by the beginning of any word, in any order', () => {
    expect(found('ли тим')).toEqual(['1'])
    expect(found('ЕСЕН')).toEqual(['3', '2'])
  })
  test('by the quiet line', () => {
    expect(found('корр')).toEqual(['3'])
    expect(found('press')).toEqual(['1'])
  })
  test('without minding ё and е', () => expect(found('федор')).toEqual(['4']))
  test('with Kazakh letters as a Russian keyboard has them', () => {
    expect(found('кал')).toEqual(['5'])
    expect(found('ул ка')).toEqual(['5'])
    expect(found('АСЕЛ')).toEqual(['3'])
  })
  test('with signs that patterns are made of', () => expect(found('(ли')).toEqual([]))
  test('with Kazakh letters in either case', () => expect(found('ӘСЕЛ')).toEqual(['3']))
  test('an empty query leaves all in their order', () => expect(found('  ')).toEqual(['1', '2', '3', '4', '5']))
  test('nobody', () => expect(found('яя')).toEqual([]))
})

test('a name that is there is not offered for creation', () => {
  expect(isNamed(people, ' тимур ли ')).toBe(true)
  expect(isNamed(people, 'Тимур')).toBe(false)
})
