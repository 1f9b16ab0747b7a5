import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromTenge, sumLines } from '../money/tiyn.ts'
import { lawfulWithholding, withheldKinds, findWithholdingRates } from './rates.ts'
import { getPayeeKind, sumWithheldByKind, calculateWithholding, type WithholdingInput } from './withheld.ts'

const withholdOn = (day: string, facts: Partial<WithholdingInput> & { gross: number }) =>
  calculateWithholding({ payee: 'person', earning: 'works', ...facts }, findWithholdingRates(lawfulWithholding, day))
const listSums = (day: string, tenge: number) => {
  const { lines, net } = withholdOn(day, { gross: fromTenge(tenge) })
  return [...withheldKinds.map((kind) => sumWithheldByKind(lines)[kind] / 100), net / 100]
}

describe('the amounts withheld from a person', () => {
  // The expected sums were calculated manually: ОПВ, ВОСМС, СО, ИПН and the net sum, in tenge.
  it.each([
    ['2025-06-30', 480_000, [48_000, 9_600, 0, 42_240, 380_160]],
    ['2026-06-30', 480_000, [48_000, 9_600, 21_600, 40_080, 360_720]],
    // Each line is rounded to whole tenge, half a tenge up. Before rounding, the lines are 1 234.567, 246.913, 555.534 and 1
    // 030.767.
    ['2026-06-30', 12_345.67, [1_235, 247, 556, 1_031, 9_276.67]],
    // ВОСМС is withheld from 10 МЗП at most.
    ['2025-06-30', 2_000_000, [200_000, 17_000, 0, 178_300, 1_604_700]],
    // ВОСМС is withheld from 20 МЗП at most, and СО from 7 МЗП.
    ['2026-06-30', 2_000_000, [200_000, 34_000, 29_750, 173_625, 1_562_625]],
    // ОПВ is withheld from 50 МЗП at most.
    ['2026-06-30', 5_000_000, [425_000, 34_000, 29_750, 451_125, 4_060_125]],
  ])('are correct on %s for %d tenge', (day, tenge, expectedSums) => {
    expect(listSums(day, tenge)).toEqual(expectedSums)
  })

  it('are rounded to whole tenge, half a tenge up', () => {
    expect(withholdOn('2025-06-30', { gross: 500 }).lines).toEqual([
      { kind: 'opv', base: 500, rate: 10, sum: 100 },
      { kind: 'vosms', base: 500, rate: 2, sum: 0 },
      { kind: 'ipn', base: 400, rate: 10, sum: 0 },
    ])
  })

  it('take earlier payments of the month and year into account', () => {
    const earlierAmounts = { opv: fromTenge(4_200_000), vosms: fromTenge(1_700_000), so: fromTenge(595_000) }
    expect(withholdOn('2026-06-30', { gross: fromTenge(100_000), earlier: earlierAmounts }).lines).toEqual([
      { kind: 'opv', base: fromTenge(50_000), rate: 10, sum: fromTenge(5_000) },
      { kind: 'ipn', base: fromTenge(95_000), rate: 10, sum: fromTenge(9_500) },
    ])
  })

  it('include 15 % income tax above 8 500 МРП a year', () => {
    // The limit is 8 500 × 4 325 = 36 762 500 tenge.
    const earlierAmounts = { opv: fromTenge(4_250_000), vosms: fromTenge(1_700_000), so: fromTenge(595_000) }
    const { lines, net } = withholdOn('2026-12-01', {
      gross: fromTenge(100_000),
      earlier: { ...earlierAmounts, ipn: fromTenge(36_700_000) },
    })
    expect(lines).toEqual([
      { kind: 'ipn', base: fromTenge(62_500), rate: 10, sum: fromTenge(6_250) },
      { kind: 'ipn', base: fromTenge(37_500), rate: 15, sum: fromTenge(5_625) },
    ])
    expect(net).toBe(fromTenge(88_125))
  })

  it('of royalties are income tax only when contributions are not withheld from them', () => {
    const rates = { ...findWithholdingRates(lawfulWithholding, '2026-06-30'), royalty: false }
    const facts = { gross: fromTenge(100_000), payee: 'person' as const }
    expect(calculateWithholding({ ...facts, earning: 'royalty' }, rates).net).toBe(fromTenge(90_000))
    expect(calculateWithholding({ ...facts, earning: 'works' }, rates).lines).toHaveLength(4)
  })

  it('are none for entrepreneurs and organizations', () => {
    for (const payee of ['entrepreneur', 'organization'] as const)
      expect(withholdOn('2026-06-30', { gross: 12_345, payee })).toEqual({ gross: 12_345, lines: [], net: 12_345 })
    expect([getPayeeKind('940440010006'), getPayeeKind('860314301271'), getPayeeKind('')]).toEqual([
      'organization',
      'person',
      'person',
    ])
  })
})

const paymentArbitrary = fc.record({
  gross: fc.integer({ min: 0, max: 1e12 }),
  day: fc.constantFrom('2024-03-01', '2025-12-31', '2026-01-01', '2027-05-05'),
  earlier: fc.dictionary(fc.constantFrom(...withheldKinds), fc.integer({ min: 0, max: 1e12 })),
})

describe('a withholding', () => {
  it('adds up to the gross sum in whole tenge, with no negative net sum', () => {
    fc.assert(
      fc.property(paymentArbitrary, ({ gross, day, earlier }) => {
        const { lines, net } = withholdOn(day, { gross, earlier })
        expect(net + sumLines(lines)).toBe(gross)
        expect(net).toBeGreaterThanOrEqual(0)
        for (const { sum } of lines) expect(sum % 100).toBe(0)
      }),
    )
  })

  it('in parts has the bases of the whole, so ceilings ignore the number of payments', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1e10 }), { minLength: 1, maxLength: 6 }),
        fc.constantFrom('2025-12-31', '2026-01-01'),
        (grossParts, day) => {
          const bases: Record<string, number> = {}
          for (const gross of grossParts)
            for (const { kind, base } of withholdOn(day, { gross, earlier: bases }).lines)
              bases[kind] = (bases[kind] ?? 0) + base
          const combined = withholdOn(day, { gross: grossParts.reduce((sum, part) => sum + part, 0) })
          for (const kind of ['opv', 'vosms'] as const)
            expect(bases[kind] ?? 0).toBe(combined.lines.find((line) => line.kind === kind)?.base ?? 0)
        },
      ),
    )
  })
})
