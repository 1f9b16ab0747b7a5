import fc from 'fast-check'
import { expect, it } from 'vitest'
import { localAtPress, momentAtPress } from './press-time.ts'

it('the press is five hours ahead of UTC', () => {
  expect(localAtPress('2026-11-24T04:30:00Z')).toBe('2026-11-24T09:30')
  expect(momentAtPress('2026-11-24T09:30')).toBe('2026-11-24T04:30:00.000Z')
  expect(momentAtPress('2026-11-24T03:00')).toBe('2026-11-23T22:00:00.000Z')
})

it('the press was six hours ahead of UTC before March 2024', () => {
  expect(momentAtPress('2023-11-24T09:30')).toBe('2023-11-24T03:30:00.000Z')
})

it('a moment converts to local time and back unchanged', () => {
  const anyMoment = fc
    .date({ min: new Date('2024-03-02'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000).toISOString())
  fc.assert(
    fc.property(anyMoment, (moment) => {
      expect(momentAtPress(localAtPress(moment))).toBe(moment)
    }),
  )
})
