import { locales } from '@press/i18n'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDecimalFormat, fromUnits, toUnits } from './decimal-text.ts'
import { reformat } from './formatted-text.ts'

const noBreakSpace = '\u00a0'
const typeKeys = (keys: string, { locale = 'ru', digits = 2, negative = false } = {}) => {
  const format = createDecimalFormat(locale as 'ru', digits, negative)
  let rawValue = ''
  let displayText = ''
  for (const key of keys) {
    const result = reformat(
      { text: displayText + key, caret: displayText.length + 1, type: 'insertText', previous: rawValue },
      format,
    )
    rawValue = result.value
    displayText = result.displayText
  }
  return displayText
}

describe('typing a number', () => {
  it('groups thousands by language', () => {
    expect(typeKeys('1284500')).toBe(`1${noBreakSpace}284${noBreakSpace}500`)
    expect(typeKeys('1284500', { locale: 'kz' })).toBe(`1${noBreakSpace}284${noBreakSpace}500`)
    expect(typeKeys('1284500', { locale: 'en' })).toBe('1,284,500')
  })
  it('accepts a comma and a full stop as the decimal separator', () => {
    expect(typeKeys('12,5')).toBe('12,5')
    expect(typeKeys('12.5')).toBe('12,5')
    expect(typeKeys('12.5', { locale: 'en' })).toBe('12.5')
    expect(typeKeys('0,050')).toBe('0,05')
    expect(typeKeys(',5')).toBe(',5')
  })
  it('accepts no decimals or minus sign when they are not allowed', () => {
    expect(typeKeys('12,', { digits: 0 })).toBe('12')
    expect(typeKeys('-5')).toBe('5')
    expect(typeKeys('-5', { negative: true })).toBe('\u22125')
  })
})

describe('pasting a number', () => {
  const russianFormat = createDecimalFormat('ru', 2, false)
  it.each([
    ['1 284 500,50 ₸', '1284500.50'],
    [`1${noBreakSpace}284${noBreakSpace}500`, '1284500'],
    ['1,284,500.50', '1284500.50'],
    ['1.284.500,50', '1284500.50'],
    ['1.284', '1284'],
    ['12.5', '12.5'],
    ['1 000,', '1000'],
    ['KZT 999', '999'],
  ])('%s', (pastedText, expected) => expect(russianFormat.read(pastedText)).toBe(expected))

  it('omits decimals when they are not allowed', () => {
    expect(createDecimalFormat('ru', 0, false).read('1 500,00 экз.')).toBe('1500')
  })
  it('keeps an English thousands separator', () => {
    expect(createDecimalFormat('en', 2, false).read('1,284')).toBe('1284')
    expect(createDecimalFormat('en', 3, false).read('1,284')).toBe('1284')
    expect(createDecimalFormat('en', 3, false).read('1.284')).toBe('1.284')
  })
})

it('converting between text and number loses no unit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -(10 ** 13), max: 10 ** 13 }),
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom(...locales),
      (units, digits, locale) => {
        const { clean, format } = createDecimalFormat(locale, digits, true)
        const text = fromUnits(units, digits)
        expect(toUnits(text, digits)).toBe(units)
        expect(clean(format(text))).toBe(text)
      },
    ),
  )
})
it('an empty text differs from a zero', () => {
  expect(toUnits('', 2)).toBeNull()
  expect(toUnits('-', 2)).toBeNull()
  expect(toUnits('0', 2)).toBe(0)
})
