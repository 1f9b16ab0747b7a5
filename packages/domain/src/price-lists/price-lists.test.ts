import { describe, expect, it } from 'vitest'
import { fromTenge } from '../shared/money/tiyn.ts'
import { readPriceCells, diffPriceLists, buildPriceRows, writePriceCells } from './price-cells.ts'
import { comparePriceLists } from './compare-price-lists.ts'
import { getMaterials } from '../shared/print/materials.ts'
import { priceLists, type PriceList } from '../shared/prices/price-list.ts'
import { validatePriceListStart, getPriceListState, validatePrice } from './validation.ts'

const [list] = priceLists as [PriceList]
/** The draft price list in picture n5. */
const nextList: PriceList = {
  ...writePriceCells(list, {
    'sheets.offset80': fromTenge(13),
    'sheets.coated130': fromTenge(32),
    'sheets.colotech160': fromTenge(76),
    'clicks.black-white.0.price': fromTenge(15),
    'clicks.black-white.1.price': fromTenge(13),
    'clicks.black-white.2.price': fromTenge(11),
    'clicks.black-white.3.price': fromTenge(9),
    'clicks.colored.2.price': fromTenge(88),
    'clicks.colored.3.price': fromTenge(78),
    'lamination.matte': fromTenge(95),
    'bindings.7BC.each': fromTenge(1_520),
  }),
  from: '2027-01-01',
}

describe('the cells of a price list', () => {
  it('restore the same price list', () => {
    const { from: _from, ...prices } = list
    expect(writePriceCells(prices, readPriceCells(prices))).toEqual(prices)
    expect(buildPriceRows(list, getMaterials())).toHaveLength(29)
    expect(Object.keys(readPriceCells(prices))).toHaveLength(44)
  })

  it('give the changed rows of a draft with their percentages', () => {
    const changes = diffPriceLists(list, nextList, getMaterials())
    expect(changes).toHaveLength(11)
    expect(changes[0]).toMatchObject({ key: 'offset80', before: [1_200], after: [1_300] })
    expect(changes[0]?.percent).toBeCloseTo(8.33, 2)
    expect(changes.at(-1)).toMatchObject({ key: '7BC', before: [600_000, 140_000], after: [600_000, 152_000] })
    expect(changes.at(-1)?.percent).toBeCloseTo(8.57, 2)
    expect(diffPriceLists(list, list, getMaterials())).toEqual([])
  })

  it('are valid for a new press', () => {
    expect(validatePrice(list)).toEqual({})
  })

  it('refuse overlapping tiers, sums of half a tiyn and shares above the whole', () => {
    const invalidPrices = writePriceCells(list, {
      'clicks.colored.1.up_to': 100,
      'sheets.offset80': 12.5,
      margin: 101,
      preparation: -1,
      waste: 101,
      make_ready: 2.5,
      'lamination.matte': fromTenge(2_000_000),
    })
    expect(validatePrice(invalidPrices)).toEqual({
      'clicks.colored.1.up_to': 'overlap',
      'sheets.offset80': 'wholeTiyn',
      margin: 'tooBig',
      preparation: 'required',
      waste: 'tooBig',
      make_ready: 'wholeSheets',
      'lamination.matte': 'tooBig',
    })
  })
})

describe('the effect of a new price list', () => {
  it.each([
    // The prices and markups in picture n5.
    [
      'hard, 1 000 copies',
      { format: '70×100/16', pages: 384, quantity: 1_000, binding: 'hard' },
      5_852,
      6_410,
      1_069_040,
      511_040,
    ],
    [
      'hard, 300 copies',
      { format: '60×90/16', pages: 416, quantity: 300, binding: 'hard' },
      4_285,
      4_663,
      233_292,
      119_892,
    ],
    ['soft, 250 copies', { format: 'A5', pages: 200, quantity: 250, binding: 'soft' }, 1_695, 1_811, 75_619, 46_619],
  ] as const)('is calculated for: %s', (_name, params, before, after, expectedKept, expectedUnchanged) => {
    const effect = comparePriceLists({ block_color: 'black-white', ...params }, list, nextList)
    expect([effect.before, effect.after]).toEqual([fromTenge(before), fromTenge(after)])
    // The pictures show whole tenge, so the comparison is rounded.
    expect(effect.kept.sum / 100).toBeCloseTo(expectedKept, -1)
    expect(effect.unchanged.sum / 100).toBeCloseTo(expectedUnchanged, -1)
    expect(effect.kept.percent).toBeCloseTo(20, 0)
  })
})

describe('the start date of a price list', () => {
  it.each([
    [null, 'required'],
    ['2026-11-22', 'notAhead'],
    ['2026-07-01', 'notAhead'],
    ['2027-02-01', 'dateTaken'],
    ['2026-11-23', undefined],
  ] as const)('is validated: %s gives %s', (from, problem) => {
    expect(validatePriceListStart(from, '2026-11-22', ['2026-07-01', '2027-02-01'])).toBe(problem)
  })

  it('determines the state of each list on a day', () => {
    const lists = [
      { id: 1, from: '2026-01-01', status: 'entered' },
      { id: 2, from: '2026-07-01', status: 'entered' },
      { id: 3, from: '2027-01-01', status: 'entered' },
      { id: 4, from: '2026-09-01', status: 'draft' },
    ] as const
    const getStates = (today: string) => lists.map((one) => getPriceListState(one, lists, today))
    expect(getStates('2026-11-22')).toEqual(['past', 'current', 'coming', 'draft'])
    expect(getStates('2027-01-01')).toEqual(['past', 'past', 'current', 'draft'])
  })
})
