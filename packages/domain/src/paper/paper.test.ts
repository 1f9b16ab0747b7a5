import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWorkingDay, workingDaysBetween } from '../shared/dates/dates.ts'
import { firstWaste } from '../shared/print/waste.ts'
import { emptyPrintForm } from '../print-forms/kinds.ts'
import { firstPapers } from '../shared/print/materials.ts'
import { calculatePaperNeed, sumPaperNeeds } from '../shared/print/paper-need.ts'
import type { PrintFormValues } from '../shared/print/form-values.ts'
import { createCountMovement, sumSheetsByPaper, type PaperMovement } from './movements.ts'
import { calculatePaperBalances, allocatePaper, type PaperRun } from './needs.ts'
import { countPacks, calculatePaperDates, paperDeliveryDays, sheetsPerPack } from './packs.ts'
import { calculateCountedUse, calculatePlannedUse, createUseMovements } from './use.ts'
import { validatePaperCount, validatePaperOrder, validateRunCount } from './validation.ts'

const book: PrintFormValues = {
  ...emptyPrintForm,
  copies: 100,
  format: 'A5',
  total_pages: 200,
  binding_counts: { ...emptyPrintForm.binding_counts, '7BC': 100 },
}
const paperKeys = firstPapers.map(({ key }) => key)
const paperArbitrary = fc.constantFrom(...paperKeys)
const sheetsArbitrary = fc.integer({ min: 0, max: 200_000 })
const runArbitrary = fc.record({
  due: fc.option(fc.constantFrom('2026-11-24', '2026-12-05', '2027-01-08')),
  needs: fc.array(fc.record({ paper: paperArbitrary, sheets: fc.integer({ min: 1, max: 90_000 }) }), { maxLength: 3 }),
  waits: fc.boolean(),
})
const runsArbitrary = fc
  .array(runArbitrary, { maxLength: 8 })
  .map((generatedRuns) => generatedRuns.map((one, id): PaperRun => ({ ...one, id })))
const stockArbitrary = fc.record({
  onHand: fc
    .array(fc.tuple(paperArbitrary, fc.integer({ min: -500, max: 200_000 })))
    .map((stockEntries) => new Map(stockEntries)),
  coming: fc.array(
    fc.record({
      paper: paperArbitrary,
      sheets: sheetsArbitrary,
      expected_on: fc.constantFrom('2026-12-01', '2026-12-03', '2026-12-10'),
    }),
  ),
})
/** Creates a print run that needs only offset paper. */
const createOffsetRun = (id: number, due: string, neededSheets: number, isWaiting = false): PaperRun => ({
  id,
  due,
  waits: isWaiting,
  needs: [{ paper: 'offset80', sheets: neededSheets }],
})
const sumNumbers = (numbers: readonly number[]) => numbers.reduce((runningTotal, one) => runningTotal + one, 0)

describe('paper on hand', () => {
  it('is the last count plus later movements', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(paperArbitrary, fc.integer({ min: -900, max: 900 }))),
        paperArbitrary,
        sheetsArbitrary,
        (receipts, countedPaper, countedSheets) => {
          const movements = receipts.map(([one, receivedSheets]): PaperMovement => ({
            paper: one,
            kind: 'received',
            sheets: receivedSheets,
          }))
          const countMovement = createCountMovement(
            countedPaper,
            countedSheets,
            sumSheetsByPaper(movements).get(countedPaper) ?? 0,
          )
          const laterMovement: PaperMovement = { paper: countedPaper, kind: 'used', sheets: -7 }
          expect(sumSheetsByPaper([...movements, countMovement]).get(countedPaper)).toBe(countedSheets)
          expect(sumSheetsByPaper([...movements, countMovement, laterMovement]).get(countedPaper)).toBe(
            countedSheets - 7,
          )
        },
      ),
    )
  })
})

describe('the paper of planned runs', () => {
  it('is allocated once, never beyond the stock and the incoming orders', () => {
    fc.assert(
      fc.property(runsArbitrary, stockArbitrary, (plannedRuns, supply) => {
        const allocation = allocatePaper(plannedRuns, supply)
        for (const { shares } of allocation)
          for (const share of shares) {
            expect(share.from_hand + share.from_coming + share.missing).toBe(share.sheets)
            expect(Math.min(share.from_hand, share.from_coming, share.missing)).toBeGreaterThanOrEqual(0)
          }
        for (const one of paperKeys) {
          const paperShares = allocation.flatMap(({ shares }) => shares.filter((share) => share.paper === one))
          const comingSheets = sumNumbers(
            supply.coming.filter((order) => order.paper === one).map((order) => order.sheets),
          )
          expect(sumNumbers(paperShares.map((share) => share.from_hand))).toBeLessThanOrEqual(
            Math.max(0, supply.onHand.get(one) ?? 0),
          )
          expect(sumNumbers(paperShares.map((share) => share.from_coming))).toBeLessThanOrEqual(comingSheets)
        }
      }),
    )
  })

  it('is allocated by promised date, so later runs do not affect earlier ones', () => {
    fc.assert(
      fc.property(runsArbitrary, runsArbitrary, stockArbitrary, (earlierRuns, laterRuns, supply) => {
        const earlierAllocation = allocatePaper(earlierRuns, supply)
        expect(allocatePaper([...earlierRuns, ...laterRuns], supply).slice(0, earlierRuns.length)).toEqual(
          earlierAllocation,
        )
      }),
    )
  })

  it('is ordered once per paper, by a run with no other blocker', () => {
    fc.assert(
      fc.property(runsArbitrary, stockArbitrary, (plannedRuns, supply) => {
        const paperOrders = allocatePaper(plannedRuns, supply).filter(({ wait }) => wait?.for === 'order')
        expect(paperOrders.some(({ run: { waits } }) => waits)).toBe(false)
        const orderedPapers = paperOrders.map(({ wait }) => wait?.paper)
        expect(new Set(orderedPapers).size).toBe(orderedPapers.length)
      }),
    )
  })

  it('adds up to the need of all runs', () => {
    fc.assert(
      fc.property(runsArbitrary, stockArbitrary, (plannedRuns, supply) => {
        const balances = calculatePaperBalances(allocatePaper(plannedRuns, supply))
        expect(new Map(balances.map((one) => [one.paper, one.needed]))).toEqual(
          new Map(sumPaperNeeds(plannedRuns.flatMap(({ needs }) => needs)).map((need) => [need.paper, need.sheets])),
        )
        for (const { missing, packs, first } of balances) {
          expect(packs * sheetsPerPack).toBeGreaterThanOrEqual(missing)
          expect(first === null).toBe(missing === 0)
        }
      }),
    )
  })

  it('is ordered for the first run without it, and the next one uses that order', () => {
    const plannedRuns = [
      createOffsetRun(1131, '2026-11-29', 122_403),
      createOffsetRun(1152, '2026-11-30', 6_888, true),
      createOffsetRun(1160, '2026-12-05', 24_483),
      createOffsetRun(1163, '2026-12-08', 12_855),
    ]
    const supply = { onHand: new Map([['offset80', 140_000]] as const), coming: [] }
    const allocation = allocatePaper(plannedRuns, supply)
    expect(allocation.map(({ wait }) => wait && [wait.for, wait.sheets])).toEqual([
      null,
      null,
      ['order', 13_774],
      ['above', 12_855],
    ])
    expect(calculatePaperBalances(allocation)).toMatchObject([
      {
        needed: 166_629,
        missing: 26_629,
        packs: 54,
        first: 1160,
        arrives_by: '2026-12-03',
        order_by: '2026-11-26',
      },
    ])
    const allocationWithOrder = allocatePaper(plannedRuns, {
      ...supply,
      coming: [{ paper: 'offset80', sheets: 27_000, expected_on: '2026-12-03' }],
    })
    expect(allocationWithOrder.map(({ wait }) => wait && [wait.for, wait.expected])).toEqual([
      null,
      null,
      ['delivery', '2026-12-03'],
      ['delivery', '2026-12-03'],
    ])
  })
})

it('paper arrives in whole packs and on working days', () => {
  expect([countPacks(0), countPacks(1), countPacks(500), countPacks(501)]).toEqual([0, 1, 1, 2])
  fc.assert(
    fc.property(
      fc.constantFrom('2026-11-24', '2026-12-05', '2027-01-08'),
      fc.integer({ min: 1, max: 300_000 }),
      (due, sheetCount) => {
        const { arrives_by, order_by } = calculatePaperDates(due, sheetCount)
        expect(isWorkingDay(arrives_by) && isWorkingDay(order_by)).toBe(true)
        expect(arrives_by < due).toBe(true)
        expect(workingDaysBetween(order_by, arrives_by)).toBe(paperDeliveryDays)
      },
    ),
  )
})

describe('the paper use of a run', () => {
  it('is planned as the sheets that are calculated for it', () => {
    const paperUses = calculatePlannedUse(book, firstWaste) ?? []
    expect(
      paperUses.map(({ paper: usedPaper, good, spoilt }) => ({ paper: usedPaper, sheets: good + spoilt })),
    ).toEqual(calculatePaperNeed(book, firstWaste))
    expect(paperUses[0]).toEqual({ paper: 'offset80', good: 2_500, spoilt: 53 })
    expect(calculatePlannedUse({ ...book, format: null }, firstWaste)).toBeNull()
  })

  it('is the counted number, with the usual waste when none was counted', () => {
    expect(calculateCountedUse(book, firstWaste, { printed: 98, spoilt: { offset80: 12 } })).toMatchObject([
      { paper: 'offset80', good: 2_450, spoilt: 12 },
      { paper: 'coated130', good: 98, spoilt: 5 },
      { paper: 'offset120' },
    ])
  })

  it('is recorded once and corrected by the difference', () => {
    const useArbitrary = fc
      .array(fc.record({ paper: paperArbitrary, good: sheetsArbitrary, spoilt: fc.integer({ min: 0, max: 500 }) }))
      .map((generatedUses) => [...new Map(generatedUses.map((one) => [one.paper, one])).values()])
    fc.assert(
      fc.property(useArbitrary, useArbitrary, (reportedUse, correctedUse) => {
        const firstMovements = createUseMovements(reportedUse, [])
        expect(createUseMovements(reportedUse, firstMovements)).toEqual([])
        const allMovements = [...firstMovements, ...createUseMovements(correctedUse, firstMovements)]
        for (const paperKey of paperKeys) {
          const correctedEntry = correctedUse.find((entry) => entry.paper === paperKey)
          const sumSheets = (kind: PaperMovement['kind']) =>
            sumNumbers(
              allMovements
                .filter((movement) => movement.paper === paperKey && movement.kind === kind)
                .map((moved) => moved.sheets),
            )
          expect([-sumSheets('used') + 0, -sumSheets('spoiled') + 0]).toEqual([
            correctedEntry?.good ?? 0,
            correctedEntry?.spoilt ?? 0,
          ])
        }
      }),
    )
  })
})

it('the paper forms report their problems', () => {
  const order = { sheets: 500, expected_on: '2026-12-03', note: '' }
  expect(validatePaperOrder(order, '2026-11-23')).toEqual({})
  expect(validatePaperOrder({ ...order, sheets: 0, expected_on: '2026-11-20' }, '2026-11-23')).toEqual({
    sheets: 'zero',
    expected_on: 'past',
  })
  expect(validatePaperOrder({ ...order, expected_on: '2026-02-31' }, '2026-01-01')).toEqual({ expected_on: 'date' })
  expect(validatePaperCount({ counted: 0, reason: ' ' })).toEqual({ reason: 'required' })
  expect(validatePaperCount({ counted: null, reason: 'инвентаризация' })).toEqual({ counted: 'required' })
  expect(validateRunCount({ printed: 100, spoilt: { offset80: 0 } })).toEqual({})
  expect(validateRunCount({ printed: 0, spoilt: { offset80: null } })).toEqual({
    printed: 'zero',
    'spoilt.offset80': 'required',
  })
})
