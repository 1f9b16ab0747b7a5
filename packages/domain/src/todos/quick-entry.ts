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
const dayOffsetByWord = foldKeys(vocabulary.days)
const weekdayByWord = foldKeys(
  Object.fromEntries(vocabulary.weekdays.flatMap((names, index) => names.map((name) => [name, index]))),
)
const leadingWords = new Set(vocabulary.before.map(foldKazakhLetters))

export interface NamedPerson {
  id: number
  name: string
}

interface ParsingContext {
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

function parseDay(word: string, today: string): string | undefined {
  const dayOffset = dayOffsetByWord.get(word)
  if (dayOffset !== undefined) return addDays(today, dayOffset)
  const weekday = weekdayByWord.get(word)
  if (weekday !== undefined) {
    const currentWeekday = (new Date(today).getUTCDay() + 6) % 7
    return addDays(today, ((weekday - currentWeekday + 6) % 7) + 1)
  }
  const [, dayNumber, month, year] = /^(\d{1,2})\.(\d{1,2})(?:\.((?:20)?\d{2}))?$/.exec(word) ?? []
  if (!dayNumber || !month) return undefined
  const formatDate = (fullYear: number): string => `${fullYear}-${month.padStart(2, '0')}-${dayNumber.padStart(2, '0')}`
  const thisYear = Number(today.slice(0, 4))
  // For a date without a year, takes its next occurrence.
  const foundDate = year
    ? formatDate((Number(year) % 100) + 2000)
    : formatDate(formatDate(thisYear) < today ? thisYear + 1 : thisYear)
  return isIsoDate(foundDate) ? foundDate : undefined
}

function parseTime(word: string): string | undefined {
  const [, hours, minutes, dayHalf] = /^(\d{1,2})(?::(\d{2}))?(am|pm)?$/.exec(word) ?? []
  if (!hours || (!minutes && !dayHalf)) return undefined
  const hour = dayHalf ? (Number(hours) % 12) + (dayHalf === 'pm' ? 12 : 0) : Number(hours)
  if (hour > 23 || Number(minutes ?? 0) > 59 || (dayHalf && Number(hours) > 12)) return undefined
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`
}

/** Returns the people or books with a word that starts with `start`. `#1171`, for example, finds a book by its number. */
const findByPrefix = (candidates: readonly NamedPerson[], prefix: string): NamedPerson[] =>
  candidates.filter(
    ({ id, name }) =>
      String(id) === prefix ||
      foldKazakhLetters(name)
        .split(' ')
        .some((part) => part.startsWith(prefix)),
  )

function parseMeaning(text: string, { today, people, books }: ParsingContext): Meaning | undefined {
  const word = foldKazakhLetters(text).replace(/[,;]$/, '')
  const [sign, wordWithoutSign] = [word.slice(0, 1), word.slice(1)]
  if (wordWithoutSign && (sign === '@' || sign === '#')) {
    const value = findByPrefix(sign === '@' ? people : books, wordWithoutSign)
    return value.length > 0 ? { kind: sign === '@' ? 'person' : 'book', value } : undefined
  }
  if (wordWithoutSign && sign === '!') {
    const foundPriority = todoPriorities.find((one) =>
      vocabulary.priorities[one].some((start) => wordWithoutSign.startsWith(foldKazakhLetters(start))),
    )
    return foundPriority && { kind: 'priority', value: foundPriority }
  }
  const day = parseDay(word, today)
  if (day) return { kind: 'day', value: day }
  const time = parseTime(word)
  return time ? { kind: 'time', value: time } : undefined
}

/**
 * Parses the line of a task, in any of the three languages: a day and a time, «@» for a colleague, «#» for a book, «!» for a
 * priority. Only the first word of each kind counts. A time without a day means today. The remaining text is the title.
 */
export function parseTodoInput(line: string, context: ParsingContext): { title: string; words: TodoToken[] } {
  const words: TodoToken[] = []
  let previousWord: { text: string; from: number } | undefined
  for (const match of line.matchAll(/\S+/g)) {
    const text = match[0]
    const foundMeaning = context.plain.has(text) ? undefined : parseMeaning(text, context)
    if (foundMeaning && !words.some(({ kind }) => kind === foundMeaning.kind)) {
      const isJoinedWord =
        (foundMeaning.kind === 'day' || foundMeaning.kind === 'time') &&
        previousWord &&
        leadingWords.has(foldKazakhLetters(previousWord.text))
      const from = isJoinedWord && previousWord ? previousWord.from : match.index
      words.push({ ...foundMeaning, from, to: match.index + text.length, text })
    }
    previousWord = { text, from: match.index }
  }
  let title = ''
  let endIndex = 0
  for (const { from, to } of words) {
    title += line.slice(endIndex, from)
    endIndex = to
  }
  return { title: (title + line.slice(endIndex)).trim().replace(/\s+/g, ' '), words }
}
