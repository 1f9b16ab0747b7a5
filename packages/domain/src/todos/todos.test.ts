import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getTodoActions, validateTodo, getTodoTime } from './tasks.ts'
import { parseTodoInput } from './quick-entry.ts'

// A date that is a Monday.
const today = '2026-11-23'
const people = [
  { id: 3, name: 'Тимур Ли' },
  { id: 4, name: 'Елена Ким' },
  { id: 5, name: 'Тимур Қалиев' },
]
const books = [
  { id: 1143, name: 'Ежелгі түркі жазба ескерткіштері' },
  { id: 7, name: 'Алтай өркениеті' },
]
const parsingContext = { today, people, books, plain: new Set<string>() }
const parseLine = (line: string, plainWords: string[] = []) => {
  const { title, words } = parseTodoInput(line, { ...parsingContext, plain: new Set(plainWords) })
  return [title, Object.fromEntries(words.map(({ kind, value }) => [kind, value]))]
}

describe('the quick-entry line of a task', () => {
  test.each([
    ['позвонить автору завтра 10:00', 'позвонить автору', { day: '2026-11-24', time: '10:00' }],
    ['авторға ертең 9:30 қоңырау шалу', 'авторға қоңырау шалу', { day: '2026-11-24', time: '09:30' }],
    ['call the author tomorrow 10am', 'call the author', { day: '2026-11-24', time: '10:00' }],
    ['call at 12am', 'call', { time: '00:00' }],
    ['сверить в пятницу', 'сверить', { day: '2026-11-27' }],
    ['сверить в понедельник к 12:00', 'сверить', { day: '2026-11-30', time: '12:00' }],
    ['есеп сәрсенбі', 'есеп', { day: '2026-11-25' }],
    ['сдать 4.12', 'сдать', { day: '2026-12-04' }],
    ['сдать 4.02', 'сдать', { day: '2027-02-04' }],
    ['сдать 31.12.26, не позже', 'сдать не позже', { day: '2026-12-31' }],
    ['сдать 31.02', 'сдать 31.02', {}],
    ['глава 3.44 и 25:00', 'глава 3.44 и 25:00', {}],
    ['проверить !высокий', 'проверить', { priority: 'high' }],
    ['тексеру !жоғары', 'тексеру', { priority: 'high' }],
    ['проверить !2', 'проверить', { priority: 'low' }],
    ['корректура @елен #1143', 'корректура', { person: [people[1]], book: [books[0]] }],
    ['корректура #алтай', 'корректура', { book: [books[1]] }],
    ['спросить @тимур', 'спросить', { person: [people[0], people[2]] }],
    ['спросить @калиев', 'спросить', { person: [people[2]] }],
    ['письмо на dana@press.kz', 'письмо на dana@press.kz', {}],
    ['вопрос @никто', 'вопрос @никто', {}],
  ])('%s', (line, title, words) => {
    expect(parseLine(line)).toEqual([title, words])
  })

  test('keeps a word as plain text after the user dismissed its meaning', () => {
    expect(parseLine('позвонить завтра 10:00', ['завтра'])).toEqual(['позвонить завтра', { time: '10:00' }])
  })

  test('gives the position of each recognized word', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('завтра', 'в', '10:00', '@елена', 'слово', '!1', '#7', '  ')), (parts) => {
        const line = parts.join(' ')
        const { words } = parseTodoInput(line, parsingContext)
        for (const { from, to, text } of words) expect(line.slice(from, to).endsWith(text)).toBe(true)
        expect(new Set(words.map(({ kind }) => kind)).size).toBe(words.length)
      }),
    )
  })
})

test('a task is due in the past, today, tomorrow, later or without a date', () => {
  const getTime = (due: string | null) => getTodoTime(due, today, '2026-11-24')
  expect(['2026-11-22', today, '2026-11-24', '2026-11-25', null].map(getTime)).toEqual([
    'past',
    'today',
    'tomorrow',
    'later',
    'none',
  ])
})

test('a task needs a title, and a time needs a day', () => {
  expect(validateTodo({ title: ' ', due: null, due_time: '10:00' })).toEqual({ title: 'required', due: 'noDay' })
  expect(validateTodo({ title: 'Позвонить', due: today, due_time: '10:00' })).toEqual({})
})

test('the assignee of a task marks it done and answers while the request is pending', () => {
  const assignedTask = { created_by: { id: 1 }, assignee: { id: 2 }, answer: 'asked' as const, is_done: false }
  expect(getTodoActions(assignedTask, 1)).toEqual({ change: true, tick: true, answer: false })
  expect(getTodoActions(assignedTask, 2)).toEqual({ change: false, tick: true, answer: true })
  expect(getTodoActions(assignedTask, 3)).toEqual({ change: false, tick: false, answer: false })
  expect(getTodoActions({ ...assignedTask, answer: 'accepted' }, 2)).toEqual({
    change: false,
    tick: true,
    answer: false,
  })
  expect(getTodoActions({ ...assignedTask, answer: 'declined' }, 2)).toEqual({
    change: false,
    tick: false,
    answer: false,
  })
})
