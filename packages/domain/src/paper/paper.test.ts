import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWorkingDay, workingDaysBetween } from '../shared/dates/dates.ts'
import { firstWaste } from '../shared/print/waste.ts'
import { emptyPrintForm } from '../print-forms/kinds.ts'
import { firstPapers } from '../shared/print/materials.ts'
import { calculatePaperNeed, sumPaperNeeds } from '../shared/print/paper-need.ts'
import type { PrintFormValues } from '../shared/print/form-values.ts'
import { countedMovement, onHand, type PaperMovement } from './movements.ts'
import { paperBalances, sharePaper, type PaperRun } from './needs.ts'
import { packsFor, paperDates, paperDeliveryDays, sheetsPerPack } from './packs.ts'
import { countedUse, plannedUse, usedMovements } from './use.ts'
import { validatePaperCount, validatePaperOrder, validateRunCount } from './validation.ts'

const book: PrintFormValues = {
  ...emptyPrintForm,
  copies: 100,
  format: 'A5',
  total_pages: 200,
  binding_counts: { ...emptyPrintForm.binding_counts, '7BC': 100 },
}
const paperKeys = firstPapers.map(({ key }) => key)
const paper = fc.constantFrom(...paperKeys)
const sheets = fc.integer({ min: 0, max: 200_000 })
const run = fc.record({
  due: fc.option(fc.constantFrom('2026-11-24', '2026-12-05', '2027-01-08')),
  needs: fc.array(fc.record({ paper, sheets: fc.integer({ min: 1, max: 90_000 }) }), { maxLength: 3 }),
  waits: fc.boolean(),
})
const runs = fc.array(run, { maxLength: 8 }).map((made) => made.map((one, id): PaperRun => ({ ...one, id })))
const stock = fc.record({
  onHand: fc.array(fc.tuple(paper, fc.integer({ min: -500, max: 200_000 }))).map((made) => new Map(made)),
  coming: fc.array(
    fc.record({ paper, sheets, expected_on: fc.constantFrom('2026-12-01', '2026-12-03', '2026-12-10') }),
  ),
})
/** Creates a print run that needs only offset paper. */
const offsetRun = (id: number, due: string, need: number, waits = false): PaperRun => ({
  id,
  due,
  waits,
  needs: [{ paper: 'offset80', sheets: need }],
})
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

describe('paper on hand', () => {
  it('is the last count plus later movements', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(paper, fc.integer({ min: -900, max: 900 }))),
        paper,
        sheets,
        (moved, of, counted) => {
          const movements = moved.map(([one, many]): PaperMovement => ({ paper: one, kind: 'received', sheets: many }))
          const count = countedMovement(of, counted, onHand(movements).get(of) ?? 0)
          const later: PaperMovement = { paper: of, kind: 'used', sheets: -7 }
          expect(onHand([...movements, count]).get(of)).toBe(counted)
          expect(onHand([...movements, count, later]).get(of)).toBe(counted - 7)
        },
      ),
    )
  })
})

describe('the paper of planned runs', () => {
  it('is allocated once, never beyond the stock and the incoming orders', () => {
    fc.assert(
      fc.property(runs, stock, (planned, supply) => {
        const allocation = sharePaper(planned, supply)
        for (const { shares } of allocation)
          for (const share of shares) {
            expect(share.from_hand + share.from_coming + share.missing).toBe(share.sheets)
            expect(Math.min(share.from_hand, share.from_coming, share.missing)).toBeGreaterThanOrEqual(0)
          }
        for (const one of paperKeys) {
          const of = allocation.flatMap(({ shares }) => shares.filter((share) => share.paper === one))
          const comingSheets = sum(supply.coming.filter((order) => order.paper === one).map((order) => order.sheets))
          expect(sum(of.map((share) => share.from_hand))).toBeLessThanOrEqual(Math.max(0, supply.onHand.get(one) ?? 0))
          expect(sum(of.map((share) => share.from_coming))).toBeLessThanOrEqual(comingSheets)
        }
      }),
    )
  })

  it('is allocated by promised date, so later runs do not affect earlier ones', () => {
    fc.assert(
      fc.property(runs, runs, stock, (first, later, supply) => {
        const alone = sharePaper(first, supply)
        expect(sharePaper([...first, ...later], supply).slice(0, first.length)).toEqual(alone)
      }),
    )
  })

  it('is ordered once per paper, by a run with no other blocker', () => {
    fc.assert(
      fc.property(runs, stock, (planned, supply) => {
        const paperOrders = sharePaper(planned, supply).filter(({ wait }) => wait?.for === 'order')
        expect(paperOrders.some(({ run: { waits } }) => waits)).toBe(false)
        const orderedPapers = paperOrders.map(({ wait }) => wait?.paper)
        expect(new Set(orderedPapers).size).toBe(orderedPapers.length)
      }),
    )
  })

  it('adds up to the need of all runs', () => {
    fc.assert(
      fc.property(runs, stock, (planned, supply) => {
        const balances = paperBalances(sharePaper(planned, supply))
        expect(new Map(balances.map((one) => [one.paper, one.needed]))).toEqual(
          new Map(sumPaperNeeds(planned.flatMap(({ needs }) => needs)).map((need) => [need.paper, need.sheets])),
        )
        for (const { missing, packs, first } of balances) {
          expect(packs * sheetsPerPack).toBeGreaterThanOrEqual(missing)
          expect(first === null).toBe(missing === 0)
        }
      }),
    )
  })

  it('is ordered for the first run without it, and the next one uses that order', () => {
    const planned = [
      offsetRun(1131, '2026-11-29', 122_403),
      offsetRun(1152, '2026-11-30', 6_888, true),
      offsetRun(1160, '2026-12-05', 24_483),
      offsetRun(1163, '2026-12-08', 12_855),
    ]
    const supply = { onHand: new Map([['offset80', 140_000]] as const), coming: [] }
    const allocation = sharePaper(planned, supply)
    expect(allocation.map(({ wait }) => wait && [wait.for, wait.sheets])).toEqual([
      null,
      null,
      ['order', 13_774],
      ['above', 12_855],
    ])
    expect(paperBalances(allocation)).toMatchObject([
      {
        needed: 166_629,
        missing: 26_629,
        packs: 54,
        first: 1160,
        arrives_by: '2026-12-03',
        order_by: '2026-11-26',
      },
    ])
    const ordered = sharePaper(planned, {
      ...supply,
      coming: [{ paper: 'offset80', sheets: 27_000, expected_on: '2026-12-03' }],
    })
    expect(ordered.map(({ wait }) => wait && [wait.for, wait.expected])).toEqual([
      null,
      null,
      ['delivery', '2026-12-03'],
      ['delivery', '2026-12-03'],
    ])
  })
})

it('paper arrives in whole packs and on working days', () => {
  expect([packsFor(0), packsFor(1), packsFor(500), packsFor(501)]).toEqual([0, 1, 1, 2])
  fc.assert(
    fc.property(
      fc.constantFrom('2026-11-24', '2026-12-05', '2027-01-08'),
      fc.integer({ min: 1, max: 300_000 }),
      (due, many) => {
        const { arrives_by, order_by } = paperDates(due, many)
        expect(isWorkingDay(arrives_by) && isWorkingDay(order_by)).toBe(true)
        expect(arrives_by < due).toBe(true)
        expect(workingDaysBetween(order_by, arrives_by)).toBe(paperDeliveryDays)
      },
    ),
  )
})

describe('the paper use of a run', () => {
  it('is planned as the sheets that are calculated for it', () => {
    const planned = plannedUse(book, firstWaste) ?? []
    expect(planned.map(({ paper: of, good, spoilt }) => ({ paper: of, sheets: good + spoilt }))).toEqual(
      calculatePaperNeed(book, firstWaste),
    )
    expect(planned[0]).toEqual({ paper: 'offset80', good: 2_500, spoilt: 53 })
    expect(plannedUse({ ...book, format: null }, firstWaste)).toBeNull()
  })

  it('is the counted number, with the usual waste when none was counted', () => {
    expect(countedUse(book, firstWaste, { printed: 98, spoilt: { offset80: 12 } })).toMatchObject([
      { paper: 'offset80', good: 2_450, spoilt: 12 },
      { paper: 'coated130', good: 98, spoilt: 5 },
      { paper: 'offset120' },
    ])
  })

  it('is recorded once and corrected by the difference', () => {
    const use = fc
      .array(fc.record({ paper, good: sheets, spoilt: fc.integer({ min: 0, max: 500 }) }))
      .map((made) => [...new Map(made.map((one) => [one.paper, one])).values()])
    fc.assert(
      fc.property(use, use, (reportedUse, corrected) => {
        const first = usedMovements(reportedUse, [])
        expect(usedMovements(reportedUse, first)).toEqual([])
        const all = [...first, ...usedMovements(corrected, first)]
        for (const of of paperKeys) {
          const one = corrected.find((entry) => entry.paper === of)
          const sumSheets = (kind: PaperMovement['kind']) =>
            sum(all.filter((moved) => moved.paper === of && moved.kind === kind).map((moved) => moved.sheets))
          expect([-sumSheets('used') + 0, -sumSheets('spoiled') + 0]).toEqual([one?.good ?? 0, one?.spoilt ?? 0])
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
