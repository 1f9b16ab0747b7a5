import { expect, test } from 'vitest'
import { findHardWords } from './voice.ts'

test('comments and documents have no hard words', () => {
  expect(findHardWords()).toEqual([])
})
