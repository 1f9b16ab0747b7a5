import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getBinIinProblem, isBin, isValidBinIin } from './bin-iin.ts'
import vectors from './vectors.json' with { type: 'json' }

describe('the BIN and IIN check', () => {
  it.each([...vectors.valid, ...vectors.secondPass])('accepts %s', (value) => {
    expect(isValidBinIin(value)).toBe(true)
  })

  it.each(vectors.invalid)('refuses $value: $why', ({ value }) => {
    expect(isValidBinIin(value)).toBe(false)
  })

  it.each([
    ['940140000385', true],
    ['791118000118', false],
    ['94014000038', false],
  ])('recognises %s as an organisation’s: %s', (value, organisation) => {
    expect(isBin(value)).toBe(organisation)
  })

  it.each(vectors.dates)('refuses $value despite its checksum: $why', ({ value, problem }) => {
    expect(isValidBinIin(value)).toBe(false)
    expect(getBinIinProblem(value)).toBe(problem)
  })

  it.each([
    ['940140000380', 'checksum'],
    ['94014000038', 'short'],
    ['94014000038x', 'short'],
    ['', 'short'],
  ])('reports «%s» as %s', (value, problem) => {
    expect(getBinIinProblem(value)).toBe(problem)
  })

  it('accepts a number that starts with a date only with its check digit', () => {
    fc.assert(
      fc.property(fc.oneof(binStartArbitrary, iinStartArbitrary), (start) => {
        const firstRemainder = calculateFirstRemainder(start)
        const checkDigit = firstRemainder === 10 ? calculateSecondRemainder(start) : firstRemainder
        for (let lastDigit = 0; lastDigit < 10; lastDigit += 1)
          expect(getBinIinProblem(`${start}${lastDigit}`)).toBe(lastDigit === checkDigit ? null : 'checksum')
      }),
      { numRuns: 2_000 },
    )
  })

  it('refuses a number that does not start with a date', () => {
    const undatedNumber = fc
      .tuple(fc.stringMatching(/^\d{6}$/), fc.stringMatching(/^\d{6}$/))
      .filter(([start]) => !startsWithDate(start))
    fc.assert(
      fc.property(undatedNumber, ([start, otherDigits]) => {
        expect(['month', 'birthday', 'fifth']).toContain(getBinIinProblem(start + otherDigits))
      }),
      { numRuns: 2_000 },
    )
  })

  it('accepts at most one last digit', () => {
    const elevenDigits = fc.stringMatching(/^\d{11}$/)
    fc.assert(
      fc.property(elevenDigits, (start) => {
        const validLastDigits = Array.from('0123456789').filter((lastDigit) => isValidBinIin(start + lastDigit))
        expect(validLastDigits.length).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('detects any one wrong digit except the eleventh, whose weight is eleven', () => {
    const positionArbitrary = fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11)
    const mistakeArbitrary = fc.tuple(
      fc.constantFrom(...vectors.valid),
      positionArbitrary,
      fc.integer({ min: 1, max: 9 }),
    )
    fc.assert(
      fc.property(mistakeArbitrary, ([value, position, difference]) => {
        const digit = (Number(value[position]) + difference) % 10
        // Skips numbers for which the first row of weights gives 10. The second row then decides, and the changed digit may pass by
        // chance.
        fc.pre(
          calculateFirstRemainder(value) !== 10 &&
            calculateFirstRemainder(value.slice(0, position) + digit + value.slice(position + 1)) !== 10,
        )
        expect(isValidBinIin(value.slice(0, position) + digit + value.slice(position + 1))).toBe(false)
      }),
    )
  })

  it.each(['', '12345678901', '1234567890123', '12345678901x', ' 940140000385'])(
    'refuses «%s», which is not a twelve-digit number',
    (value) => {
      expect(isValidBinIin(value)).toBe(false)
    },
  )
})

const padTwoDigits = (number: number): string => String(number).padStart(2, '0')
const monthArbitrary = fc.integer({ min: 1, max: 12 }).map(padTwoDigits)
const yearArbitrary = fc.nat({ max: 99 }).map(padTwoDigits)
const binStartArbitrary = fc
  .tuple(yearArbitrary, monthArbitrary, fc.constantFrom('4', '5', '6'), fc.stringMatching(/^\d{6}$/))
  .map((parts) => parts.join(''))
const iinStartArbitrary = fc
  .tuple(
    yearArbitrary,
    monthArbitrary,
    fc.integer({ min: 1, max: 28 }).map(padTwoDigits),
    fc.stringMatching(/^[0-6]$/),
    fc.stringMatching(/^\d{4}$/),
  )
  .map((parts) => parts.join(''))

/** Checks the date independently of the implementation: it uses the maximum length of each month. */
function startsWithDate(start: string): boolean {
  const [monthNumber, day] = [Number(start.slice(2, 4)), Number(start.slice(4))]
  const daysInMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][monthNumber - 1]
  return daysInMonth !== undefined && (/[456]/.test(start.charAt(4)) || (day >= 1 && day <= daysInMonth))
}

const calculateFirstRemainder = (value: string): number =>
  Array.from(value.slice(0, 11), Number).reduce((sum, digit, index) => sum + digit * (index + 1), 0) % 11

const calculateSecondRemainder = (value: string): number =>
  [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2].reduce((sum, weight, index) => sum + weight * Number(value[index]), 0) % 11
