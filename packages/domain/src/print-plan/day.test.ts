import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayHours, printCapacity } from '../shared/print/capacity.ts'
import {
  schedulePrintDay,
  calculateHours,
  planPrintDay,
  getPrintedProblem,
  moveInOrder,
  listRunsOfDay,
  countRemainingSheets,
} from './day.ts'

const getIds = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

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
    const [firstRun, unsizedRun, secondRun] = [{ sheets: sheetsAnHour }, { sheets: null }, { sheets: 2 * sheetsAnHour }]
    expect(planPrintDay([firstRun, unsizedRun, secondRun])).toEqual([
      { run: firstRun, from: 9, to: 10, sheets: sheetsAnHour },
      { run: secondRun, from: 10, to: 12, sheets: 2 * sheetsAnHour },
    ])
  })
})

describe('the plan of a day', () => {
  const runArbitrary = fc.record({ sheets: fc.option(fc.integer({ min: 0, max: 90_000 })) })
  const runsArbitrary = fc
    .array(runArbitrary, { maxLength: 8 })
    .map((generatedRuns) => generatedRuns.map((one, id) => ({ ...one, id })))

  it('contains by default only runs that fit into its hours', () => {
    fc.assert(
      fc.property(runsArbitrary, (readyRuns) => {
        const { over: overflowRuns, total } = schedulePrintDay(listRunsOfDay(readyRuns, null))
        expect(overflowRuns).toEqual([])
        expect(total).toBeLessThanOrEqual(dayHours + 1e-9)
      }),
    )
  })

  it('keeps the arranged order without runs that can no longer be printed', () => {
    fc.assert(
      fc.property(runsArbitrary, fc.uniqueArray(fc.nat(12)), (readyRuns, arrangedIds) => {
        expect(getIds(listRunsOfDay(readyRuns, arrangedIds))).toEqual(
          arrangedIds.filter((id) => getIds(readyRuns).includes(id)),
        )
      }),
    )
  })

  it('loses no run: each one is scheduled or reported as not fitting', () => {
    fc.assert(
      fc.property(runsArbitrary, (readyRuns) => {
        const { hours, over: overflowRuns, total } = schedulePrintDay(readyRuns)
        const sizedRuns = readyRuns.filter(({ sheets }) => sheets)
        expect(new Set([...hours.map((part) => part.run), ...overflowRuns])).toEqual(new Set(sizedRuns))
        expect(total > dayHours + 1e-9).toBe(overflowRuns.length > 0)
      }),
    )
  })

  it('exceeds its hours by the runs that do not fit', () => {
    const [longRun, shortRun] = [
      { id: 1, sheets: 20 * printCapacity.sheetsAnHour },
      { id: 2, sheets: 2 * printCapacity.sheetsAnHour },
    ]
    expect(schedulePrintDay([shortRun, longRun])).toMatchObject({ over: [], total: 8 })
    expect(schedulePrintDay([longRun, shortRun])).toMatchObject({ over: [shortRun], total: 10 })
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
    expect(countRemainingSheets({ sheets: 91_803, copies: 1_500 }, 1_120)).toBe(23_257)
    expect(countRemainingSheets({ sheets: 91_803, copies: 1_500 }, 1_600)).toBe(0)
    expect(countRemainingSheets({ sheets: 500, copies: null }, 10)).toBe(500)
    expect(calculateHours(5_500)).toBe(1)
  })

  it('are required and cannot exceed the run', () => {
    expect([null, -1, 1.5, 1_501, 1_500, 0].map((printed) => getPrintedProblem(printed, 1_500))).toEqual([
      'required',
      'range',
      'range',
      'moreThanRun',
      undefined,
      undefined,
    ])
  })
})
