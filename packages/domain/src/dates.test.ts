import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isDay, wrongDays } from './dates.ts'

it.each(['2026-02-28', '2028-02-29', '2026-12-31'])('%s is a day', (text) => expect(isDay(text)).toBe(true))

it.each(['', '2026-02-31', '2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '21.11.2026', '2026-11-21T00:00'])(
  '«%s» is none',
  (text) => expect(isDay(text)).toBe(false),
)

it('every moment has its day', () => {
  const moment = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, (date) => {
      expect(isDay(date.toISOString().slice(0, 10))).toBe(true)
    }),
  )
})

it('a form is told of the days that there are not, and not of those it leaves open', () => {
  const form = { one: '2026-02-31', other: null, third: '', last: '2026-02-28' }
  expect(wrongDays(form, ['one', 'other', 'third', 'last'])).toEqual(['one'])
})
