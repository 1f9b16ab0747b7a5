import { expect, test } from 'vitest'
import { getDayForKey, listEveryDay, getNeighbourDay } from './replay.ts'

const days = listEveryDay('2026-09-28', '2026-10-04', [
  { day: '2026-09-29', moves: 3 },
  { day: '2026-10-03', moves: 6 },
])

test('the axis shows every day, with or without moves', () => {
  expect(days.map(({ moves }) => moves)).toEqual([0, 3, 0, 0, 0, 6, 0])
  expect(days.at(-1)?.day).toBe('2026-10-04')
  expect(listEveryDay('2026-10-05', '2026-10-04', [])).toHaveLength(1)
})

test('a day without moves leads to the nearest days with moves', () => {
  expect(getNeighbourDay(days, '2026-10-01', 1)).toBe('2026-10-03')
  expect(getNeighbourDay(days, '2026-10-01', -1)).toBe('2026-09-29')
  expect(getNeighbourDay(days, '2026-10-03', 1)).toBeUndefined()
})

test('keys move by day, week and month, also across month ends', () => {
  const axisEnds = ['2026-09-01', '2026-11-22'] as const
  const getDayAfterKey = (key: string, day: string, shiftKey = false) => getDayForKey({ key, shiftKey }, day, axisEnds)
  expect(getDayAfterKey('ArrowRight', '2026-09-30')).toBe('2026-10-01')
  expect(getDayAfterKey('ArrowLeft', '2026-10-03', true)).toBe('2026-09-26')
  expect(getDayAfterKey('PageDown', '2026-10-03')).toBe('2026-09-03')
  expect(getDayAfterKey('Home', '2026-10-03')).toBe('2026-09-01')
  expect(getDayAfterKey('a', '2026-10-03')).toBeUndefined()
})
