import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isValidBic, isValidCardNumber, isValidKbe, isValidKnp, commonKnpCodes } from './bank-codes.ts'
import { formatIban, getIbanProblem, isValidIban, normalizeIban } from './iban.ts'
import { isKazakhIsbn, getIsbnProblem, parseIsbn } from './isbn.ts'
import { formatPhone, formatPartialPhone, parsePhone, getPhoneProblem } from './phone.ts'
import vectors from './vectors.json' with { type: 'json' }

describe('the account number check', () => {
  it.each(vectors.iban.valid)('accepts %s with any spacing', (value) => {
    expect(isValidIban(value)).toBe(true)
    expect(getIbanProblem(formatIban(value).toLowerCase())).toBeNull()
    expect(normalizeIban(formatIban(value))).toBe(value)
  })

  it.each(vectors.iban.invalid)('refuses the account $value: $why', ({ value }) => {
    expect(isValidIban(value)).toBe(false)
    expect(getIbanProblem(value)).toBe('wrong')
  })

  it.each([
    ['', 'country'],
    ['DE89370400440532013000', 'country'],
    ['KZ86 125K ZT50', 'short'],
    ['KZ86125KZT50041001001', 'wrong'],
    ['КZ86125KZT5004100100', 'letters'],
  ])('reports the account «%s» as %s', (value, problem) => {
    expect(getIbanProblem(value)).toBe(problem)
  })

  it('accepts an account of another country', () => {
    expect(isValidIban('DE89 3704 0044 0532 0130 00')).toBe(true)
  })
})

describe('the ISBN check', () => {
  it.each(vectors.isbn.valid)('accepts $value with and without hyphens', ({ value, isbn13 }) => {
    expect(getIsbnProblem(value)).toBeNull()
    const parsedIsbn = parseIsbn(value.replaceAll('-', ''))
    expect(parsedIsbn?.hyphenated).toBe(isbn13 ?? value)
    expect(parseIsbn(parsedIsbn?.isbn13 ?? '')).toEqual(parsedIsbn)
  })

  it.each(vectors.isbn.invalid)('refuses the ISBN $value: $why', ({ value }) => {
    expect(parseIsbn(value)).toBeNull()
    expect(getIsbnProblem(value)).not.toBeNull()
  })

  it.each([
    ['', 'short'],
    ['978-601', 'short'],
    ['1234567890123', 'prefix'],
    ['978-601-03-0070-6', 'wrong'],
  ])('reports the ISBN «%s» as %s', (value, problem) => {
    expect(getIsbnProblem(value)).toBe(problem)
  })

  it('shows whether an ISBN was assigned in Kazakhstan', () => {
    const isKazakhByIsbn = vectors.isbn.valid
      .map(({ value }) => parseIsbn(value))
      .map((isbn) => isbn && isKazakhIsbn(isbn))
    expect(isKazakhByIsbn).toEqual([true, true, false])
  })
})

describe('the phone number parser', () => {
  it.each(['+7 701 123 45 67', '8 (701) 123-45-67', '7011234567', '87011234567'])(
    'reads «%s» as a phone number',
    (typed) => {
      expect(parsePhone(typed)).toBe('+77011234567')
      expect(getPhoneProblem(typed)).toBeNull()
    },
  )

  it('formats a number for reading and parses it back', () => {
    expect(formatPhone('+77011234567')).toBe('+7 701 123 4567')
    expect(parsePhone(formatPhone('+4930901820'))).toBe('+4930901820')
    expect(formatPhone('добавочный 12')).toBe('добавочный 12')
  })

  it('adds spaces while a number is typed and keeps its digits', () => {
    expect(formatPartialPhone('+770112345')).toBe('+7 701 123 45')
    fc.assert(
      fc.property(fc.stringMatching(/^\+?\d{1,15}$/), (typed) => {
        expect(formatPartialPhone(typed).replace(/[^\d+]/g, '')).toBe(typed)
      }),
    )
  })

  it.each([
    ['+999 123', 'country'],
    ['701123', 'short'],
    ['+7 701 123 45 67 890123456789', 'long'],
    ['+7 100 111 11 11', 'wrong'],
    ['позвоните мне', 'wrong'],
    ['', 'wrong'],
  ])('reports the phone «%s» as %s', (value, problem) => {
    expect(parsePhone(value)).toBeNull()
    expect(getPhoneProblem(value)).toBe(problem)
  })
})

describe('the payment code checks', () => {
  it.each(vectors.bic)('accept the BIC %s', (value) => {
    expect(isValidBic(value)).toBe(true)
  })

  it.each(['', 'HSBKKZK', 'hsbkkzkx', 'HSBKKZKXX', 'HSBK1ZKX'])('refuse the BIC «%s»', (value) => {
    expect(isValidBic(value)).toBe(false)
  })

  it('accept a KBE from 11 to 29 without a sector of zero', () => {
    const validCodes = Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0')).filter(isValidKbe)
    expect(validCodes).toEqual(
      ['11', '12', '13', '14', '15', '16', '17', '18', '19'].concat([
        '21',
        '22',
        '23',
        '24',
        '25',
        '26',
        '27',
        '28',
        '29',
      ]),
    )
    expect(vectors.kbe.every(isValidKbe)).toBe(true)
    expect(['', '1', '171', '1A'].some(isValidKbe)).toBe(false)
  })

  it('accept a KNP of three digits', () => {
    expect(commonKnpCodes.every(isValidKnp)).toBe(true)
    expect(['', '71', '7100', '71x'].some(isValidKnp)).toBe(false)
  })

  it('never throw, whatever string is checked', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (value) => {
        for (const check of [getIbanProblem, getIsbnProblem, getPhoneProblem]) expect(() => check(value)).not.toThrow()
      }),
    )
  })
})

describe('the card number check', () => {
  it.each(['4400430000000007', '5555555555554444', '4111111111111111'])('accepts the card %s', (value) => {
    expect(isValidCardNumber(value)).toBe(true)
  })

  it.each(['', '4111111111111112', '411111111111111', '4111 1111 1111 1111', '41111111111111111'])(
    'refuses the card «%s»',
    (value) => {
      expect(isValidCardNumber(value)).toBe(false)
    },
  )

  it('detects any one wrong digit', () => {
    const positionArbitrary = fc.integer({ min: 0, max: 15 })
    const differenceArbitrary = fc.integer({ min: 1, max: 9 })
    fc.assert(
      fc.property(positionArbitrary, differenceArbitrary, (position, difference) => {
        const digits = Array.from('4111111111111111', Number)
        digits[position] = ((digits[position] ?? 0) + difference) % 10
        expect(isValidCardNumber(digits.join(''))).toBe(false)
      }),
    )
  })
})
