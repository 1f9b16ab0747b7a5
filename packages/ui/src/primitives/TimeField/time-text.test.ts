import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getMinutes, parseTime, getTime } from './time-text.ts'

describe('typing a time', () => {
  it.each([
    ['9.30', '09:30'],
    ['9:30', '09:30'],
    ['09:30', '09:30'],
    ['9,30', '09:30'],
    ['9 30', '09:30'],
    ['9-30', '09:30'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['2105', '21:05'],
    ['21:05', '21:05'],
    ['9', '09:00'],
    ['21', '21:00'],
    ['9ч30', '09:30'],
    ['9 ч', '09:00'],
    ['9.5', '09:05'],
    ['0:00', '00:00'],
    ['9:30 pm', '21:30'],
    ['12 am', '00:00'],
    ['930pm', '21:30'],
  ])('%s', (inputText, time) => expect(parseTime(inputText)).toBe(time))

  it.each(['', 'утром', '24:00', '25', '9:60', '9:3:0', '99999', '13 pm', '-9', '965'])(
    'an invalid time: «%s»',
    (inputText) => {
      expect(parseTime(inputText)).toBeNull()
    },
  )

  it('the displayed text of a time is parsed as the same time', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1439 }), (minutes) => {
        expect(parseTime(getTime(minutes))).toBe(getTime(minutes))
        expect(getMinutes(getTime(minutes))).toBe(minutes)
      }),
    )
  })
})
