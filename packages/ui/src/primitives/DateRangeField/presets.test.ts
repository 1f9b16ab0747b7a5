import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { datePresets, presetRange } from './presets.ts'

describe('preset ranges on 21 November 2026, a Saturday', () => {
  it.each([
    ['today', '2026-11-21', '2026-11-21'],
    ['thisWeek', '2026-11-16', '2026-11-22'],
    ['lastWeek', '2026-11-09', '2026-11-15'],
    ['thisMonth', '2026-11-01', '2026-11-30'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
    ['thisQuarter', '2026-10-01', '2026-12-31'],
    ['thisYear', '2026-01-01', '2026-12-31'],
  ] as const)('%s', (preset, from, to) => {
    expect(presetRange(preset, '2026-11-21')).toEqual({ from, to })
  })

  it('on 31 March, last month is February', () => {
    expect(presetRange('lastMonth', '2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  })

  it('all presets except past ones include today, and none ends before it starts', () => {
    const anyDate = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(anyDate, fc.constantFrom(...datePresets), (date, preset) => {
        const today = date.toISOString().slice(0, 10)
        const { from, to } = presetRange(preset, today)
        expect(from <= to).toBe(true)
        expect(from <= today && today <= to).toBe(!preset.startsWith('last'))
      }),
    )
  })
})
