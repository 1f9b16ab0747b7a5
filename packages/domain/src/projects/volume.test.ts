import { describe, expect, it } from 'vitest'
import { parseVolume } from './volume.ts'
import volumes from './volumes.json' with { type: 'json' }

describe('the volume of a work', () => {
  it.each([
    ['384 000 зн.', 384_000, 'character'],
    ['384\u00a0000 знаков', 384_000, 'character'],
    ['12 мың таңба', 12, 'thousandCharacters'],
    ['400 полос', 400, 'page'],
    ['22,5 уч.-изд. л.', 22.5, 'authorSheet'],
    ['3 языка', 3, 'language'],
    ['1 обложка', 1, 'cover'],
    ['12 рисунков', 12, 'illustration'],
    ['8 ч', 8, 'hour'],
  ])('is parsed from «%s»', (typed, count, unit) => {
    expect(parseVolume(typed)).toEqual({ count, unit })
  })

  it.each(['', 'обложка', 'с. 12–40', '12 попугаев', '1.2.3 зн.'])('is not parsed from «%s»', (typed) => {
    expect(parseVolume(typed)).toBeNull()
  })

  it('has no word that means two units', () => {
    const words = Object.values(volumes).flat()
    expect(new Set(words).size).toBe(words.length)
  })
})
