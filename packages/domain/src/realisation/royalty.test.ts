import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromTenge } from '../shared/money/tiyn.ts'
import {
  sumSalesByChannel,
  calculateRoyalty,
  splitRoyalty,
  saleChannels,
  getRoyaltyDueDate,
  type Sale,
} from './royalty.ts'

const createSale = (channel: Sale['channel'], copies: number, tenge: number, vat_rate = 16): Sale => ({
  channel,
  copies,
  sum: fromTenge(tenge),
  vat_rate,
})

describe('the royalty of a title', () => {
  // The rows of the table in picture n6.
  it.each([
    [2_813_190, 12, 291_019.65],
    [1_343_160, 10, 115_789.66],
    [1_289_680, 10, 111_179.31],
    [704_004, 8, 48_552],
    [730_816, 8, 50_401.1],
    [580_380, 10, 50_032.76],
    [387_624, 8, 26_732.69],
  ])('for %i tenge at %i per cent is %f', (tenge, rate, owed) => {
    expect(calculateRoyalty(sumSalesByChannel([createSale('shop', 1, tenge)]).net, rate)).toBe(fromTenge(owed))
  })

  it('is based on the sales of all channels together', () => {
    const totals = sumSalesByChannel([
      createSale('shop', 61, 481_900),
      createSale('partners', 320, 2_224_640),
      createSale('university', 15, 106_650),
    ])
    expect(totals).toMatchObject({ copies: 396, sum: 281_319_000, vat: 38_802_621, net: 242_516_379 })
    expect(totals.channels.map(({ price }) => price)).toEqual([790_000, 695_200, 711_000])
  })

  it('is reduced by returns, and is negative when returns exceed sales', () => {
    const salesWithReturn = [createSale('shop', 10, 11_600), createSale('shop', -4, -4_640)]
    expect(sumSalesByChannel(salesWithReturn)).toMatchObject({ copies: 6, sum: 696_000, vat: 96_000, net: 600_000 })
    const returnTotals = sumSalesByChannel([createSale('partners', -2, -232)])
    expect([returnTotals.net, calculateRoyalty(returnTotals.net, 10)]).toEqual([-20_000, -2_000])
    expect(sumSalesByChannel([createSale('shop', 1, 100), createSale('shop', -1, -100)]).channels[0]?.price).toBeNull()
  })

  it('uses each sale’s own VAT rate', () => {
    expect(
      sumSalesByChannel([createSale('shop', 1, 112, 12), createSale('shop', 1, 116), createSale('shop', 1, 100, 0)])
        .vat,
    ).toBe(2_800)
  })

  it('rounds half a tiyn up, also for a rate with hundredths', () => {
    expect([
      calculateRoyalty(50, 1),
      calculateRoyalty(49, 1),
      calculateRoyalty(-50, 1),
      calculateRoyalty(10_000, 7.25),
    ]).toEqual([1, 0, -1, 725])
  })

  it('is zero in every channel without sales', () => {
    const emptyTotals = sumSalesByChannel([])
    expect(emptyTotals).toMatchObject({ copies: 0, sum: 0, vat: 0, net: 0 })
    expect(emptyTotals.channels.map(({ channel }) => channel)).toEqual(saleChannels)
  })
})

describe('the royalties of several authors', () => {
  it('follow their shares, and the last author gets the rounding', () => {
    const authors = [
      { name: 'Ә. Төлеу', share: 60 },
      { name: 'М. Ыдырыс', share: 40 },
    ]
    expect(splitRoyalty(29_101_965, authors).map(({ sum }) => sum)).toEqual([17_461_179, 11_640_786])
    expect(
      splitRoyalty(
        100,
        [33.33, 33.33, 33.34].map((share) => ({ name: '', share })),
      ).map(({ sum }) => sum),
    ).toEqual([33, 33, 34])
  })

  it('add up to exactly what is owed', () => {
    const shares = fc.array(fc.nat({ max: 100 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(fc.integer({ min: -1e10, max: 1e12 }), shares, (owed, authorShares) => {
        const parts = splitRoyalty(
          owed,
          authorShares.map((share) => ({ name: '', share })),
        )
        expect(parts.reduce((sum, part) => sum + part.sum, 0)).toBe(owed)
      }),
    )
  })
})

it.each([
  ['2026-09-30', '2026-11-30'],
  ['2026-06-30', '2026-08-31'],
  ['2026-12-31', '2027-02-28'],
  ['2026-03-31', '2026-05-31'],
])('the royalties of a period that ends on %s are due on %s', (to, due) => {
  expect(getRoyaltyDueDate(to)).toBe(due)
})
