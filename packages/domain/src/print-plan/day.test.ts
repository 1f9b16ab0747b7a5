import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayHours, printCapacity } from '../shared/print/capacity.ts'
import { dayOf, hoursOf, planPrintDay, printedProblem, moveInOrder, runsOfDay, sheetsLeft } from './day.ts'

const ids = (of: readonly { id: number }[]) => of.map(({ id }) => id)

describe('a printing day', () => {
  const { sheetsAnHour } = printCapacity
  it('has its working hours with a lunch break between them', () => {
    const day = planPrintDay([{ sheets: 100 * sheetsAnHour }])
    expect(day.map(({ from, to }) => [from, to])).toEqual([
      [9, 13],
      [14, 18],
    ])
    expect(day.reduce((sum, { sheets }) => sum + sheets, 0)).toBe(8 * sheetsAnHour)
  })

  it('schedules runs one after another and skips those of unknown size', () => {
    const [one, none, other] = [{ sheets: sheetsAnHour }, { sheets: null }, { sheets: 2 * sheetsAnHour }]
    expect(planPrintDay([one, none, other])).toEqual([
      { run: one, from: 9, to: 10, sheets: sheetsAnHour },
      { run: other, from: 10, to: 12, sheets: 2 * sheetsAnHour },
    ])
  })
})

describe('the plan of a day', () => {
  const run = fc.record({ sheets: fc.option(fc.integer({ min: 0, max: 90_000 })) })
  const runs = fc.array(run, { maxLength: 8 }).map((made) => made.map((one, id) => ({ ...one, id })))

  it('contains by default only runs that fit into its hours', () => {
    fc.assert(
      fc.property(runs, (ready) => {
        const { over, total } = dayOf(runsOfDay(ready, null))
        expect(over).toEqual([])
        expect(total).toBeLessThanOrEqual(dayHours + 1e-9)
      }),
    )
  })

  it('keeps the arranged order without runs that can no longer be printed', () => {
    fc.assert(
      fc.property(runs, fc.uniqueArray(fc.nat(12)), (ready, arranged) => {
        expect(ids(runsOfDay(ready, arranged))).toEqual(arranged.filter((id) => ids(ready).includes(id)))
      }),
    )
  })

  it('loses no run: each one is scheduled or reported as not fitting', () => {
    fc.assert(
      fc.property(runs, (ready) => {
        const { hours, over, total } = dayOf(ready)
        const known = ready.filter(({ sheets }) => sheets)
        expect(new Set([...hours.map((part) => part.run), ...over])).toEqual(new Set(known))
        expect(total > dayHours + 1e-9).toBe(over.length > 0)
      }),
    )
  })

  it('exceeds its hours by the runs that do not fit', () => {
    const [long, short] = [
      { id: 1, sheets: 20 * printCapacity.sheetsAnHour },
      { id: 2, sheets: 2 * printCapacity.sheetsAnHour },
    ]
    expect(dayOf([short, long])).toMatchObject({ over: [], total: 8 })
    expect(dayOf([long, short])).toMatchObject({ over: [short], total: 10 })
  })

  it('moves a run to another place without losing one', () => {
    expect(moveInOrder([1, 2, 3], 3, 0)).toEqual([3, 1, 2])
    expect(moveInOrder([1, 2, 3], 1, 1)).toEqual([2, 1, 3])
    expect(moveInOrder([1, 2, 3], 2, 9)).toEqual([1, 3, 2])
    expect(moveInOrder([1, 2], 7, 2)).toEqual([1, 2, 7])
  })
})

describe('the copies that are already printed', () => {
  it('leave the sheets of the remaining copies', () => {
    expect(sheetsLeft({ sheets: 91_803, copies: 1_500 }, 1_120)).toBe(23_257)
    expect(sheetsLeft({ sheets: 91_803, copies: 1_500 }, 1_600)).toBe(0)
    expect(sheetsLeft({ sheets: 500, copies: null }, 10)).toBe(500)
    expect(hoursOf(5_500)).toBe(1)
  })

  it('are required and cannot exceed the run', () => {
    expect([null, -1, 1.5, 1_501, 1_500, 0].map((printed) => printedProblem(printed, 1_500))).toEqual([
      'required',
      'range',
      'range',
      'moreThanRun',
      undefined,
      undefined,
    ])
  })
})
