import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../shared/dates/dates.ts'
import { ruleDays } from '../free-time.ts'
import { repeatKinds, repeatsOnDays, type EventRepeat } from '../repeats.ts'
import { readRepeat } from './read.ts'
import { sayRepeat } from './say.ts'

/** A date that is a Monday. */
const monday = '2026-11-23'
const read = (text: string) => readRepeat(text, monday)
const tuesdays = { days: [2], until: null, count: null }
const fortnightly: EventRepeat = { kind: 'fortnightly', ...tuesdays }
const weekly: EventRepeat = { kind: 'weekly', ...tuesdays }
const on = (days: number[]): EventRepeat => ({ ...weekly, days })
const monthly: EventRepeat = { kind: 'monthly', ...tuesdays, days: [] }
const daily: EventRepeat = { ...monthly, kind: 'daily' }
const spans = (text: string, found: readonly { start: number; end: number }[]) =>
  found.map(({ start, end }) => text.slice(start, end))

describe('a rule that is read from words', () => {
  it.each<[string, EventRepeat]>([
    ['каждый день', daily],
    ['Ежедневно', daily],
    ['күн сайын', daily],
    ['every day', daily],
    ['каждый вторник', weekly],
    ['по вторникам', weekly],
    ['сейсенбі сайын', weekly],
    ['әр сейсенбі', weekly],
    ['сейсенби куни сайын', weekly],
    ['on Tuesdays', weekly],
    ['еженедельно по вторникам', weekly],
    ['раз в неделю во вторник', weekly],
    ['апта сайын сейсенбі күні', weekly],
    ['каждые две недели по вторникам', fortnightly],
    ['по вторникам каждые две недели', fortnightly],
    ['каждый второй вторник', fortnightly],
    ['КАЖДЫЙ ВТОРОЙ ВТОРНИК', fortnightly],
    ['раз в 2 недели по вт', fortnightly],
    ['через неделю по вторникам', fortnightly],
    ['екі аптада бір сейсенбі', fortnightly],
    ['екі аптада бір рет сейсенбі', fortnightly],
    ['әр екінші сейсенбі', fortnightly],
    ['every other Tuesday', fortnightly],
    ['once every two weeks on Tuesday', fortnightly],
    ['every second week on tue', fortnightly],
    ['fortnightly on Tuesdays', fortnightly],
    ['каждый второй вторник до 25 мая', { ...fortnightly, until: '2027-05-25' }],
    ['до 25 мая каждый второй вторник', { ...fortnightly, until: '2027-05-25' }],
    ['каждый второй вторник по 25.05.2028', { ...fortnightly, until: '2028-05-25' }],
    ['every other Tuesday until 25 May', { ...fortnightly, until: '2027-05-25' }],
    ['every other Tuesday until May 25, 2027', { ...fortnightly, until: '2027-05-25' }],
    ['екі аптада бір сейсенбі 25 мамырға дейін', { ...fortnightly, until: '2027-05-25' }],
    ['екі аптада бір сейсенбі, мамырдың 25-іне дейін', { ...fortnightly, until: '2027-05-25' }],
    ['каждый вторник 14 раз', { ...weekly, count: 14 }],
    ['14 раз по вторникам', { ...weekly, count: 14 }],
    ['сейсенбі сайын 14 рет', { ...weekly, count: 14 }],
    ['каждый вторник, пять встреч', { ...weekly, count: 5 }],
    ['every Tuesday, 14 times', { ...weekly, count: 14 }],
    ['по будням', on([1, 2, 3, 4, 5])],
    ['каждый рабочий день', on([1, 2, 3, 4, 5])],
    ['жұмыс күндері', on([1, 2, 3, 4, 5])],
    ['every weekday', on([1, 2, 3, 4, 5])],
    ['с понедельника по пятницу', on([1, 2, 3, 4, 5])],
    ['дүйсенбіден жұмаға дейін', on([1, 2, 3, 4, 5])],
    ['Monday to Friday', on([1, 2, 3, 4, 5])],
    ['пн-ср', on([1, 2, 3])],
    ['по выходным', on([6, 7])],
    ['демалыс күндері', on([6, 7])],
    ['вт, чт и сб', on([2, 4, 6])],
    ['дүйсенбі және сәрсенбі күндері', on([1, 3])],
    ['every Friday and Monday', on([1, 5])],
    ['каждую неделю', on([1])],
    ['апта сайын', on([1])],
    ['every two weeks', { ...fortnightly, days: [1] }],
  ])('is understood from «%s»', (text, rule) => {
    const { repeat, problem, unknown } = read(text)
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
    expect(read(text)).toMatchObject({ repeat: monthly, start: '2026-12-15' })
  })

  it.each([
    'последняя пятница месяца',
    'в последнюю пятницу каждого месяца',
    'айдың соңғы жұмасы',
    'last Friday of the month',
  ])('repeats on the last Friday of each month: «%s»', (text) => {
    expect(read(text)).toMatchObject({ repeat: { ...monthly, kind: 'monthlyLast' }, start: '2026-11-27' })
  })

  it.each(['второй вторник каждого месяца', 'әр айдың екінші сейсенбісі', 'the second Tuesday of each month'])(
    'repeats on the second Tuesday of each month: «%s»',
    (text) => {
      expect(read(text)).toMatchObject({ repeat: { ...monthly, kind: 'monthlyWeekday' }, start: '2026-12-08' })
    },
  )

  it('starts in the first month that has a fifth weekday', () => {
    expect(readRepeat('пятая среда каждого месяца', '2027-01-01').start).toBe('2027-03-31')
  })

  it('starts on the first of its weekdays', () => {
    expect(readRepeat('каждый второй вторник', '2026-11-26').start).toBe('2026-12-01')
    expect(read('каждый месяц')).toMatchObject({ repeat: monthly, start: monday })
  })

  it('lists the excluded days', () => {
    expect(read('каждый вторник кроме 8 декабря и 5 января').except).toEqual(['2026-12-08', '2027-01-05'])
    expect(read('сейсенбі сайын, 8 желтоқсаннан басқа').except).toEqual(['2026-12-08'])
    expect(read('every Tuesday except 8 December')).toMatchObject({ repeat: weekly, except: ['2026-12-08'] })
  })

  it('marks the words that it understood and those that it did not', () => {
    const text = 'каждый второй вторник до 25 мая'
    expect(spans(text, read(text).understood)).toEqual(['каждый второй вторник', 'до 25 мая'])
    const partly = 'По вторникам через раз'
    const reading = read(partly)
    expect(spans(partly, reading.understood)).toEqual(['По вторникам'])
    expect(spans(partly, reading.unknown)).toEqual(['через раз'])
    expect(reading).toMatchObject({ repeat: null, problem: 'unknown' })
    const strange = 'иногда по вторникам, если получится'
    expect(spans(strange, read(strange).unknown)).toEqual(['иногда', 'если получится'])
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
    expect(read(text)).toMatchObject({ repeat: null, problem, unknown: [] })
  })

  it.each(['второй вторник', 'дважды в неделю', '2 раза в неделю', 'до 32 мая каждый день', 'каждый', '15'])(
    'does not guess: «%s»',
    (text) => {
      expect(read(text)).toMatchObject({ repeat: null, problem: 'unknown' })
    },
  )
})

const starts = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days))
const rules = fc
  .record({
    from: starts,
    kind: fc.constantFrom(...repeatKinds),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    end: fc.constantFrom('never', 'until', 'count'),
    length: fc.integer({ min: 1, max: 366 }),
  })
  .map(({ from, kind, days, end, length }) => {
    const onDays = repeatsOnDays({ kind }) ? days.toSorted((one, other) => one - other) : []
    const [start = from] = ruleDays(from, { kind, days: onDays, until: null, count: null })
    const repeat: EventRepeat = {
      kind,
      days: onDays,
      until: end === 'until' ? addDays(start, length) : null,
      count: end === 'count' ? length : null,
    }
    return { repeat, start }
  })

describe('a rule that is written in words', () => {
  it.each(['en', 'ru', 'kz'] as const)('is read back as the same rule (%s)', (language) => {
    fc.assert(
      fc.property(rules, ({ repeat, start }) => {
        const text = sayRepeat(repeat, start, language)
        expect(readRepeat(text, start)).toMatchObject({ repeat, start, problem: null, except: [] })
      }),
    )
  })

  it.each(['en', 'ru', 'kz'] as const)('includes the excluded days (%s)', (language) => {
    fc.assert(
      fc.property(rules, fc.uniqueArray(fc.integer({ min: 0, max: 900 }), { maxLength: 8 }), (rule, after) => {
        const except = after.toSorted((one, other) => one - other).map((days) => addDays(rule.start, days))
        const text = sayRepeat(rule.repeat, rule.start, language, except)
        expect(readRepeat(text, rule.start)).toMatchObject({ ...rule, problem: null, except })
      }),
    )
  })

  it.each([
    ['ru', 'каждый вторник, кроме 8 декабря 2026 года и 30 ноября 2027 года'],
    ['kz', 'сейсенбі сайын, 2026 жылғы 8 желтоқсан және 2027 жылғы 30 қарашадан басқа'],
    ['en', 'every Tuesday, except 8 December 2026 and 30 November 2027'],
  ] as const)('includes years only when an excluded day is a year away (%s)', (language, words) => {
    expect(sayRepeat(weekly, '2026-11-24', language, ['2026-12-08', '2027-11-30'])).toBe(words)
    expect(sayRepeat(weekly, '2026-11-24', language, ['2026-12-08'])).not.toContain('2026')
  })

  it.each([
    ['ru', 'каждый второй вторник до 25 мая 2027 года'],
    ['kz', 'екі аптада бір сейсенбі, 2027 жылғы 25 мамырға дейін'],
    ['en', 'every other Tuesday until 25 May 2027'],
  ] as const)('uses the language of the person (%s)', (language, words) => {
    expect(sayRepeat({ ...fortnightly, until: '2027-05-25' }, '2026-11-24', language)).toBe(words)
  })

  it('never throws and keeps spans within the text, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), starts, (text, start) => {
        const { understood, unknown } = readRepeat(text, start)
        for (const span of [...understood, ...unknown]) {
          expect(span.start).toBeLessThan(span.end)
          expect(span.end).toBeLessThanOrEqual(text.normalize('NFC').length)
        }
      }),
    )
  })
})
