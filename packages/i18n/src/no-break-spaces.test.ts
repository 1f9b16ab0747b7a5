import { describe, expect, it } from 'vitest'
import { createServerI18n, createTranslator } from './node.ts'
import { insertNoBreakSpaces } from './no-break-spaces.ts'

/** Replaces no-break spaces with `_`, so that the tests can show them. */
const showNoBreakSpaces = (text: string) => insertNoBreakSpaces(text).replaceAll('\u00a0', '_')

describe('a number and its unit stay on one line', () => {
  it.each([
    ['тираж 400 экз. уйдёт в печать', 'тираж 400_экз. уйдёт в печать'],
    ['Книга 148 × 210 мм, корешок 10,3 мм', 'Книга 148_× 210_мм, корешок 10,3_мм'],
    ['80 г/м²', '80_г/м²'],
    ['Оплачено 36 %', 'Оплачено 36_%'],
    ['КП № 12 от 16 ноября 2026 г.', 'КП №_12 от 16 ноября 2026_г.'],
    ['22,32 усл. печ. л.', '22,32_усл. печ. л.'],
    ['16 ч/б с.', '16_ч/б с.'],
    ['на 6 ч больше нормы', 'на 6_ч больше нормы'],
    ['№ 7 түптеу, 300 дана', '№_7 түптеу, 300_дана'],
    ['2026 ж. 16 қараша', '2026_ж. 16 қараша'],
    ['от 48 беттен', 'от 48_беттен'],
  ])('in «%s»', (text, expectedText) => expect(showNoBreakSpaces(text)).toBe(expectedText))

  it.each(['12 цифр', '5 дней', '16 ноября', '3 человека', '2 месяца', '7 томов'])('but «%s» may be split', (text) =>
    expect(insertNoBreakSpaces(text)).toBe(text),
  )
})

describe('catalog texts', () => {
  const i18n = createServerI18n()
  it('have no-break spaces in Russian and Kazakh, including inserted values', () => {
    expect(createTranslator(i18n, 'ru')('offers:drawer.numberOf', { number: 12, date: '1 мая' })).toBe(
      '№\u00a012 от 1 мая',
    )
    expect(createTranslator(i18n, 'kz')('offers:percent', { value: 36 })).toBe('36\u00a0%')
    expect(createTranslator(i18n, 'ru')('offer-words:copies', { count: 400, copies: 400 })).toBe('400\u00a0экз.')
  })
  it('have no added spaces in English', () => {
    expect(createTranslator(i18n, 'en')('offers:percent', { value: 36 })).toBe('36%')
  })
})
