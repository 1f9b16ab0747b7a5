import { imprintOf } from '@press/domain'
import { expect, it } from 'vitest'
import { createServerI18n, imprintLine, translator, type Locale } from './node.ts'

const i18n = createServerI18n()
const parts = imprintOf({
  signed: '2026-03-12',
  format: '60×84/16',
  pages: 200,
  volume: null,
  symbols: 412_345,
  paper: 'offset80',
  copies: 1500,
  order: '1143',
})

it.each<[Locale, string]>([
  [
    'ru',
    'Подписано в печать 12.03.2026. Формат 60×84 1/16. Бумага офсетная. Усл. печ. л. 11,63. Уч.-изд. л. 10,31. Тираж 1 500 экз. Заказ № 1143.',
  ],
  [
    'kz',
    'Басуға 12.03.2026 ж. қол қойылды. Пішімі 60×84 1/16. Офсеттік қағаз. Шартты баспа табағы 11,63. Есептік баспа табағы 10,31. Таралымы 1 500 дана. Тапсырыс № 1143.',
  ],
  [
    'en',
    'Signed for print 12.03.2026. Format 60×84 1/16. Offset paper. Conventional printed sheets 11.63. Publisher’s sheets 10.31. Print run 1,500. Order No. 1143.',
  ],
])('an imprint is written in %s as books of that language have it', (locale, line) => {
  expect(imprintLine(parts, locale, translator(i18n, locale)).replaceAll('\u00a0', ' ')).toBe(line)
})
