import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findChangedPart } from './changed-text.ts'

test('a difference between two texts is found with its context', () => {
  const oldText = 'Введение\nГлава 1\nГлава 2\nГлава 3\nСписок'
  expect(findChangedPart(oldText, oldText.replace('Глава 2', 'Глава вторая'))).toEqual({
    before: 'Глава 1\n\nГлава 2\n\nГлава 3',
    after: 'Глава 1\n\nГлава вторая\n\nГлава 3',
  })
  expect(findChangedPart(oldText, `${oldText}\nУказатель`)).toEqual({ before: 'Список', after: 'Список\n\nУказатель' })
})

test('a text does not differ from itself, whatever its spacing', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (lines) => {
      expect(findChangedPart(lines.join('\n'), lines.join('\n\n'))).toBeNull()
    }),
  )
})

test('texts that are too long give no result', () => {
  expect(findChangedPart('а'.repeat(70_000), 'б')).toBeUndefined()
})
