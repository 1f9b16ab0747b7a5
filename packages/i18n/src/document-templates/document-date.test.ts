import { expect, it } from 'vitest'
import { formatDocumentDate } from './document-date.ts'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

it('declines Kazakh dates by their context', () => {
  expect(plain(formatDocumentDate('2026-11-06', 'kz'))).toBe('2026 жылғы 6 қараша')
  const of = (month: string) => plain(formatDocumentDate(`2026-${month}-06`, 'kz', 'of')).slice('2026 жылғы 6 '.length)
  const until = (month: string) =>
    plain(formatDocumentDate(`2026-${month}-06`, 'kz', 'until')).slice('2026 жылғы 6 '.length)
  const months = Array.from({ length: 12 }, (_none, at) => String(at + 1).padStart(2, '0'))
  expect(months.map(of).join(' ')).toBe(
    'қаңтардағы ақпандағы наурыздағы сәуірдегі мамырдағы маусымдағы шілдедегі тамыздағы қыркүйектегі қазандағы қарашадағы желтоқсандағы',
  )
  const from = (month: string) =>
    plain(formatDocumentDate(`2026-${month}-06`, 'kz', 'from')).slice('2026 жылғы 6 '.length)
  expect(months.map(from).join(' ')).toBe(
    'қаңтардан ақпаннан наурыздан сәуірден мамырдан маусымнан шілдеден тамыздан қыркүйектен қазаннан қарашадан желтоқсаннан',
  )
  expect(months.map(until).join(', ')).toBe(
    'қаңтарға дейін, ақпанға дейін, наурызға дейін, сәуірге дейін, мамырға дейін, маусымға дейін, шілдеге дейін, тамызға дейін, қыркүйекке дейін, қазанға дейін, қарашаға дейін, желтоқсанға дейін',
  )
})

it('formats Russian and English dates as their documents do', () => {
  expect(plain(formatDocumentDate('2026-11-06', 'ru', 'of'))).toBe('6 ноября 2026 г.')
  expect(plain(formatDocumentDate('2026-11-06', 'en', 'until'))).toBe('6 November 2026')
})
