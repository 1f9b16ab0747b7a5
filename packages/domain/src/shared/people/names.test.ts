import { expect, test } from 'vitest'
import { getGivenName, getShortName } from './names.ts'

test('a person is greeted by the given name, whatever the order of the name', () => {
  expect(getGivenName('Тимур Ли')).toBe('Тимур')
  expect(getGivenName('Сериков Азамат Ерланұлы')).toBe('Азамат')
  expect(getGivenName('Ольга Петровна Ким')).toBe('Ольга')
  expect(getGivenName('Абай')).toBe('Абай')
})

test('the given name is found without a patronymic', () => {
  for (const name of ['Сериков Азамат', 'Азамат Сериков', 'Serikov Азамат', 'Сериков Азамат Ерлан'])
    expect(getGivenName(name)).toBe('Азамат')
  expect(getGivenName('Нұрғалиева Айгүл')).toBe('Айгүл')
  expect(getGivenName('Ковалевская Софья')).toBe('Софья')
  expect(getGivenName('Лев Толстой')).toBe('Лев')
  expect(getGivenName('Яков Шевченко')).toBe('Яков')
  expect(getGivenName('Шевченко Тарас')).toBe('Тарас')
  expect(getGivenName('Ева Громова')).toBe('Ева')
  expect(getGivenName('Марина Ким')).toBe('Марина')
  expect(getGivenName('Borisova Anna')).toBe('Anna')
  expect(getGivenName('Anna Borisova')).toBe('Anna')
})

test('a cover names its author by initial and surname', () => {
  expect(getShortName('Тимур Ли')).toBe('Т. Ли')
  expect(getShortName('Сериков Азамат Ерланұлы')).toBe('А. Сериков')
  expect(getShortName('Абай')).toBe('Абай')
})
