import { expect, it } from 'vitest'
import { isEmail } from './email.ts'

it.each([
  ['a@b.kz', true],
  ['o\u2019brien+press@univer.edu.kz', true],
  ['қалам@баспа.қаз', true],
  ['<a@b.kz>', false],
  ['Aigerim <a@b.kz>', false],
  ['a@b.kz>', false],
  ['a@b.kz,c@d.kz', false],
  ['a@b.kz;c@d.kz', false],
  ['"a"@b.kz', false],
  ['a@b@c.kz', false],
  ['a b@c.kz', false],
  ['a@b.kz\n', false],
  ['a@b', false],
  [`${'a'.repeat(250)}@b.kz`, false],
])('checks whether %j is an e-mail address: %s', (value, isValid) => {
  expect(isEmail(value)).toBe(isValid)
})
