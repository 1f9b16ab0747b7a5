import { formatNumber, type Locale } from '@press/i18n'
import type { TextFormat } from './formatted-text.ts'

/** Returns the decimal mark of a locale: a comma in Russian and Kazakh. */
const getDecimalMark = (locale: Locale): string => formatNumber(1.5, locale).charAt(1)

/**
 * Creates a format for numbers typed in a locale. The value is plain text («-1234.5»), so that nothing is rounded. In English a
 * comma only separates thousands. Elsewhere both a comma and a full stop start the decimals.
 */
export function createDecimalFormat(
  locale: Locale,
  digits: number,
  negative: boolean,
): TextFormat & { read: (text: string) => string } {
  const decimalMark = getDecimalMark(locale)
  const acceptedMarks = decimalMark === '.' ? '.' : ',.'

  const clean = (text: string): string => {
    let result = ''
    for (const character of text.replaceAll('\u2212', '-')) {
      const decimals = result.split('.')[1]
      if (/\d/.test(character)) result += decimals !== undefined && decimals.length >= digits ? '' : character
      else if (character === '-' && negative && !result) result = '-'
      else if (acceptedMarks.includes(character) && digits > 0 && decimals === undefined) result += '.'
    }
    return result
  }
  const format = (rawValue: string): string => {
    const [, sign = '', integerPart = '', decimals] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(rawValue) ?? []
    const groupedInteger = integerPart && integerPart.replace(/\B(?=(\d{3})+$)/g, decimalMark === '.' ? ',' : '\u00a0')
    return sign.replace('-', '\u2212') + groupedInteger + (decimals === undefined ? '' : decimalMark + decimals)
  }
  /** Parses a pasted number with any separators. The last separator starts the decimals unless it occurs more than once. */
  const read = (text: string): string => {
    const numberText = text.replace(/[^\d.,\u2212-]/g, '').replace(/[.,]+$/, '')
    const lastMarkIndex = Math.max(numberText.lastIndexOf(','), numberText.lastIndexOf('.'))
    const lastMark = numberText.charAt(lastMarkIndex)
    const digitsAfterMark = numberText.length - lastMarkIndex - 1
    const isRepeated = lastMarkIndex >= 0 && numberText.indexOf(lastMark) !== lastMarkIndex
    const hasEarlierMark = lastMarkIndex >= 0 && /[.,]/.test(numberText.slice(0, lastMarkIndex))
    const onlyGroups =
      isRepeated || (!hasEarlierMark && digitsAfterMark === 3 && (digits < 3 || !acceptedMarks.includes(lastMark)))
    if (lastMarkIndex < 0 || onlyGroups) return clean(numberText.replace(/[.,]/g, ''))
    const integerPart = numberText.slice(0, lastMarkIndex).replace(/[.,]/g, '')
    return clean(digits > 0 ? `${integerPart}${decimalMark}${numberText.slice(lastMarkIndex + 1)}` : integerPart)
  }
  return { clean, format, read }
}

/** Converts «-1234.5» to a whole number of its smallest units (with 2 digits: -123450); null when there is no digit. */
export function toUnits(rawValue: string, digits: number): number | null {
  const [integerPart = '', decimals = ''] = rawValue.replace('-', '').split('.')
  if (!/\d/.test(integerPart + decimals)) return null
  const units = Number(integerPart + decimals.padEnd(digits, '0'))
  return rawValue.startsWith('-') && units ? -units : units
}

/**
 * Converts a whole number of smallest units to text: -123450 with 2 digits becomes «-1234.50», or «-1234» if the decimals are zero.
 */
export function fromUnits(units: number, digits: number): string {
  const digitText = String(Math.abs(units)).padStart(digits + 1, '0')
  const [integerPart, decimals] = [
    digitText.slice(0, digitText.length - digits),
    digitText.slice(digitText.length - digits),
  ]
  return `${units < 0 ? '-' : ''}${integerPart}${/[1-9]/.test(decimals) ? `.${decimals}` : ''}`
}
