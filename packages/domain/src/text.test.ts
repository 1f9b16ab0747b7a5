import { expect, it } from 'vitest'
import { oneLine } from './text.ts'

it.each([
  ['Айгерім\r\nСәрсен', 'Айгерім Сәрсен'],
  ['Bcc: a@b.kz\u2028x\u2029y', 'Bcc: a@b.kz x y'],
  ['  Тимур\tЛи \u0000', 'Тимур Ли'],
  ['И\u0306од', 'Йод'],
  ['Қазақ тілі', 'Қазақ тілі'],
])('%j is one line: %j', (text, line) => {
  expect(oneLine(text)).toBe(line)
})
