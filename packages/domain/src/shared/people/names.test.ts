import { expect, test } from 'vitest'
import { givenName, shortName } from './names.ts'

test('a person is greeted by the given name, whatever the order of the name', () => {
  expect(givenName('Тимур Ли')).toBe('Тимур')
  expect(givenName('Сериков Азамат Ерланұлы')).toBe('Азамат')
  expect(givenName('Ольга Петровна Ким')).toBe('Ольга')
  expect(givenName('Абай')).toBe('Абай')
})

test('the given name is found without a patronymic', () => {
  for (const name of ['Сериков Азамат', 'Азамат Сериков', 'Serikov Азамат', 'Сериков Азамат Ерлан'])
    expect(givenName(name)).toBe('Азамат')
  expect(givenName('Нұрғалиева Айгүл')).toBe('Айгүл')
  expect(givenName('Ковалевская Софья')).toBe('Софья')
  expect(givenName('Лев Толстой')).toBe('Лев')
  expect(givenName('Яков Шевченко')).toBe('Яков')
  expect(givenName('Шевченко Тарас')).toBe('Тарас')
  expect(givenName('Ева Громова')).toBe('Ева')
  expect(givenName('Марина Ким')).toBe('Марина')
  expect(givenName('Borisova Anna')).toBe('Anna')
  expect(givenName('Anna Borisova')).toBe('Anna')
})

test('a cover names its author by initial and surname', () => {
  expect(shortName('Тимур Ли')).toBe('Т. Ли')
  expect(shortName('Сериков Азамат Ерланұлы')).toBe('А. Сериков')
  expect(shortName('Абай')).toBe('Абай')
})
