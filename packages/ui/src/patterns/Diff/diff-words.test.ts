import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffWords, type DiffPart } from './diff-words.ts'

const joinParts = (parts: readonly DiffPart[], omittedKind: DiffPart['kind']) =>
  parts
    .filter(({ kind }) => kind !== omittedKind)
    .map(({ text }) => text)
    .join('')

const words = fc.array(fc.constantFrom('глава', 'книга', 'тираж', 'ә', ' ', '  ', '\n', ',', '—', '🙂'), {
  maxLength: 40,
})
const text = fc.oneof(
  words.map((tokens) => tokens.join('')),
  fc.string({ maxLength: 60 }),
)

test('both texts can be restored from the difference', () => {
  fc.assert(
    fc.property(text, text, (oldText, newText) => {
      const parts = diffWords(oldText, newText)
      expect(joinParts(parts, 'added')).toBe(oldText)
      expect(joinParts(parts, 'removed')).toBe(newText)
    }),
  )
})

test('identical texts have no difference', () => {
  fc.assert(
    fc.property(text, (sample) => {
      expect(diffWords(sample, sample).filter(({ kind }) => kind !== 'same')).toEqual([])
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
  const [oldText, newText] = ['а ', 'б '].map((word, index) =>
    Array.from({ length: 4000 }, (_, wordIndex) => `${word.trim()}${index}${wordIndex} `).join(''),
  ) as [string, string]
  const startedAtMs = performance.now()
  const parts = diffWords(oldText, newText)
  expect(joinParts(parts, 'added')).toBe(oldText)
  expect(performance.now() - startedAtMs).toBeLessThan(5000)
})
