import { formatNumber, type Locale } from '@press/i18n'
import type { TextFormat } from './formatted-text.ts'

/** Returns the decimal mark of a locale: a comma in Russian and Kazakh. */
const markOf = (locale: Locale): string => formatNumber(1.5, locale).charAt(1)

/**
 * Creates a format for numbers typed in a locale. The value is plain text («-1234.5»), so that nothing is rounded. In English a
 * comma only separates thousands. Elsewhere both a comma and a full stop start the decimals.
 */
export function decimalFormat(
  locale: Locale,
  digits: number,
  negative: boolean,
): TextFormat & { read: (text: string) => string } {
  const mark = markOf(locale)
  const marks = mark === '.' ? '.' : ',.'

  const clean = (text: string): string => {
    let result = ''
    for (const one of text.replaceAll('\u2212', '-')) {
      const part = result.split('.')[1]
      if (/\d/.test(one)) result += part !== undefined && part.length >= digits ? '' : one
      else if (one === '-' && negative && !result) result = '-'
      else if (marks.includes(one) && digits > 0 && part === undefined) result += '.'
    }
    return result
  }
  const format = (rawValue: string): string => {
    const [, sign = '', integerPart = '', part] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(rawValue) ?? []
    const grouped = integerPart && integerPart.replace(/\B(?=(\d{3})+$)/g, mark === '.' ? ',' : '\u00a0')
    return sign.replace('-', '\u2212') + grouped + (part === undefined ? '' : mark + part)
  }
  /** Parses a pasted number with any separators. The last separator starts the decimals unless it occurs more than once. */
  const read = (text: string): string => {
    const bare = text.replace(/[^\d.,\u2212-]/g, '').replace(/[.,]+$/, '')
    const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))
    const sign = bare.charAt(last)
    const after = bare.length - last - 1
    const repeated = last >= 0 && bare.indexOf(sign) !== last
    const mixed = last >= 0 && /[.,]/.test(bare.slice(0, last))
    const groups = repeated || (!mixed && after === 3 && (digits < 3 || !marks.includes(sign)))
    if (last < 0 || groups) return clean(bare.replace(/[.,]/g, ''))
    const integerPart = bare.slice(0, last).replace(/[.,]/g, '')
    return clean(digits > 0 ? `${integerPart}${mark}${bare.slice(last + 1)}` : integerPart)
  }
  return { clean, format, read }
}

/** Converts «-1234.5» to a whole number of its smallest units (with 2 digits: -123450); null when there is no digit. */
export function toUnits(rawValue: string, digits: number): number | null {
  const [integerPart = '', part = ''] = rawValue.replace('-', '').split('.')
  if (!/\d/.test(integerPart + part)) return null
  const units = Number(integerPart + part.padEnd(digits, '0'))
  return rawValue.startsWith('-') && units ? -units : units
}

/**
 * Converts a whole number of smallest units to text: -123450 with 2 digits becomes «-1234.50», or «-1234» if the decimals are zero.
 */
export function fromUnits(units: number, digits: number): string {
  const figures = String(Math.abs(units)).padStart(digits + 1, '0')
  const [integerPart, part] = [figures.slice(0, figures.length - digits), figures.slice(figures.length - digits)]
  return `${units < 0 ? '-' : ''}${integerPart}${/[1-9]/.test(part) ? `.${part}` : ''}`
}
