import { buildImprint, emptyMaterials, setPressTables } from '@press/domain'
import { expect, it, onTestFinished } from 'vitest'
import { createServerI18n, formatImprint, printNames, createTranslator, type Locale } from './node.ts'

const i18n = createServerI18n()
const parts = buildImprint({
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
])('an imprint in %s follows the conventions of that language', (locale, line) => {
  expect(formatImprint(parts, locale, createTranslator(i18n, locale)).replaceAll('\u00a0', ' ')).toBe(line)
})

it.each<[Locale, string, string]>([
  ['ru', 'Офсетная слоновая кость 70 г/м²', 'Бумага офсетная слоновая кость.'],
  ['kz', 'Піл сүйегі түсті офсеттік 70 г/м²', 'Піл сүйегі түсті офсеттік қағаз.'],
  ['en', 'Offset, ivory 70 gsm', 'Offset, ivory paper.'],
])('a paper added by the press has its own name in %s', (locale, name, sentence) => {
  const ivory = {
    key: 'offset-ivory70',
    name: { kz: 'Піл сүйегі түсті офсеттік', ru: 'Офсетная слоновая кость', en: 'Offset, ivory' },
    grammage: 70,
    caliper: 0.12,
  }
  setPressTables({ materials: { ...emptyMaterials, papers: [ivory] } })
  onTestFinished(() => setPressTables({}))
  const t = createTranslator(i18n, locale)
  const names = printNames(t, locale)
  expect(names.paper(ivory.key).replaceAll('\u00a0', ' ')).toBe(name)
  const paper = buildImprint({
    udc: null,
    bbk: null,
    typeface: null,
    method: null,
    publisher: null,
    printer: null,
    signed: null,
    format: null,
    pages: null,
    volume: null,
    symbols: null,
    paper: ivory.key,
    copies: null,
    order: null,
  })
  expect(formatImprint(paper, locale, t)).toBe(sentence)
  expect(names.paper('offset80')).toBe(t('print-forms:paper.offset80'))
  // If this process does not know a material yet, its key is used as its name.
  expect([names.paper('newsprint45'), names.binding('glue'), names.shortBinding('glue')]).toEqual([
    'newsprint45',
    'glue',
    'glue',
  ])
})
