import { imprintOf } from '@press/domain'
import { expect, it } from 'vitest'
import { createServerI18n, imprintLine, translator, type Locale } from './node.ts'

const i18n = createServerI18n()
const parts = imprintOf({
  udc: '51(075.8)',
  bbk: '22.1я73',
  signed: '2026-03-12',
  format: '60×84/16',
  pages: 200,
  volume: null,
  symbols: 412_345,
  paper: 'offset80',
  typeface: 'PT Serif',
  method: 'digital',
  copies: 1500,
  order: '1143',
  publisher: { name: 'РГП «Университет баспасы»', address: 'Алматы, пр. аль-Фараби, 71' },
  printer: { name: 'ТОО «Дәуір»', address: '' },
})

it.each<[Locale, string]>([
  [
    'ru',
    'УДК 51(075.8). ББК 22.1я73. Подписано в печать 12.03.2026. Формат 60×84 1/16. Бумага офсетная. Гарнитура PT Serif. Печать цифровая. Усл. печ. л. 11,63. Уч.-изд. л. 10,31. Тираж 1 500 экз. Заказ № 1143. Издательство: РГП «Университет баспасы», Алматы, пр. аль-Фараби, 71. Отпечатано: ТОО «Дәуір».',
  ],
  [
    'kz',
    'ӘОЖ 51(075.8). КБЖ 22.1я73. Басуға 12.03.2026 ж. қол қойылды. Пішімі 60×84 1/16. Офсеттік қағаз. Қаріп түрі PT Serif. Цифрлық басылым. Шартты баспа табағы 11,63. Есептік баспа табағы 10,31. Таралымы 1 500 дана. Тапсырыс № 1143. Баспасы: РГП «Университет баспасы», Алматы, пр. аль-Фараби, 71. Басып шығарған баспахана: ТОО «Дәуір».',
  ],
  [
    'en',
    'UDC 51(075.8). BBK 22.1я73. Signed for print 12.03.2026. Format 60×84 1/16. Offset paper. Typeface PT Serif. Digital printing. Conventional printed sheets 11.63. Publisher’s sheets 10.31. Print run 1,500. Order No. 1143. Publisher: РГП «Университет баспасы», Алматы, пр. аль-Фараби, 71. Printed by: ТОО «Дәуір».',
  ],
])('an imprint is written in %s as books of that language have it', (locale, line) => {
  expect(imprintLine(parts, locale, translator(i18n, locale)).replaceAll('\u00a0', ' ')).toBe(line)
})
