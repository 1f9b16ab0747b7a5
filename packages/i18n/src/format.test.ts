import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toPressDay, formatAge, formatBytes, formatDate, formatMoney, formatNumber, weekdayNames } from './format.ts'
import { matchLocale, locales, localeTag } from './locales.ts'

describe('dates', () => {
  it('are formatted in the language of the reader, including Kazakh', () => {
    expect(formatDate('2026-11-16', 'ru')).toBe('16 ноя')
    expect(formatDate('2026-11-16', 'kz')).toBe('16 қар')
    expect(formatDate('2026-11-16', 'en')).toBe('16 Nov')
    expect(formatDate('2026-11-06', 'kz', 'dayMonth')).toBe('6 қараша')
    expect(formatDate('2026-11-16', 'kz', 'date')).toBe('2026\u00a0ж. 16 қараша')
    expect(formatDate('2026-11-16', 'kz', 'monthYear')).toBe('2026\u00a0ж. қараша')
    expect(formatDate('2026-11-16', 'kz', 'month')).toBe('қар')
    expect(formatDate('2026-03-01', 'ru', 'month')).toBe('мар')
    expect(formatDate('2026-11-16', 'ru', 'date')).toBe('16 ноября 2026\u00a0г.')
    expect(formatDate('2026-11-16', 'ru', 'monthYear')).toBe('ноябрь 2026\u00a0г.')
    expect(formatDate('2026-11-16T04:05:00Z', 'kz', 'dateTime')).toBe('16 қар, 09:05')
    expect(formatDate('2026-11-16T04:05:00Z', 'kz', 'time')).toBe('09:05')
  })

  // Browsers may lack Kazakh data. This test compares our words with the data of a runtime that has it.
  it('in Kazakh match the Unicode data', () => {
    for (let month = 0; month < 12; month += 1) {
      const date = new Date(Date.UTC(2026, month, 9, 7))
      const unicodeDate = new Intl.DateTimeFormat('kk-KZ', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
        date,
      )
      expect(formatDate(date, 'kz', 'dayMonth')).toBe(unicodeDate)
      for (const weekday of ['short', 'long'] as const) {
        const name = new Intl.DateTimeFormat('kk-KZ', { weekday, timeZone: 'UTC' }).format(date)
        expect(weekdayNames('kz', weekday)[(date.getUTCDay() + 6) % 7]).toBe(name)
      }
    }
    expect(weekdayNames('ru')).toEqual(['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'])
  })

  it('are shown in press time: a late London evening is the next Almaty day', () => {
    expect(formatDate('2026-11-16T21:30:00Z', 'ru')).toBe('17 ноя')
    expect(formatDate('2026-11-16T21:30:00Z', 'ru', 'time')).toBe('02:30')
  })

  it('follow the clock change in Almaty on 1 March 2024', () => {
    for (const locale of locales) {
      expect(formatDate('2024-02-29T04:00:00Z', locale, 'time')).toBe('10:00')
      expect(formatDate('2024-03-01T05:00:00Z', locale, 'time')).toBe('10:00')
    }
    // Clocks were set back on 1 March 2024, so the last hour of 29 February came twice.
    expect(['17:30', '18:30', '19:30'].map((time) => toPressDay(`2024-02-29T${time}:00Z`))).toEqual([
      '2024-02-29',
      '2024-02-29',
      '2024-03-01',
    ])
  })
})

describe('ages (spec §9)', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  it('are minutes under an hour, then hours', () => {
    expect(formatAge('2026-11-21T11:48:00Z', now, 'ru')).toBe('12 минут назад')
    expect(formatAge('2026-11-21T09:00:00Z', now, 'ru')).toBe('3 часа назад')
    expect(formatAge('2026-11-21T11:48:00Z', now, 'kz')).toBe('12 минут бұрын')
    expect(formatAge('2026-11-21T09:00:00Z', now, 'kz')).toBe('3 сағат бұрын')
    expect(formatAge('2026-11-21T11:01:00Z', now, 'en')).toBe('59 minutes ago')
    expect(formatAge('2026-11-21T11:00:00Z', now, 'en')).toBe('1 hour ago')
    expect(formatAge('2026-11-18T12:00:00Z', now, 'ru')).toBe('72 часа назад')
    expect(formatAge('2026-11-18T12:00:00Z', now, 'kz')).toBe('72 сағат бұрын')
  })
})

describe('money', () => {
  it('has no-break spaces and ends with the tenge sign', () => {
    expect(formatMoney(128_450_000, 'ru')).toBe('1\u00a0284\u00a0500\u00a0₸')
    expect(formatMoney(1_655_172, 'ru')).toBe('16\u00a0551,72\u00a0₸')
  })

  it('keeps the exact sum in every language', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), fc.constantFrom(...locales), (tiyn, locale) => {
        const digits = formatMoney(tiyn, locale)
          .replace(/[^\d.,]/g, '')
          .replace(/,(?=\d{3})/g, locale === 'en' ? '' : ',')
        expect(Math.round(Number(digits.replace(',', '.')) * 100)).toBe(tiyn)
      }),
    )
  })
})

it('file sizes have a short form', () => {
  expect(formatBytes(4.2 * 1024 ** 2, 'ru')).toBe('4,2\u00a0МБ')
  expect(formatBytes(0, 'ru')).toBe('0\u00a0Б')
  expect(formatBytes(4.2 * 1024 ** 2, 'kz')).toBe('4,2\u00a0МБ')
  expect(formatNumber(1000.5, 'kz')).toBe('1\u00a0000,5')
})

describe('the requested language', () => {
  it.each([
    ['kk-KZ,ru;q=0.8', 'kz'],
    ['en-US,en;q=0.9', 'en'],
    ['de-DE,ru;q=0.5', 'ru'],
    ['de-DE', 'ru'],
    [undefined, 'ru'],
  ])('%s is matched to %s', (header, locale) => {
    expect(matchLocale(header)).toBe(locale)
  })

  it('has a tag that Intl supports', () => {
    expect(Intl.DateTimeFormat.supportedLocalesOf(locales.map(localeTag))).toHaveLength(3)
  })
})
