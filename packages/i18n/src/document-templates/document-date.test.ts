import { expect, it } from 'vitest'
import { formatDocumentDate } from './document-date.ts'

const replaceNoBreakSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')

it('declines Kazakh dates by their context', () => {
  expect(replaceNoBreakSpaces(formatDocumentDate('2026-11-06', 'kz'))).toBe('2026 жылғы 6 қараша')
  const formatMonthOf = (month: string) =>
    replaceNoBreakSpaces(formatDocumentDate(`2026-${month}-06`, 'kz', 'of')).slice('2026 жылғы 6 '.length)
  const formatMonthUntil = (month: string) =>
    replaceNoBreakSpaces(formatDocumentDate(`2026-${month}-06`, 'kz', 'until')).slice('2026 жылғы 6 '.length)
  const months = Array.from({ length: 12 }, (_none, index) => String(index + 1).padStart(2, '0'))
  expect(months.map(formatMonthOf).join(' ')).toBe(
    'қаңтардағы ақпандағы наурыздағы сәуірдегі мамырдағы маусымдағы шілдедегі тамыздағы қыркүйектегі қазандағы қарашадағы желтоқсандағы',
  )
  const formatMonthFrom = (month: string) =>
    replaceNoBreakSpaces(formatDocumentDate(`2026-${month}-06`, 'kz', 'from')).slice('2026 жылғы 6 '.length)
  expect(months.map(formatMonthFrom).join(' ')).toBe(
    'қаңтардан ақпаннан наурыздан сәуірден мамырдан маусымнан шілдеден тамыздан қыркүйектен қазаннан қарашадан желтоқсаннан',
  )
  expect(months.map(formatMonthUntil).join(', ')).toBe(
    'қаңтарға дейін, ақпанға дейін, наурызға дейін, сәуірге дейін, мамырға дейін, маусымға дейін, шілдеге дейін, тамызға дейін, қыркүйекке дейін, қазанға дейін, қарашаға дейін, желтоқсанға дейін',
  )
})

it('formats Russian and English dates as their documents do', () => {
  expect(replaceNoBreakSpaces(formatDocumentDate('2026-11-06', 'ru', 'of'))).toBe('6 ноября 2026 г.')
  expect(replaceNoBreakSpaces(formatDocumentDate('2026-11-06', 'en', 'until'))).toBe('6 November 2026')
})
