import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromTenge, sumLines } from '../shared/money/tiyn.ts'
import { firstFormats } from '../shared/print/formats.ts'
import { laminations } from '../shared/print/materials.ts'
import {
  blockColors,
  coverKinds,
  calculateEstimate,
  type BookParams,
  type Estimate,
} from '../shared/prices/estimate.ts'
import { calculateImposition, pressSheetMm } from '../shared/print/imposition.ts'
import { getPriceListForDate, priceLists, addEarlierPrices, type PriceList } from '../shared/prices/price-list.ts'
import { calculateClickLines } from '../shared/prices/receipt.ts'
import { splitTotalByPart, calculatePriceCurve, getComparisonRuns } from './price-curve.ts'
import { validateCalculatorInput } from '../shared/prices/validation.ts'
import { addSpoilage } from '../shared/print/waste.ts'

const today = '2026-11-21'
const prices = getPriceListForDate(today) as PriceList
const exampleBook: BookParams = { pages: 200, format: 'A5', quantity: 100, binding: 'soft', block_color: 'black-white' }

const bookArbitrary: fc.Arbitrary<BookParams> = fc.record({
  pages: fc.integer({ min: 1, max: 1_500 }),
  format: fc.constantFrom(...firstFormats.map(({ key }) => key)),
  quantity: fc.integer({ min: 1, max: 20_000 }),
  binding: fc.constantFrom(...coverKinds),
  block_color: fc.constantFrom(...blockColors),
  lamination: fc.constantFrom(...laminations),
})

/**
 * Returns the price before it is rounded up: base·(1+o)·(1+m) in ten-thousandths of a tiyn, where o is the overhead and m the
 * margin.
 */
const computeExactPrice = ({ base }: { base: number }) =>
  BigInt(base) * BigInt(100 + prices.overhead) * BigInt(100 + prices.margin)

const sumRounding = ({ lines }: Estimate) => sumLines(lines.filter(({ kind }) => kind === 'rounding'))

describe('the worked example', () => {
  const estimate = calculateEstimate(exampleBook, prices, today)

  it('matches each step of the manual calculation', () => {
    expect(estimate).toMatchObject({
      binding: 'KBS',
      leaves: 100,
      spine: 10.3,
      imposition: { rotated: false, columns: 2, rows: 2, nUp: 4 },
      sheets: { perCopy: 25, net: 2_500, gross: 2_553 },
      base: fromTenge(137_971),
      unit_price: fromTenge(1_822),
      total: fromTenge(182_200),
      vat: fromTenge(25_131.03),
      vat_rate: 16,
    })
  })

  it.each([
    ['paper', 30_636],
    ['print', 56_060],
    ['cover', 28_275 - 9_450],
    ['lamination', 9_450],
    ['binding', 20_000],
    ['preparation', 3_000],
  ])('matches the manual cost of %s', (part, tenge) => {
    expect(sumLines(estimate.lines.filter((line) => line.part === part))).toBe(fromTenge(tenge))
  })

  it.each([
    [10, 'soft', 2_755],
    [100, 'soft', 1_822],
    [300, 'soft', 1_666],
    [1_000, 'soft', 1_560],
    [100, 'hard', 3_457],
  ] as const)('gives for %i copies, %s, a price of %i ₸ a copy', (quantity, binding, tenge) => {
    expect(calculateEstimate({ ...exampleBook, quantity, binding }, prices, today).unit_price).toBe(fromTenge(tenge))
  })

  it('uses the VAT rate of its date', () => {
    expect(calculateEstimate(exampleBook, prices, '2025-12-31')).toMatchObject({
      vat_rate: 12,
      vat: fromTenge(19_521.43),
    })
  })
})

describe('a calculation', () => {
  it('adds up: each line is quantity times price, and the lines make the total', () => {
    fc.assert(
      fc.property(bookArbitrary, (book) => {
        const { lines, total, unit_price, base } = calculateEstimate(book, prices, today)
        for (const { quantity, unit_price: price, sum } of lines) expect(sum).toBe(quantity * price)
        expect(sumLines(lines)).toBe(total)
        expect(unit_price % 100).toBe(0)
        expect(lines.slice(0, -3).reduce((runningTotal, { sum }) => runningTotal + sum, 0)).toBe(base)
      }),
    )
  })

  it('rounds the price of a copy up by less than a tenge', () => {
    fc.assert(
      fc.property(bookArbitrary, (book) => {
        const estimate = calculateEstimate(book, prices, today)
        const roundingAmount = BigInt(estimate.total) * 10_000n - computeExactPrice(estimate)
        expect(roundingAmount >= 0n).toBe(true)
        expect(roundingAmount < 10_000n * BigInt(fromTenge(book.quantity))).toBe(true)
      }),
    )
  })

  it('never costs less for more copies', () => {
    fc.assert(
      fc.property(bookArbitrary, fc.integer({ min: 1, max: 500 }), (book, addedCopies) => {
        const smallerEstimate = calculateEstimate(book, prices, today)
        const largerEstimate = calculateEstimate({ ...book, quantity: book.quantity + addedCopies }, prices, today)
        expect(computeExactPrice(largerEstimate) >= computeExactPrice(smallerEstimate)).toBe(true)
        // Rounding up adds less than a tenge per copy. If the added copies cost more than that, the total grows too.
        const isAboveRounding =
          computeExactPrice(largerEstimate) - computeExactPrice(smallerEstimate) >=
          10_000n * BigInt(fromTenge(book.quantity))
        expect(!isAboveRounding || largerEstimate.total >= smallerEstimate.total).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it.each([0, -1, 1.5, Number.NaN, Infinity])('refuses %d pages or copies', (count) => {
    expect(() => calculateEstimate({ ...exampleBook, pages: count }, prices, today)).toThrow(RangeError)
    expect(() => calculateEstimate({ ...exampleBook, quantity: count }, prices, today)).toThrow(RangeError)
  })

  it('staples thin books in multiples of four pages and glues thicker ones', () => {
    expect(calculateEstimate({ ...exampleBook, pages: 45 }, prices, today)).toMatchObject({
      binding: 'staple',
      leaves: 24,
    })
    expect(calculateEstimate({ ...exampleBook, pages: 48 }, prices, today)).toMatchObject({
      binding: 'staple',
      leaves: 24,
    })
    expect(calculateEstimate({ ...exampleBook, pages: 49 }, prices, today)).toMatchObject({
      binding: 'KBS',
      leaves: 25,
    })
  })

  it.each([
    ['A5', 'soft', 200, 1],
    // The width is 2 · 210 + spine + 8 mm, on a sheet of 440 mm.
    ['A4', 'soft', 234, 1],
    ['A4', 'soft', 236, 2],
    ['60×90/8', 'soft', 100, 2],
    ['A5', 'hard', 200, 1],
    ['A4', 'hard', 48, 2],
    ['70×100/16', 'hard', 1_100, 1],
    ['70×100/16', 'hard', 1_102, 2],
  ] as const)(
    'prints the cover of %s, %s, %i pages on as many sheets as it needs',
    (format, binding, pages, perCopy) => {
      const { cover, lines } = calculateEstimate({ ...exampleBook, format, binding, pages }, prices, today)
      expect(cover.perCopy).toBe(perCopy)
      expect(lines.find(({ kind }) => kind === 'coverPaper')?.values).toMatchObject({ perCopy })
      expect(cover.gross).toBeGreaterThanOrEqual(perCopy * exampleBook.quantity)
    },
  )

  it.each([
    ['A6', 1],
    ['A5', 1],
    ['60×90/16', 1],
    ['70×100/16', 2],
    ['A4', 2],
    // A folded sheet is 448 mm wide.
    ['60×90/8', 4],
  ] as const)('needs endpaper sheets per copy by format: %s needs %i', (format, perCopy) => {
    const { lines } = calculateEstimate({ ...exampleBook, format, binding: 'hard' }, prices, today)
    expect(lines.find(({ kind }) => kind === 'flyleaf')?.values).toMatchObject({ perCopy })
  })

  it('costs less for a cover without lamination', () => {
    const unlaminatedEstimate = calculateEstimate({ ...exampleBook, lamination: 'none' }, prices, today)
    expect(unlaminatedEstimate.base).toBe(fromTenge(137_971 - 9_450))
  })

  it('splits into parts that add up to its total', () => {
    fc.assert(
      fc.property(bookArbitrary, (book) => {
        const estimate = calculateEstimate(book, prices, today)
        expect(sumLines(splitTotalByPart(estimate))).toBe(estimate.total)
      }),
    )
  })

  it('drops for one more copy only by the rounding, which is a separate line', () => {
    fc.assert(
      fc.property(bookArbitrary, (book) => {
        const [estimate, nextEstimate] = [book, { ...book, quantity: book.quantity + 1 }].map((params) =>
          calculateEstimate(params, prices, today),
        )
        if (!estimate || !nextEstimate) throw new Error('No estimate')
        expect(nextEstimate.total - sumRounding(nextEstimate)).toBeGreaterThanOrEqual(
          estimate.total - sumRounding(estimate),
        )
        const hasRounding = splitTotalByPart(estimate).some(({ part }) => part === 'rounding')
        expect(nextEstimate.total >= estimate.total || hasRounding).toBe(true)
      }),
    )
  })
})

describe('the lines of clicks', () => {
  it('charge each tier at its own price', () => {
    const lines = calculateClickLines('blockClicks', 'print', 5_106, prices.clicks['black-white'])
    expect(lines.map(({ quantity, unit_price }) => [quantity, unit_price / 100])).toEqual([
      [500, 14],
      [1_500, 12],
      [3_106, 10],
    ])
  })

  it('count every click once', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.constantFrom(...blockColors), (clicks, color) => {
        const lines = calculateClickLines('blockClicks', 'print', clicks, prices.clicks[color])
        expect(lines.reduce((runningTotal, { quantity }) => runningTotal + quantity, 0)).toBe(clicks)
      }),
    )
  })
})

describe('the imposition of pages on a sheet', () => {
  it.each(firstFormats)('fits $key into the printable area in the rotation that holds more pages', (format) => {
    const { page, rotated, columns, rows, nUp, other } = calculateImposition(format)
    const [width, height] = rotated ? [page.height, page.width] : [page.width, page.height]
    expect(nUp).toBeGreaterThan(0)
    expect(nUp).toBe(columns * rows)
    expect(nUp).toBeGreaterThanOrEqual(other.nUp)
    expect(columns * width).toBeLessThanOrEqual(pressSheetMm.printable.width)
    expect(rows * height).toBeLessThanOrEqual(pressSheetMm.printable.height)
  })

  it('rotates the pages when that saves paper', () => {
    expect(calculateImposition({ width: 210, height: 297 })).toMatchObject({ rotated: true, nUp: 2, other: { nUp: 1 } })
  })
})

describe('the runs to compare', () => {
  it('make a curve from the most expensive copy to the cheapest', () => {
    const curve = calculatePriceCurve(exampleBook, prices, today)
    const unitPrices = curve.map(({ unit_price }) => unit_price)
    expect(curve[0]?.quantity).toBe(10)
    expect(curve.at(-1)).toEqual({ quantity: 1_000, unit_price: fromTenge(1_560), total: fromTenge(1_560_000) })
    expect(unitPrices).toEqual(unitPrices.toSorted((a, b) => b - a))
  })

  it('are four other quantities, one of them smaller where possible', () => {
    expect(getComparisonRuns(1_000)).toEqual([500, 1_500, 2_000, 3_000])
    expect(getComparisonRuns(1)).toEqual([10, 25, 50, 100])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000 }), (quantity) => {
        const runs = getComparisonRuns(quantity)
        expect(new Set(runs).size).toBe(4)
        expect(runs).not.toContain(quantity)
      }),
    )
  })
})

describe('price lists', () => {
  it('apply from their start date', () => {
    const laterList = { ...prices, from: '2027-01-01' }
    const lists = [laterList, ...priceLists]
    expect(getPriceListForDate('2026-12-31', lists)).toBe(prices)
    expect(getPriceListForDate('2027-01-01', lists)).toBe(laterList)
    expect(getPriceListForDate('2020-01-01', lists)).toBe(prices)
    expect(getPriceListForDate(today, [])).toBeUndefined()
  })

  it('lower the price of clicks with each tier up to an open one', () => {
    for (const { clicks } of priceLists)
      for (const tiers of Object.values(clicks)) {
        const tierPrices = tiers.map(({ price }) => price)
        expect(tierPrices).toEqual(tierPrices.toSorted((a, b) => b - a))
        expect(tiers.at(-1)?.up_to).toBeNull()
      }
  })
})

describe('the prices that a list does not name', () => {
  const earlierList = { ...prices, sheets: { ...prices.sheets, ivory70: 1_500 } }
  const laterList = { ...prices, from: '2027-01-01' }

  it('come from the latest earlier list that names them', () => {
    const [, secondList] = addEarlierPrices([earlierList, laterList])
    expect(secondList?.sheets).toEqual(earlierList.sheets)
    const [, dearerList] = addEarlierPrices([
      earlierList,
      { ...laterList, sheets: { ...laterList.sheets, ivory70: 2_000 } },
    ])
    expect(dearerList?.sheets['ivory70']).toBe(2_000)
    // The prices of a new list do not apply to earlier lists.
    expect(addEarlierPrices([prices, { ...earlierList, from: '2027-01-01' }])[0]?.sheets).toEqual(prices.sheets)
  })

  it('leave all other prices unchanged, whatever the order of the lists', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([earlierList, laterList, { ...laterList, from: '2027-06-01' }]), (lists) => {
        const filledLists = addEarlierPrices(lists)
        expect(filledLists.map(({ from }) => from)).toEqual(
          lists.map(({ from }) => from).toSorted((one, other) => one.localeCompare(other)),
        )
        for (const list of lists) expect(filledLists.find(({ from }) => from === list.from)).toMatchObject(list)
      }),
    )
  })
})

const calculateGrossSheets = (priceChanges: Partial<PriceList>) =>
  calculateEstimate(exampleBook, { ...prices, ...priceChanges }, today).sheets.gross

describe('the paper with its waste', () => {
  it('follows the waste and make-ready of the price list', () => {
    expect([
      calculateGrossSheets({}),
      calculateGrossSheets({ waste: 0, make_ready: 0 }),
      calculateGrossSheets({ waste: 3.33 }),
      calculateGrossSheets({ make_ready: 50 }),
    ]).toEqual([2_553, 2_500, 2_587, 2_600])
  })

  it('never shrinks with more sheets or more waste', () => {
    const sheets = fc.nat({ max: 100_000 })
    const hundredths = fc.nat({ max: 10_000 }).map((value) => value / 100)
    fc.assert(
      fc.property(
        sheets,
        sheets,
        hundredths,
        hundredths,
        fc.nat({ max: 1_000 }),
        (net, addedSheets, waste, addedWaste, make_ready) => {
          const totalSheets = addSpoilage(net, { waste, make_ready })
          expect(totalSheets).toBeGreaterThanOrEqual(net + make_ready)
          expect(addSpoilage(net + addedSheets, { waste, make_ready })).toBeGreaterThanOrEqual(totalSheets)
          expect(addSpoilage(net, { waste: waste + addedWaste, make_ready })).toBeGreaterThanOrEqual(totalSheets)
        },
      ),
    )
  })
})

describe('the calculator’s input', () => {
  it('is accepted when nothing is wrong', () => {
    expect(validateCalculatorInput(exampleBook, prices)).toEqual({})
  })

  it.each([
    [{ pages: null }, { pages: 'required' }],
    [{ pages: 10.5 }, { pages: 'whole' }],
    [{ pages: 2 }, { pages: 'tooFew' }],
    [{ pages: 701 }, { pages: 'tooMany' }],
    [{ pages: 40, binding: 'hard' }, { pages: 'tooFew' }],
    [{ pages: 701, binding: 'hard' }, {}],
    [{ quantity: 0 }, { quantity: 'tooFew' }],
    [{ quantity: 100_001 }, { quantity: 'tooMany' }],
    [{ format: null }, { format: 'required' }],
    [{ format: '13×18/4' }, { format: 'choice' }],
    [{ paper_type: 'newsprint' }, { paper_type: 'choice' }],
    [{ binding_method: 'glue' }, { binding_method: 'choice' }],
    // A case binding is not a soft cover.
    [{ binding_method: '7T' }, { binding_method: 'choice' }],
    [{ binding: 'hard', binding_method: '7T' }, {}],
    [{ binding_method: 'Wire-O', pages: 26 }, { pages: 'tooFew' }],
    [{ binding_method: 'staple', pages: 68 }, { pages: 'tooMany' }],
    // A section of A5 has 16 pages.
    [{ binding_method: 'KShS' }, { pages: 'wholeSections' }],
    [{ binding_method: 'KShS', pages: 208 }, {}],
    [{ binding_method: 'KShS', format: 'A4' }, {}],
  ] as const)('with %j gives the problems %j', (change, problems) => {
    expect(validateCalculatorInput({ ...exampleBook, ...change }, prices)).toEqual(problems)
  })
})
