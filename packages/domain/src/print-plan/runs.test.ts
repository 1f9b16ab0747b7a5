import { expect, it } from 'vitest'
import { getPrintBlocker } from './runs.ts'

it('reports the author, then the chief editor, then the form as the blocker of a run', () => {
  expect(getPrintBlocker({ at_typography: false, signed: false, known: true })).toBe('author')
  expect(getPrintBlocker({ at_typography: false, signed: true, known: true })).toBe('chiefEditor')
  expect(getPrintBlocker({ at_typography: true, signed: true, known: false })).toBe('form')
  expect(getPrintBlocker({ at_typography: true, signed: true, known: true })).toBeNull()
})
