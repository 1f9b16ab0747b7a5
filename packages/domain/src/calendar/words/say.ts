import { getIsoWeekday, getWeekdayPosition, repeatsOnDays, type EventRepeat } from '../repeats.ts'

type Language = 'en' | 'ru' | 'kz'

interface Wording {
  daily: string
  /** Working days of every week, and working days of every second week. */
  workdays: readonly [string, string]
  /** One weekday of every week, and one weekday of every second week. */
  one: (day: number) => readonly [string, string]
  /** Several weekdays of every week, and of every second week. */
  many: (days: readonly number[]) => readonly [string, string]
  monthly: (day: number) => string
  /** A weekday of the month by its position: the first to the fifth, and the last. */
  monthWeekday: (day: number, place: number) => string
  until: (rule: string, date: string) => string
  times: (rule: string, count: number) => string
  /** The rule with the days that are left out. The year of a day is null if it is not needed. */
  except: (rule: string, days: readonly DateParts[]) => string
}

interface DateParts {
  year: string | null
  month: number
  day: number
}

/** The position of «last» in the word lists, from 1. It follows the fifth position. */
const lastPosition = 6

/** Joins words into a list: «А, б и в». */
const joinWords = (words: readonly string[], conjunction: string): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}` : (words[0] ?? '')
const pickNames = (names: string, numbers: readonly number[]): string[] =>
  numbers.map((one) => names.split(' ')[one - 1] ?? '')

const parseDateParts = (date: string) => {
  const [year = '', month = '', day = ''] = date.split('-')
  return { year, month: Number(month), day: Number(day) }
}
const formatDate = (date: string, months: string): string => {
  const { year, month, day } = parseDateParts(date)
  return `${day} ${pickNames(months, [month])[0]} ${year}`
}

const russian = {
  days: 'понедельник вторник среду четверг пятницу субботу воскресенье',
  plural: 'понедельникам вторникам средам четвергам пятницам субботам воскресеньям',
  months: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  every: ['каждый', 'каждый', 'каждую', 'каждый', 'каждую', 'каждую', 'каждое'],
  second: ['второй', 'второй', 'вторую', 'второй', 'вторую', 'вторую', 'второе'],
  subject: 'понедельник вторник среда четверг пятница суббота воскресенье',
  genders: [0, 0, 1, 0, 1, 1, 2],
  places: [
    'первый второй третий четвёртый пятый последний',
    'первая вторая третья четвёртая пятая последняя',
    'первое второе третье четвёртое пятое последнее',
  ],
}
const getRussianTimesWord = (count: number): string =>
  count % 10 >= 2 && count % 10 <= 4 && (count % 100 < 12 || count % 100 > 14) ? 'раза' : 'раз'

const kazakh = {
  days: 'дүйсенбі сейсенбі сәрсенбі бейсенбі жұма сенбі жексенбі',
  places: 'бірінші екінші үшінші төртінші бесінші соңғы',
  from: 'қаңтардан ақпаннан наурыздан сәуірден мамырдан маусымнан шілдеден тамыздан қыркүйектен қазаннан қарашадан желтоқсаннан',
  plain: 'қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан',
  months: 'қаңтарға ақпанға наурызға сәуірге мамырға маусымға шілдеге тамызға қыркүйекке қазанға қарашаға желтоқсанға',
}
/** Returns the Kazakh ending of a number: «15-і», «6-сы». The ending follows the number's pronunciation. */
const getKazakhEnding = (day: number): string =>
  ['ы', 'і', 'сі', 'і', 'і', 'і', 'сы', 'сі', 'і', 'ы'][day % 10 === 0 && day === 20 ? 6 : day % 10] ?? 'і'

const english = {
  places: 'first second third fourth fifth last',
  days: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  months: 'January February March April May June July August September October November December',
}
const formatEnglishOrdinal = (day: number): string => {
  const ending = ['th', 'st', 'nd', 'rd'][day > 10 && day < 14 ? 0 : day % 10] ?? 'th'
  return `${day}${ending}`
}

const wordings: Record<Language, Wording> = {
  ru: {
    daily: 'каждый день',
    workdays: ['по будням', 'каждые две недели по будням'],
    one: (day) => {
      const [name] = pickNames(russian.days, [day])
      const every = russian.every[day - 1]
      return [`${every} ${name}`, `${every} ${russian.second[day - 1]} ${name}`]
    },
    many: (days) => {
      const names = joinWords(pickNames(russian.plural, days), 'и')
      return [`по ${names}`, `каждые две недели по ${names}`]
    },
    monthly: (day) => `${day} числа каждого месяца`,
    monthWeekday: (day, position) => {
      const places = russian.places[russian.genders[day - 1] ?? 0] ?? ''
      return `${pickNames(places, [position])[0]} ${pickNames(russian.subject, [day])[0]} каждого месяца`
    },
    until: (rule, date) => `${rule} до ${formatDate(date, russian.months)} года`,
    times: (rule, count) => `${rule}, ${count} ${getRussianTimesWord(count)}`,
    except(rule, days) {
      const exceptions = days.map(({ year, month, day }) =>
        [day, ...pickNames(russian.months, [month]), ...(year ? [year, 'года'] : [])].join(' '),
      )
      return `${rule}, кроме ${joinWords(exceptions, 'и')}`
    },
  },
  kz: {
    daily: 'күн сайын',
    workdays: ['жұмыс күндері', 'екі аптада бір жұмыс күндері'],
    one: (day) => {
      const [name] = pickNames(kazakh.days, [day])
      return [`${name} сайын`, `екі аптада бір ${name}`]
    },
    many: (days) => {
      const names = joinWords(pickNames(kazakh.days, days), 'және')
      return [`${names} күндері`, `екі аптада бір ${names} күндері`]
    },
    monthly: (day) => `әр айдың ${day}-${getKazakhEnding(day)}`,
    monthWeekday: (day, position) =>
      `әр айдың ${pickNames(kazakh.places, [position])[0]} ${pickNames(kazakh.days, [day])[0]}${day === 5 ? 'сы' : 'сі'}`,
    until: (rule, date) => {
      const { year, month, day } = parseDateParts(date)
      return `${rule}, ${year} жылғы ${day} ${pickNames(kazakh.months, [month])[0]} дейін`
    },
    times: (rule, count) => `${rule}, ${count} рет`,
    except(rule, days) {
      const exceptions = days.map(({ year, month, day }, index) => {
        // In Kazakh, only the last date has the case ending.
        const months = index === days.length - 1 ? kazakh.from : kazakh.plain
        return [...(year ? [year, 'жылғы'] : []), day, ...pickNames(months, [month])].join(' ')
      })
      return `${rule}, ${joinWords(exceptions, 'және')} басқа`
    },
  },
  en: {
    daily: 'every day',
    workdays: ['every weekday', 'every other week on weekdays'],
    one: (day) => {
      const [name] = pickNames(english.days, [day])
      return [`every ${name}`, `every other ${name}`]
    },
    many: (days) => {
      const names = joinWords(pickNames(english.days, days), 'and')
      return [`every ${names}`, `every other week on ${names}`]
    },
    monthly: (day) => `the ${formatEnglishOrdinal(day)} of every month`,
    monthWeekday: (day, position) =>
      `the ${pickNames(english.places, [position])[0]} ${pickNames(english.days, [day])[0]} of every month`,
    until: (rule, date) => `${rule} until ${formatDate(date, english.months)}`,
    times: (rule, count) => `${rule}, ${count} ${count === 1 ? 'time' : 'times'}`,
    except(rule, days) {
      const exceptions = days.map(({ year, month, day }) =>
        [day, ...pickNames(english.months, [month]), ...(year ? [year] : [])].join(' '),
      )
      return `${rule}, except ${joinWords(exceptions, 'and')}`
    },
  },
}

/**
 * Returns a repetition rule as text, including the left-out days. `readRepeat` reads the text as the same rule, for an event that
 * begins on the same day.
 */
export function formatRepeat(
  repeat: EventRepeat,
  start: string,
  language: Language,
  excludedDays: readonly string[] = [],
): string {
  const { until, count } = repeat
  const wording = wordings[language]
  const frequency = formatFrequency(repeat, start, wording)
  const rule =
    until !== null ? wording.until(frequency, until) : count === null ? frequency : wording.times(frequency, count)
  if (excludedDays.length === 0) return rule
  // Either all dates have years or none of them has. In Kazakh a year comes before its day, so it could be read as part of the
  // previous date.
  const omitYears = excludedDays.every((date) => date < addYear(start))
  return wording.except(
    rule,
    excludedDays.map((date) => ({ ...parseDateParts(date), ...(omitYears && { year: null }) })),
  )
}

/** Returns the same date a year later. Before that day, a date without a year is unambiguous. */
const addYear = (date: string): string => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`

function formatFrequency({ kind, days }: EventRepeat, start: string, wording: Wording): string {
  if (kind === 'daily') return wording.daily
  if (kind === 'monthly') return wording.monthly(Number(start.slice(8)))
  if (!repeatsOnDays({ kind }))
    return wording.monthWeekday(getIsoWeekday(start), kind === 'monthlyLast' ? lastPosition : getWeekdayPosition(start))
  const wordingIndex = kind === 'weekly' ? 0 : 1
  if (days.join() === '1,2,3,4,5') return wording.workdays[wordingIndex]
  const [day = 1, ...otherDays] = days
  return (otherDays.length > 0 ? wording.many(days) : wording.one(day))[wordingIndex]
}
