import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dayHours,
  dayOf,
  hoursOf,
  planPrintDay,
  printedProblem,
  printCapacity,
  moveInOrder,
  runsOfDay,
  sheetsLeft,
} from './day.ts'

const ids = (of: readonly { id: number }[]) => of.map(({ id }) => id)

describe('a day of printing', () => {
  const { sheetsAnHour } = printCapacity
  it('is as long as its hours, with lunch between', () => {
    const day = planPrintDay([{ sheets: 100 * sheetsAnHour }])
    expect(day.map(({ from, to }) => [from, to])).toEqual([
      [9, 13],
      [14, 18],
    ])
    expect(day.reduce((sum, { sheets }) => sum + sheets, 0)).toBe(8 * sheetsAnHour)
  })

  it('takes runs one after the other, and leaves out what is not known', () => {
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

  it('is what begins today by promised date, until somebody puts it otherwise', () => {
    fc.assert(
      fc.property(runs, (ready) => {
        const { over, total } = dayOf(runsOfDay(ready, null))
        expect(over).toEqual([])
        expect(total).toBeLessThanOrEqual(dayHours + 1e-9)
      }),
    )
  })

  it('stands as it was put, without what may not be printed any more', () => {
    fc.assert(
      fc.property(runs, fc.uniqueArray(fc.nat(12)), (ready, arranged) => {
        expect(ids(runsOfDay(ready, arranged))).toEqual(arranged.filter((id) => ids(ready).includes(id)))
      }),
    )
  })

  it('loses nothing: a run is printed, goes on tomorrow, or is said not to fit', () => {
    fc.assert(
      fc.property(runs, (ready) => {
        const { hours, over, total } = dayOf(ready)
        const known = ready.filter(({ sheets }) => sheets)
        expect(new Set([...hours.map((part) => part.run), ...over])).toEqual(new Set(known))
        expect(total > dayHours + 1e-9).toBe(over.length > 0)
      }),
    )
  })

  it('grows over its hours by what does not fit', () => {
    const [long, short] = [
      { id: 1, sheets: 20 * printCapacity.sheetsAnHour },
      { id: 2, sheets: 2 * printCapacity.sheetsAnHour },
    ]
    expect(dayOf([short, long])).toMatchObject({ over: [], total: 8 })
    expect(dayOf([long, short])).toMatchObject({ over: [short], total: 10 })
  })

  it('takes a run to another place, and loses none', () => {
    expect(moveInOrder([1, 2, 3], 3, 0)).toEqual([3, 1, 2])
    expect(moveInOrder([1, 2, 3], 1, 1)).toEqual([2, 1, 3])
    expect(moveInOrder([1, 2, 3], 2, 9)).toEqual([1, 3, 2])
    expect(moveInOrder([1, 2], 7, 2)).toEqual([1, 2, 7])
  })
})

describe('copies that are printed so far', () => {
  it('leave the sheets of the others', () => {
    expect(sheetsLeft({ sheets: 91_803, copies: 1_500 }, 1_120)).toBe(23_257)
    expect(sheetsLeft({ sheets: 91_803, copies: 1_500 }, 1_600)).toBe(0)
    expect(sheetsLeft({ sheets: 500, copies: null }, 10)).toBe(500)
    expect(hoursOf(5_500)).toBe(1)
  })

  it('are counted, and are not more than the run', () => {
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
