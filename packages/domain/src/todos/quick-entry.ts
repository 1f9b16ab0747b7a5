import { addDays, isIsoDate } from '../shared/dates/dates.ts'
import { foldKazakhLetters } from '../shared/text.ts'
import { todoPriorities, type TodoPriority } from './priorities.ts'
/**
 * The vocabulary of the quick entry in the three languages:
 * - words for days, by their distance from today;
 * - weekdays, starting with Monday;
 * - prefixes of priorities after «!», where the number is the index in the list;
 * - words that belong to the day or time that follows them.
 */
import vocabulary from './quick-entry.json' with { type: 'json' }

const foldKeys = (map: Readonly<Record<string, number>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(map).map(([key, value]) => [foldKazakhLetters(key), value]))
const dayOf = foldKeys(vocabulary.days)
const weekdayOf = foldKeys(
  Object.fromEntries(vocabulary.weekdays.flatMap((names, index) => names.map((name) => [name, index]))),
)
const before = new Set(vocabulary.before.map(foldKazakhLetters))

export interface NamedPerson {
  id: number
  name: string
}

interface Known {
  today: string
  people: readonly NamedPerson[]
  books: readonly NamedPerson[]
  /** Words that the person wants to be treated as plain text. */
  plain: ReadonlySet<string>
}

interface TokenPosition {
  /** The position of the word in the text, including the words that belong to it. */
  from: number
  to: number
  /** The word itself, as typed. */
  text: string
}
type Meaning =
  | { kind: 'day'; value: string }
  | { kind: 'time'; value: string }
  | { kind: 'priority'; value: TodoPriority }
  /** The possible matches. If there is only one match, it is certain. */
  | { kind: 'person'; value: readonly NamedPerson[] }
  | { kind: 'book'; value: readonly NamedPerson[] }
/** A recognized word with its meaning. */
export type TodoToken = TokenPosition & Meaning

function dayIn(word: string, today: string): string | undefined {
  const away = dayOf.get(word)
  if (away !== undefined) return addDays(today, away)
  const weekday = weekdayOf.get(word)
  if (weekday !== undefined) {
    const now = (new Date(today).getUTCDay() + 6) % 7
    return addDays(today, ((weekday - now + 6) % 7) + 1)
  }
  const [, date, month, year] = /^(\d{1,2})\.(\d{1,2})(?:\.((?:20)?\d{2}))?$/.exec(word) ?? []
  if (!date || !month) return undefined
  const of = (full: number): string => `${full}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const thisYear = Number(today.slice(0, 4))
  // For a date without a year, takes its next occurrence.
  const found = year ? of((Number(year) % 100) + 2000) : of(of(thisYear) < today ? thisYear + 1 : thisYear)
  return isIsoDate(found) ? found : undefined
}

function timeIn(word: string): string | undefined {
  const [, hours, minutes, half] = /^(\d{1,2})(?::(\d{2}))?(am|pm)?$/.exec(word) ?? []
  if (!hours || (!minutes && !half)) return undefined
  const hour = half ? (Number(hours) % 12) + (half === 'pm' ? 12 : 0) : Number(hours)
  if (hour > 23 || Number(minutes ?? 0) > 59 || (half && Number(hours) > 12)) return undefined
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`
}

/** Returns the people or books with a word that starts with `start`. `#1171`, for example, finds a book by its number. */
const findByPrefix = (all: readonly NamedPerson[], start: string): NamedPerson[] =>
  all.filter(
    ({ id, name }) =>
      String(id) === start ||
      foldKazakhLetters(name)
        .split(' ')
        .some((part) => part.startsWith(start)),
  )

function meaning(text: string, { today, people, books }: Known): Meaning | undefined {
  const word = foldKazakhLetters(text).replace(/[,;]$/, '')
  const [sign, rest] = [word.slice(0, 1), word.slice(1)]
  if (rest && (sign === '@' || sign === '#')) {
    const value = findByPrefix(sign === '@' ? people : books, rest)
    return value.length > 0 ? { kind: sign === '@' ? 'person' : 'book', value } : undefined
  }
  if (rest && sign === '!') {
    const found = todoPriorities.find((one) =>
      vocabulary.priorities[one].some((start) => rest.startsWith(foldKazakhLetters(start))),
    )
    return found && { kind: 'priority', value: found }
  }
  const day = dayIn(word, today)
  if (day) return { kind: 'day', value: day }
  const time = timeIn(word)
  return time ? { kind: 'time', value: time } : undefined
}

/**
 * Parses the line of a task, in any of the three languages: a day and a time, «@» for a colleague, «#» for a book, «!» for a
 * priority. Only the first word of each kind counts. A time without a day means today. The remaining text is the title.
 */
export function parseTodoInput(line: string, known: Known): { title: string; words: TodoToken[] } {
  const words: TodoToken[] = []
  let previous: { text: string; from: number } | undefined
  for (const match of line.matchAll(/\S+/g)) {
    const text = match[0]
    const found = known.plain.has(text) ? undefined : meaning(text, known)
    if (found && !words.some(({ kind }) => kind === found.kind)) {
      const together =
        (found.kind === 'day' || found.kind === 'time') && previous && before.has(foldKazakhLetters(previous.text))
      const from = together && previous ? previous.from : match.index
      words.push({ ...found, from, to: match.index + text.length, text })
    }
    previous = { text, from: match.index }
  }
  let title = ''
  let at = 0
  for (const { from, to } of words) {
    title += line.slice(at, from)
    at = to
  }
  return { title: (title + line.slice(at)).trim().replace(/\s+/g, ' '), words }
}
