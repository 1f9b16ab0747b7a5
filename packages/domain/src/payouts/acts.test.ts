import { describe, expect, it } from 'vitest'
import { validateAct, cancelProblems, daysLate } from './acts.ts'
import { volumeOf } from '../projects/volume.ts'
import volumes from '../projects/volumes.json' with { type: 'json' }

const today = '2026-11-28'

describe('an act', () => {
  it('is dated within the last month and not before its works were submitted', () => {
    expect(validateAct({ date: today }, '2026-11-20', today)).toEqual({})
    expect(validateAct({ date: '2026-11-19' }, '2026-11-20', today)).toEqual({ date: 'beforeHandedIn' })
    expect(validateAct({ date: '2026-11-29' }, '', today)).toEqual({ date: 'future' })
    expect(validateAct({ date: '2026-10-27' }, '', today)).toEqual({ date: 'tooEarly' })
    expect(validateAct({ date: '' }, '', today)).toEqual({ date: 'required' })
    expect(validateAct({ date: '2026-11-31' }, '', today)).toEqual({ date: 'date' })
  })

  it('needs a reason to be cancelled', () => {
    expect(cancelProblems({ reason: ' ' })).toEqual({ reason: 'required' })
    expect(cancelProblems({ reason: 'я'.repeat(501) })).toEqual({ reason: 'tooLong' })
    expect(cancelProblems({ reason: 'Не тот договор' })).toEqual({})
  })

  it('shows how late a work was, or nothing without a deadline', () => {
    expect(daysLate('2026-11-20', '2026-11-20')).toBe(0)
    expect(daysLate('2026-11-20', '2026-10-01')).toBe(0)
    expect(daysLate('2026-10-30', '2026-11-02')).toBe(3)
    expect([daysLate(null, today), daysLate(today, null)]).toEqual([null, null])
  })
})

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
    expect(volumeOf(typed)).toEqual({ count, unit })
  })

  it.each(['', 'обложка', 'с. 12–40', '12 попугаев', '1.2.3 зн.'])('is not parsed from «%s»', (typed) => {
    expect(volumeOf(typed)).toBeNull()
  })

  it('has no word that means two units', () => {
    const words = Object.values(volumes).flat()
    expect(new Set(words).size).toBe(words.length)
  })
})
