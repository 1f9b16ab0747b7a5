import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../shared/dates/dates.ts'
import { generateRuleDays } from '../free-time.ts'
import { repeatKinds, repeatsOnDays, type EventRepeat } from '../repeats.ts'
import { readRepeat } from './read.ts'
import { formatRepeat } from './say.ts'

/** A date that is a Monday. */
const monday = '2026-11-23'
const readWords = (text: string) => readRepeat(text, monday)
const tuesdayRule = { days: [2], until: null, count: null }
const fortnightlyRule: EventRepeat = { kind: 'fortnightly', ...tuesdayRule }
const weeklyRule: EventRepeat = { kind: 'weekly', ...tuesdayRule }
const createWeeklyRule = (days: number[]): EventRepeat => ({ ...weeklyRule, days })
const monthlyRule: EventRepeat = { kind: 'monthly', ...tuesdayRule, days: [] }
const dailyRule: EventRepeat = { ...monthlyRule, kind: 'daily' }
const extractSpans = (text: string, textSpans: readonly { start: number; end: number }[]) =>
  textSpans.map(({ start, end }) => text.slice(start, end))

describe('a rule that is read from words', () => {
  it.each<[string, EventRepeat]>([
    ['каждый день', dailyRule],
    ['Ежедневно', dailyRule],
    ['күн сайын', dailyRule],
    ['every day', dailyRule],
    ['каждый вторник', weeklyRule],
    ['по вторникам', weeklyRule],
    ['сейсенбі сайын', weeklyRule],
    ['әр сейсенбі', weeklyRule],
    ['сейсенби куни сайын', weeklyRule],
    ['on Tuesdays', weeklyRule],
    ['еженедельно по вторникам', weeklyRule],
    ['раз в неделю во вторник', weeklyRule],
    ['апта сайын сейсенбі күні', weeklyRule],
    ['каждые две недели по вторникам', fortnightlyRule],
    ['по вторникам каждые две недели', fortnightlyRule],
    ['каждый второй вторник', fortnightlyRule],
    ['КАЖДЫЙ ВТОРОЙ ВТОРНИК', fortnightlyRule],
    ['раз в 2 недели по вт', fortnightlyRule],
    ['через неделю по вторникам', fortnightlyRule],
    ['екі аптада бір сейсенбі', fortnightlyRule],
    ['екі аптада бір рет сейсенбі', fortnightlyRule],
    ['әр екінші сейсенбі', fortnightlyRule],
    ['every other Tuesday', fortnightlyRule],
    ['once every two weeks on Tuesday', fortnightlyRule],
    ['every second week on tue', fortnightlyRule],
    ['fortnightly on Tuesdays', fortnightlyRule],
    ['каждый второй вторник до 25 мая', { ...fortnightlyRule, until: '2027-05-25' }],
    ['до 25 мая каждый второй вторник', { ...fortnightlyRule, until: '2027-05-25' }],
    ['каждый второй вторник по 25.05.2028', { ...fortnightlyRule, until: '2028-05-25' }],
    ['every other Tuesday until 25 May', { ...fortnightlyRule, until: '2027-05-25' }],
    ['every other Tuesday until May 25, 2027', { ...fortnightlyRule, until: '2027-05-25' }],
    ['екі аптада бір сейсенбі 25 мамырға дейін', { ...fortnightlyRule, until: '2027-05-25' }],
    ['екі аптада бір сейсенбі, мамырдың 25-іне дейін', { ...fortnightlyRule, until: '2027-05-25' }],
    ['каждый вторник 14 раз', { ...weeklyRule, count: 14 }],
    ['14 раз по вторникам', { ...weeklyRule, count: 14 }],
    ['сейсенбі сайын 14 рет', { ...weeklyRule, count: 14 }],
    ['каждый вторник, пять встреч', { ...weeklyRule, count: 5 }],
    ['every Tuesday, 14 times', { ...weeklyRule, count: 14 }],
    ['по будням', createWeeklyRule([1, 2, 3, 4, 5])],
    ['каждый рабочий день', createWeeklyRule([1, 2, 3, 4, 5])],
    ['жұмыс күндері', createWeeklyRule([1, 2, 3, 4, 5])],
    ['every weekday', createWeeklyRule([1, 2, 3, 4, 5])],
    ['с понедельника по пятницу', createWeeklyRule([1, 2, 3, 4, 5])],
    ['дүйсенбіден жұмаға дейін', createWeeklyRule([1, 2, 3, 4, 5])],
    ['Monday to Friday', createWeeklyRule([1, 2, 3, 4, 5])],
    ['пн-ср', createWeeklyRule([1, 2, 3])],
    ['по выходным', createWeeklyRule([6, 7])],
    ['демалыс күндері', createWeeklyRule([6, 7])],
    ['вт, чт и сб', createWeeklyRule([2, 4, 6])],
    ['дүйсенбі және сәрсенбі күндері', createWeeklyRule([1, 3])],
    ['every Friday and Monday', createWeeklyRule([1, 5])],
    ['каждую неделю', createWeeklyRule([1])],
    ['апта сайын', createWeeklyRule([1])],
    ['every two weeks', { ...fortnightlyRule, days: [1] }],
  ])('is understood from «%s»', (text, rule) => {
    const { repeat, problem, unknown } = readWords(text)
    expect({ repeat, problem, unknown }).toEqual({ repeat: rule, problem: null, unknown: [] })
  })

  it.each([
    '15 числа каждого месяца',
    'каждое 15-е число',
    'ежемесячно 15 числа',
    '15-го числа ежемесячно',
    'каждый месяц 15-го',
    'әр айдың 15-і',
    'ай сайын 15-і күні',
    'айдың 15-күні',
    'the 15th of each month',
    'monthly on the 15th',
    'every month on the 15th',
  ])('starts on the next 15th: «%s»', (text) => {
    expect(readWords(text)).toMatchObject({ repeat: monthlyRule, start: '2026-12-15' })
  })

  it.each([
    'последняя пятница месяца',
    'в последнюю пятницу каждого месяца',
    'айдың соңғы жұмасы',
    'last Friday of the month',
  ])('repeats on the last Friday of each month: «%s»', (text) => {
    expect(readWords(text)).toMatchObject({ repeat: { ...monthlyRule, kind: 'monthlyLast' }, start: '2026-11-27' })
  })

  it.each(['второй вторник каждого месяца', 'әр айдың екінші сейсенбісі', 'the second Tuesday of each month'])(
    'repeats on the second Tuesday of each month: «%s»',
    (text) => {
      expect(readWords(text)).toMatchObject({ repeat: { ...monthlyRule, kind: 'monthlyWeekday' }, start: '2026-12-08' })
    },
  )

  it('starts in the first month that has a fifth weekday', () => {
    expect(readRepeat('пятая среда каждого месяца', '2027-01-01').start).toBe('2027-03-31')
  })

  it('starts on the first of its weekdays', () => {
    expect(readRepeat('каждый второй вторник', '2026-11-26').start).toBe('2026-12-01')
    expect(readWords('каждый месяц')).toMatchObject({ repeat: monthlyRule, start: monday })
  })

  it('lists the excluded days', () => {
    expect(readWords('каждый вторник кроме 8 декабря и 5 января').except).toEqual(['2026-12-08', '2027-01-05'])
    expect(readWords('сейсенбі сайын, 8 желтоқсаннан басқа').except).toEqual(['2026-12-08'])
    expect(readWords('every Tuesday except 8 December')).toMatchObject({ repeat: weeklyRule, except: ['2026-12-08'] })
  })

  it('marks the words that it understood and those that it did not', () => {
    const text = 'каждый второй вторник до 25 мая'
    expect(extractSpans(text, readWords(text).understood)).toEqual(['каждый второй вторник', 'до 25 мая'])
    const partlyUnderstoodText = 'По вторникам через раз'
    const reading = readWords(partlyUnderstoodText)
    expect(extractSpans(partlyUnderstoodText, reading.understood)).toEqual(['По вторникам'])
    expect(extractSpans(partlyUnderstoodText, reading.unknown)).toEqual(['через раз'])
    expect(reading).toMatchObject({ repeat: null, problem: 'unknown' })
    const textWithUnknownWords = 'иногда по вторникам, если получится'
    expect(extractSpans(textWithUnknownWords, readWords(textWithUnknownWords).unknown)).toEqual([
      'иногда',
      'если получится',
    ])
  })

  it.each([
    ['каждый месяц по вторникам', 'monthWeekday'],
    ['последний день месяца', 'monthDay'],
    ['ежегодно', 'yearly'],
    ['каждый год 8 марта', 'yearly'],
    ['жыл сайын', 'yearly'],
    ['every year', 'yearly'],
    ['каждые три недели', 'frequency'],
    ['через день', 'frequency'],
    ['every other day', 'frequency'],
    ['every 2 months', 'frequency'],
    ['по вторникам до 25 мая, 14 раз', 'ends'],
    ['по вторникам до 25 мая 2025 года', 'untilBeforeStart'],
    ['по вторникам 500 раз', 'count'],
    ['до 25 мая', 'missing'],
    ['', 'missing'],
  ])('says why an understood rule is not supported: «%s»', (text, problem) => {
    expect(readWords(text)).toMatchObject({ repeat: null, problem, unknown: [] })
  })

  it.each(['второй вторник', 'дважды в неделю', '2 раза в неделю', 'до 32 мая каждый день', 'каждый', '15'])(
    'does not guess: «%s»',
    (text) => {
      expect(readWords(text)).toMatchObject({ repeat: null, problem: 'unknown' })
    },
  )
})

const startArbitrary = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days))
const ruleArbitrary = fc
  .record({
    from: startArbitrary,
    kind: fc.constantFrom(...repeatKinds),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    end: fc.constantFrom('never', 'until', 'count'),
    length: fc.integer({ min: 1, max: 366 }),
  })
  .map(({ from, kind, days, end, length }) => {
    const ruleWeekdays = repeatsOnDays({ kind }) ? days.toSorted((one, other) => one - other) : []
    const [start = from] = generateRuleDays(from, { kind, days: ruleWeekdays, until: null, count: null })
    const repeat: EventRepeat = {
      kind,
      days: ruleWeekdays,
      until: end === 'until' ? addDays(start, length) : null,
      count: end === 'count' ? length : null,
    }
    return { repeat, start }
  })

describe('a rule that is written in words', () => {
  it.each(['en', 'ru', 'kz'] as const)('is read back as the same rule (%s)', (language) => {
    fc.assert(
      fc.property(ruleArbitrary, ({ repeat, start }) => {
        const text = formatRepeat(repeat, start, language)
        expect(readRepeat(text, start)).toMatchObject({ repeat, start, problem: null, except: [] })
      }),
    )
  })

  it.each(['en', 'ru', 'kz'] as const)('includes the excluded days (%s)', (language) => {
    fc.assert(
      fc.property(
        ruleArbitrary,
        fc.uniqueArray(fc.integer({ min: 0, max: 900 }), { maxLength: 8 }),
        (rule, excludedOffsets) => {
          const excludedDays = excludedOffsets
            .toSorted((one, other) => one - other)
            .map((days) => addDays(rule.start, days))
          const text = formatRepeat(rule.repeat, rule.start, language, excludedDays)
          expect(readRepeat(text, rule.start)).toMatchObject({ ...rule, problem: null, except: excludedDays })
        },
      ),
    )
  })

  it.each([
    ['ru', 'каждый вторник, кроме 8 декабря 2026 года и 30 ноября 2027 года'],
    ['kz', 'сейсенбі сайын, 2026 жылғы 8 желтоқсан және 2027 жылғы 30 қарашадан басқа'],
    ['en', 'every Tuesday, except 8 December 2026 and 30 November 2027'],
  ] as const)('includes years only when an excluded day is a year away (%s)', (language, expectedText) => {
    expect(formatRepeat(weeklyRule, '2026-11-24', language, ['2026-12-08', '2027-11-30'])).toBe(expectedText)
    expect(formatRepeat(weeklyRule, '2026-11-24', language, ['2026-12-08'])).not.toContain('2026')
  })

  it.each([
    ['ru', 'каждый второй вторник до 25 мая 2027 года'],
    ['kz', 'екі аптада бір сейсенбі, 2027 жылғы 25 мамырға дейін'],
    ['en', 'every other Tuesday until 25 May 2027'],
  ] as const)('uses the language of the person (%s)', (language, expectedText) => {
    expect(formatRepeat({ ...fortnightlyRule, until: '2027-05-25' }, '2026-11-24', language)).toBe(expectedText)
  })

  it('never throws and keeps spans within the text, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), startArbitrary, (text, start) => {
        const { understood, unknown } = readRepeat(text, start)
        for (const span of [...understood, ...unknown]) {
          expect(span.start).toBeLessThan(span.end)
          expect(span.end).toBeLessThanOrEqual(text.normalize('NFC').length)
        }
      }),
    )
  })
})
