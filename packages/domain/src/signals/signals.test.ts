import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWorkingDay, workingDaysBetween } from '../shared/dates/dates.ts'
import { forecastSignal, getSignalStepDays, getSigningDeadline } from './forecast.ts'
import { validateRemark, findRoundWithSameFile, getSignRefusal } from './remarks.ts'

const dayArbitrary = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const optionalDayArbitrary = fc.option(dayArbitrary)

describe('the deadline for signing', () => {
  it.each([
    ['2026-11-19', null, '2026-11-26'],
    ['2026-11-19', '2026-11-30', '2026-11-26'],
    ['2026-11-19', '2026-11-24', '2026-11-24'],
    ['2026-11-19', '2026-11-10', '2026-11-19'],
  ])('for a copy received on %s with printing on %s is %s', (arrivedOn, print, due) =>
    expect(getSigningDeadline(arrivedOn, print)).toBe(due),
  )

  it('is not after the start of printing unless printing started before the copy came', () => {
    fc.assert(
      fc.property(dayArbitrary, optionalDayArbitrary, (arrivedOn, print) => {
        const due = getSigningDeadline(arrivedOn, print)
        expect(due >= arrivedOn).toBe(true)
        expect(!print || print < arrivedOn || due <= print).toBe(true)
      }),
    )
  })
})

const createStageTimes = (median: number) => ({ books: 9, minDays: median, median, maxDays: median })

describe('the forecast', () => {
  const pace = getSignalStepDays({
    typography: createStageTimes(7),
    wap: createStageTimes(4),
    signal: createStageTimes(0),
  })

  it('gives the dates of printing and author copies, both after signing and after remarks', () => {
    expect(pace).toEqual({ signal: 1, run: 19 })
    const facts = { today: '2026-11-23', printStartDate: '2026-11-30', pace: { signal: 4, run: 19 }, remarks: 2 }
    expect(forecastSignal(facts)).toEqual({
      ready: { print: '2026-11-30', copies: '2026-12-28' },
      remarks: { signal: '2026-12-02', print: '2026-12-08', copies: '2027-01-08' },
      cost: 6,
    })
  })

  it('never gives remarks a negative cost, nor fewer remarks a higher one', () => {
    fc.assert(
      fc.property(
        dayArbitrary,
        optionalDayArbitrary,
        fc.integer({ min: 0, max: 80 }),
        (today, printStartDate, remarks) => {
          const { ready, remarks: afterReturn, cost } = forecastSignal({ today, printStartDate, pace, remarks })
          expect(ready.print > today && afterReturn.signal > today && afterReturn.print > afterReturn.signal).toBe(true)
          expect(cost).toBe(workingDaysBetween(ready.copies, afterReturn.copies))
          expect([afterReturn.signal, ready.copies, afterReturn.copies].every(isWorkingDay)).toBe(true)
          const forecastWithMoreRemarks = forecastSignal({ today, printStartDate, pace, remarks: remarks + 1 })
          expect(forecastWithMoreRemarks.cost).toBeGreaterThanOrEqual(cost)
        },
      ),
    )
  })
})

describe('a signal copy', () => {
  it('is signed by an author only after opening its file, by others without it', () => {
    expect(getSignRefusal('author', null)).toBe('noFile')
    expect(getSignRefusal('author', { opened: false })).toBe('notOpened')
    expect(getSignRefusal('author', { opened: true })).toBeNull()
    expect(getSignRefusal('pm', null)).toBeNull()
  })

  it('finds an earlier round with the same file', () => {
    const rounds = [{ number: 1, sha256: 'a' }]
    expect(findRoundWithSameFile(rounds, 'a')).toEqual(rounds[0])
    expect(findRoundWithSameFile(rounds, 'b')).toBeUndefined()
  })

  it('accepts only remarks with text on an existing page', () => {
    expect(validateRemark({ page: 3, x: 0, y: 0, text: 'Опечатка' }, 2)).toEqual({ page: 'noSuchPage' })
    expect(validateRemark({ page: 2, x: 0, y: 0, text: ' ' }, 2)).toEqual({ text: 'required' })
  })
})
