import { isIsoDate } from '../../shared/dates/dates.ts'
import type { Sign } from './lexicon.ts'

/** A recognized word: its letter and its value. */
export interface MatchedPhrase {
  sign: Sign
  value: number
  word: string
}

/**
 * Why a text gives no repetition rule. `unknown`: it has unknown words. `missing`: it gives no frequency. `yearly`: the rule is
 * yearly. `monthWeekday`: a weekday of the month has no position, such as the second. `monthDay`: the rule is for the last day of
 * the month. `frequency`: the interval is not supported. `ends`: it gives both a date and a count. `count`: it has too many events.
 */
export const repeatWordsProblems = [
  'unknown',
  'missing',
  'yearly',
  'monthWeekday',
  'monthDay',
  'frequency',
  'ends',
  'untilBeforeStart',
  'count',
] as const
export type RepeatWordsProblem = (typeof repeatWordsProblems)[number]

/** The parts of a repetition rule that a text gives. */
export interface Facts {
  step?: { unit: 'day' | 'week' | 'month'; every: number }
  /** Weekdays, as numbers from 1 (Monday) to 7 (Sunday). */
  days?: number[]
  monthDay?: number
  /** A weekday of the month, such as the second Tuesday. `place` is 1 to 5, or -1 for the last such weekday. */
  monthWeekday?: { day: number; place: number }
  until?: string
  count?: number
  except?: string[]
  /** Why the text is understood but not supported. */
  beyond?: RepeatWordsProblem
}

type Phrase = readonly [form: RegExp, say: (matches: readonly MatchedPhrase[], from: string) => Facts | null]

/** Matches a date such as «25 мая 2027 года», «2027 жылғы 25 мамыр», “May 25, 2027”, «25.05». */
const datePattern = '(?:Ny?[no]h|[no]C?hNy?|[no]C?h|Ny?h[no]|h[no]N?|c)'
const compilePattern = (pattern: string) => new RegExp(pattern.replaceAll('D', datePattern), 'gu')
const getValues = (matches: readonly MatchedPhrase[], ...signs: Sign[]): number[] =>
  matches.filter(({ sign }) => signs.includes(sign)).map(({ value }) => value)
const createRefusal = (problem: RepeatWordsProblem) => (): Facts => ({ beyond: problem })

const toIsoDate = (year: number, month: number, day: number): string | null => {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isIsoDate(text) ? text : null
}

/** Returns the date that the words give. A date without a year is the next such date on or after `from`. */
function readDate(matches: readonly MatchedPhrase[], from: string): string | null {
  const [firstNumber, secondNumber, thirdNumber] =
    matches
      .find(({ sign }) => sign === 'c')
      ?.word.split(/[./-]/)
      .map(Number) ?? []
  if (firstNumber !== undefined && firstNumber > 999) return toIsoDate(firstNumber, secondNumber ?? 0, thirdNumber ?? 0)
  const day = firstNumber ?? getValues(matches, 'n', 'o')[0] ?? 0
  const month = secondNumber ?? getValues(matches, 'h')[0] ?? 0
  const givenYear = thirdNumber ?? getValues(matches, 'N')[0]
  if (givenYear !== undefined) return toIsoDate(givenYear < 100 ? 2000 + givenYear : givenYear, month, day)
  const thisYear = Number(from.slice(0, 4))
  // Searches nine years, because 29 February may be up to eight years away.
  const years = Array.from({ length: 9 }, (_, yearOffset) => toIsoDate(thisYear + yearOffset, month, day))
  return years.find((isoDate) => isoDate !== null && isoDate >= from) ?? null
}

const datesPattern = new RegExp(datePattern, 'gu')
function readDates(matches: readonly MatchedPhrase[], from: string): string[] | null {
  const signs = matches.map(({ sign }) => sign).join('')
  const dates = [...signs.matchAll(datesPattern)].map((match) =>
    readDate(matches.slice(match.index, match.index + match[0].length), from),
  )
  const validDates = dates.filter((one) => one !== null)
  return validDates.length === dates.length ? validDates : null
}

const sortUnique = (days: readonly number[]): number[] => [...new Set(days)].toSorted((one, other) => one - other)
const readDays = (matches: readonly MatchedPhrase[]): Facts => ({ days: sortUnique(getValues(matches, 'w')) })

/** Returns the weekdays of a range, which may wrap around the end of the week. */
function readWeekdayRange(matches: readonly MatchedPhrase[]): Facts {
  const [firstWeekday = 1, lastWeekday = 7] = getValues(matches, 'w')
  const length = ((lastWeekday - firstWeekday + 7) % 7) + 1
  return { days: sortUnique(Array.from({ length }, (_, index) => ((firstWeekday - 1 + index) % 7) + 1)) }
}

const unitBySign = { d: 'day', k: 'week', m: 'month' } as const
function readStep(matches: readonly MatchedPhrase[], every: number): Facts {
  const unit = matches.map(({ sign }) => sign).find((sign) => sign === 'd' || sign === 'k' || sign === 'm')
  return unit ? { step: { unit: unitBySign[unit], every } } : { beyond: 'yearly' }
}
const readCountedStep = (matches: readonly MatchedPhrase[]): Facts =>
  readStep(matches, getValues(matches, 'n', 'o')[0] ?? 1)
const createStepReader =
  (unit: 'day' | 'week' | 'month', every = 1) =>
  (): Facts => ({ step: { unit, every } })

function readMonthDay(matches: readonly MatchedPhrase[]): Facts | null {
  const [day = 0] = getValues(matches, 'n', 'o')
  return day >= 1 && day <= 31 ? { monthDay: day } : null
}

function readMonthWeekday(matches: readonly MatchedPhrase[]): Facts | null {
  const [day = 1] = getValues(matches, 'w')
  const [place = -1] = getValues(matches, 'o')
  return place <= 5 ? { monthWeekday: { day, place } } : null
}

/** The phrases, the longest first. Words that matched one phrase are not matched again. */
export const phrases: readonly Phrase[] = [
  [
    compilePattern('xD+|D+r'),
    (matches, from) => {
      const except = readDates(matches, from)
      return except && { except }
    },
  ],
  [
    compilePattern('uD|Dv'),
    (matches, from) => {
      const [until] = readDates(matches, from) ?? []
      return until === undefined ? null : { until }
    },
  ],
  // Matches a range of weekdays: «С понедельника по пятницу», «пн–пт», «дүйсенбіден жұмаға дейін», “Monday to Friday”.
  [compilePattern('S?w-w|Swu?w|wuw|wwv'), readWeekdayRange],
  [compilePattern('(?:D)?(?:e[no]?y|yE|Y)(?:D)?|eD'), createRefusal('yearly')],
  [compilePattern('(?:em|mE|m|G)e?[ol]w|e?[ol]wC?e?m|e?lw'), readMonthWeekday],
  [compilePattern('e?lC?(?:jd|d|b)C?e?m|(?:em|mE|m|G)l(?:jd|d|b)'), createRefusal('monthDay')],
  [compilePattern('e?[no]d?Cd?e?m|(?<!e)[no]em|(?:em|mE|m|G)[no](?!t)C?d?|[no]C?d?G|e?[no]C(?!h)'), readMonthDay],
  [
    compilePattern('e[no](?:wd?)+|(?<!e)[no](?:wd?)+E'),
    (matches) => {
      const [every = 1] = getValues(matches, 'n', 'o')
      return { ...readDays(matches), step: { unit: 'week', every } }
    },
  ],
  // Matches an interval: «Екі аптада бір», «раз в две недели», “once every two weeks”.
  [
    compilePattern('[no][dkmy]nt?'),
    (matches) => (getValues(matches, 'n').at(-1) === 1 ? readCountedStep(matches) : null),
  ],
  [compilePattern('(?<!n)te?[no]?[dkmy]|e[no][dkmy]|[no][dkmy]E'), readCountedStep],
  // Matches every second unit: «Через неделю», «апта аралатып».
  [compilePattern('g[dkm]|[dkm]g'), (matches) => readStep(matches, 2)],
  [compilePattern('e?(?:wd?)+E?'), readDays],
  [compilePattern('e?(?:b|jd)E?'), () => ({ days: [1, 2, 3, 4, 5] })],
  [compilePattern('e?zd?E?'), () => ({ days: [6, 7] })],
  [compilePattern('e[dkm]|[dkm]E'), (matches) => readStep(matches, 1)],
  [compilePattern('A'), createStepReader('day')],
  [compilePattern('I'), createStepReader('week')],
  [compilePattern('e?F'), createStepReader('week', 2)],
  [compilePattern('G'), createStepReader('month')],
  [compilePattern('nt'), (matches) => ({ count: getValues(matches, 'n')[0] ?? 0 })],
]
