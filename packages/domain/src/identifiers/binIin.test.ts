import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBin, isValidBinIin } from './binIin.ts'
import vectors from './vectors.json' with { type: 'json' }

describe('BIN and IIN', () => {
  it.each([...vectors.valid, ...vectors.secondPass])('%s is taken', (value) => {
    expect(isValidBinIin(value)).toBe(true)
  })

  it.each(vectors.invalid)('$value is refused: $why', ({ value }) => {
    expect(isValidBinIin(value)).toBe(false)
  })

  it.each([
    ['940140000385', true],
    ['791118000118', false],
    ['94014000038', false],
  ])('%s is an organisation’s: %s', (value, organisation) => {
    expect(isBin(value)).toBe(organisation)
  })

  it('is never all zeros, though those agree with their checksum', () => {
    expect(isValidBinIin('000000000000')).toBe(false)
  })

  it('is never taken against its checksum', () => {
    const twelve = fc
      .tuple(fc.stringMatching(/^\d{11}$/), fc.nat({ max: 9 }))
      .map(([start, last]) => `${start}${last}`)
      .filter((value) => /[1-9]/.test(value))
    fc.assert(
      fc.property(twelve, (value) => {
        const first = weighs(value)
        const check = first === 10 ? weighsAgain(value) : first
        expect(isValidBinIin(value)).toBe(check === Number(value[11]))
      }),
      { numRuns: 2_000 },
    )
  })

  it('has at most one right last digit', () => {
    const eleven = fc.stringMatching(/^\d{11}$/)
    fc.assert(
      fc.property(eleven, (start) => {
        const right = Array.from('0123456789').filter((last) => isValidBinIin(start + last))
        expect(right.length).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('notices any one wrong digit but the eleventh, whose weight is eleven', () => {
    const place = fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11)
    const mistake = fc.tuple(fc.constantFrom(...vectors.valid), place, fc.integer({ min: 1, max: 9 }))
    fc.assert(
      fc.property(mistake, ([value, at, by]) => {
        const digit = (Number(value[at]) + by) % 10
        // Where the first row of weights gives 10, the second decides, and the two may agree by chance.
        fc.pre(weighs(value) !== 10 && weighs(value.slice(0, at) + digit + value.slice(at + 1)) !== 10)
        expect(isValidBinIin(value.slice(0, at) + digit + value.slice(at + 1))).toBe(false)
      }),
    )
  })

  it.each(['', '12345678901', '1234567890123', '12345678901x', ' 940140000385'])(
    '«%s» is no number at all',
    (value) => {
      expect(isValidBinIin(value)).toBe(false)
    },
  )
})

const weighs = (value: string): number =>
  Array.from(value.slice(0, 11), Number).reduce((sum, digit, index) => sum + digit * (index + 1), 0) % 11

const weighsAgain = (value: string): number =>
  [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2].reduce((sum, weight, at) => sum + weight * Number(value[at]), 0) % 11
