import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedPart } from './changed-text.ts'

test('what differs between two texts is found with its surroundings', () => {
  const old = 'Введение\nГлава 1\nГлава 2\nГлава 3\nСписок'
  expect(changedPart(old, old.replace('Глава 2', 'Глава вторая'))).toEqual({
    before: 'Глава 1\n\nГлава 2\n\nГлава 3',
    after: 'Глава 1\n\nГлава вторая\n\nГлава 3',
  })
  expect(changedPart(old, `${old}\nУказатель`)).toEqual({ before: 'Список', after: 'Список\n\nУказатель' })
})

test('nothing differs in a text and itself, however it is spaced', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (lines) => {
      expect(changedPart(lines.join('\n'), lines.join('\n\n'))).toBeNull()
    }),
  )
})

test('what is too long to be told is not told', () => {
  expect(changedPart('а'.repeat(70_000), 'б')).toBeUndefined()
})
