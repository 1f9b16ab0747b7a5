import { describe, expect, it } from 'vitest'
import type { DataColumn } from './columns.ts'
import { createTestEngine } from './test-engine.ts'
import { tableState, type TableState } from './table-state.ts'

interface Book {
  title: string
  status: string | null
  copies: number | null
  due: string | null
}

const createBook = (
  title: string,
  status: string | null = null,
  copies: number | null = null,
  due: string | null = null,
) => ({
  title,
  status,
  copies,
  due,
})
const columns: readonly DataColumn<Book>[] = [
  { key: 'title', header: 'Книга', value: ({ title }) => title },
  {
    key: 'status',
    header: 'Статус',
    kind: 'choice',
    options: [
      { value: 'new', label: 'Создана' },
      { value: 'inWork', label: 'В работе' },
      { value: 'done', label: 'Готова' },
    ],
    value: ({ status }) => status,
  },
  { key: 'copies', header: 'Тираж', kind: 'number', value: ({ copies }) => copies },
  { key: 'due', header: 'Срок', kind: 'date', value: ({ due }) => due },
]
const getRows = <Row extends object>({ engine }: ReturnType<typeof createTestEngine<Row>>) =>
  engine.getRowModel().rows.map(({ original }) => original)
const getTitles = (rows: readonly Book[], state: Partial<TableState>, locale: 'ru' | 'kz' = 'ru') =>
  getRows(createTestEngine({ rows, columns, state: tableState(state), locale })).map(({ title }) => title)
const createSort = (key: string, direction: 'ascending' | 'descending' = 'ascending') => ({ key, direction })

describe('sorting rows', () => {
  it('keeps their order without a sort', () => {
    expect(getTitles([createBook('б'), createBook('а')], {})).toEqual(['б', 'а'])
  })
  it('follows the alphabet with Kazakh letters and orders numbers in texts by value', () => {
    const rows = ['Том 10', 'яблоко', 'Әлем', 'Том 9', 'Абай', 'Өнер', 'Орал'].map((title) => createBook(title))
    expect(getTitles(rows, { sort: [createSort('title')] }, 'kz')).toEqual([
      'Абай',
      'Әлем',
      'Орал',
      'Өнер',
      'Том 9',
      'Том 10',
      'яблоко',
    ])
  })
  it('puts empty values last in both directions', () => {
    const rows = [createBook('нет'), createBook('сто', null, 100), createBook('два', null, 2)]
    expect(getTitles(rows, { sort: [createSort('copies')] })).toEqual(['два', 'сто', 'нет'])
    expect(getTitles(rows, { sort: [createSort('copies', 'descending')] })).toEqual(['сто', 'два', 'нет'])
  })
  it('orders booleans and mixed numbers and texts', () => {
    const values = [true, 'б', null, 10, false, 2]
    const mixedColumns: readonly DataColumn<{ at: number }>[] = [
      { key: 'v', header: 'В', value: ({ at }) => values[at] },
    ]
    const rows = values.map((_value, index) => ({ at: index }))
    const sortedRows = getRows(
      createTestEngine({ rows, columns: mixedColumns, state: tableState({ sort: [createSort('v')] }) }),
    )
    expect(sortedRows.map(({ at }) => values[at])).toEqual([2, 10, 'б', false, true, null])
  })
  it('orders choices by their options', () => {
    const rows = [createBook('в', 'done'), createBook('а', 'inWork'), createBook('б', 'new')]
    expect(getTitles(rows, { sort: [createSort('status')] })).toEqual(['б', 'а', 'в'])
  })
  it('uses the next column for equal values, then the original order', () => {
    const rows = [
      createBook('в', 'new', 1),
      createBook('а', 'new', 2),
      createBook('б', 'inWork', 9),
      createBook('г', 'new', 2),
    ]
    expect(getTitles(rows, { sort: [createSort('status', 'descending'), createSort('copies', 'descending')] })).toEqual(
      ['б', 'а', 'г', 'в'],
    )
  })
})

describe('filtering rows', () => {
  const rows = [
    createBook('Қазақстан тарихы', 'done', 300, '2026-11-20'),
    createBook('История Казахстана', 'inWork', 1500, '2026-11-24T20:30:00Z'),
    createBook('Ёлка', 'new'),
  ]
  it.each([
    ['казак', ['Қазақстан тарихы']],
    ['каза', ['Қазақстан тарихы', 'История Казахстана']],
    ['қаза', ['Қазақстан тарихы']],
    ['тарихы казак', ['Қазақстан тарихы']],
    ['елка', ['Ёлка']],
    ['в работе', ['История Казахстана']],
    ['(', []],
    ['   ', ['Қазақстан тарихы', 'История Казахстана', 'Ёлка']],
  ])('finds by «%s»', (search, expectedTitles) => {
    expect(getTitles(rows, { search })).toEqual(expectedTitles)
  })
  it('combines several filters', () => {
    expect(getTitles(rows, { filters: { status: ['done', 'inWork'], copies: { from: '301', to: '' } } })).toEqual([
      'История Казахстана',
    ])
  })
  it('includes both ends of a range and uses the press’s days', () => {
    expect(getTitles(rows, { filters: { copies: { from: '300', to: '1500' } } })).toHaveLength(2)
    expect(getTitles(rows, { filters: { due: { from: '2026-11-20', to: '2026-11-20' } } })).toEqual([
      'Қазақстан тарихы',
    ])
    // 20:30 UTC is already the next day in Almaty.
    expect(getTitles(rows, { filters: { due: { from: '2026-11-25', to: '' } } })).toEqual(['История Казахстана'])
  })
  it('ignores a filter of a removed column', () => {
    expect(getTitles(rows, { filters: { gone: 'что угодно' } })).toHaveLength(3)
  })
  it('counts rows by value under all filters except its own', () => {
    const state = tableState({ search: 'каза', filters: { status: ['new'] } })
    const counts = createTestEngine({ rows, columns, state }).engine.getColumn('status')?.getFacetedUniqueValues() ?? []
    expect([...counts]).toEqual([
      ['done', 1],
      ['inWork', 1],
    ])
  })
})
