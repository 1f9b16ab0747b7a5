import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffWords, type DiffPart } from './diff-words.ts'

const join = (parts: readonly DiffPart[], without: DiffPart['kind']) =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')

const words = fc.array(fc.constantFrom('глава', 'книга', 'тираж', 'ә', ' ', '  ', '\n', ',', '—', '🙂'), {
  maxLength: 40,
})
const text = fc.oneof(
  words.map((list) => list.join('')),
  fc.string({ maxLength: 60 }),
)

test('both texts can be restored from the difference', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = diffWords(before, after)
      expect(join(parts, 'added')).toBe(before)
      expect(join(parts, 'removed')).toBe(after)
    }),
  )
})

test('identical texts have no difference', () => {
  fc.assert(
    fc.property(text, (same) => {
      expect(diffWords(same, same).filter(({ kind }) => kind !== 'same')).toEqual([])
    }),
  )
})

test('only the changed word is marked', () => {
  expect(diffWords('Тираж 1000 экз.', 'Тираж 1500 экз.')).toEqual([
    { kind: 'same', text: 'Тираж ' },
    { kind: 'removed', text: '1000' },
    { kind: 'added', text: '1500' },
    { kind: 'same', text: ' экз.' },
  ])
})

test('a replaced phrase stays whole', () => {
  expect(diffWords('для студентов вузов', 'для учителей школ')).toEqual([
    { kind: 'same', text: 'для ' },
    { kind: 'removed', text: 'студентов вузов' },
    { kind: 'added', text: 'учителей школ' },
  ])
})

test('long texts without common words are compared in time', () => {
  const [before, after] = ['а ', 'б '].map((word, index) =>
    Array.from({ length: 4000 }, (_, at) => `${word.trim()}${index}${at} `).join(''),
  ) as [string, string]
  const started = performance.now()
  const parts = diffWords(before, after)
  expect(join(parts, 'added')).toBe(before)
  expect(performance.now() - started).toBeLessThan(5000)
})
