import { expect, test } from 'vitest'
import { countWords, limits } from './voice.ts'

test('comments and documents never gain hard-to-read words', () => {
  expect(
    countWords(),
    'More than the limit: write the plain word. Fewer: run `node_modules/.bin/node lint/voice.ts` to lower the limit.',
  ).toEqual(limits)
})
