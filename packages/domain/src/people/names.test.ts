import { expect, test } from 'vitest'
import { givenName, shortName } from './names.ts'

test('a person is greeted by the given name, in whichever order the name is written', () => {
  expect(givenName('Тимур Ли')).toBe('Тимур')
  expect(givenName('Сериков Азамат Ерланұлы')).toBe('Азамат')
  expect(givenName('Ольга Петровна Ким')).toBe('Ольга')
  expect(givenName('Абай')).toBe('Абай')
})

test('a cover names its author by initial and surname', () => {
  expect(shortName('Тимур Ли')).toBe('Т. Ли')
  expect(shortName('Сериков Азамат Ерланұлы')).toBe('А. Сериков')
  expect(shortName('Абай')).toBe('Абай')
})
