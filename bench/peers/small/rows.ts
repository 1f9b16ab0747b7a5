import { useMemo, useState } from 'react'

/** A row of the small screens. Each screen shows the same 200 rows, sorted by any column, with 25 rows per page. */
export interface Run {
  id: number
  book: string
  author: string
  status: string
  copies: number
  date: string
}
export type Key = Exclude<keyof Run, 'id'>

const books = ['Финансовая математика', 'Петроглифы Тамгалы', 'Атлас птиц Семиречья', 'Қазақстан тарихы']
const authors = ['Нұрғали Қ. Т.', 'Алимова М. С.', 'Корнев В. А.', 'Досжан Н.', 'Югай Д.']
export const statuses = ['В работе', 'Принято', 'Отклонено']
const pickCyclically = (from: readonly string[], index: number) => from[index % from.length] as string

export const runs: readonly Run[] = Array.from({ length: 200 }, (_, index) => {
  const shuffledIndex = (index * 79 + 31) % 211
  return {
    id: index,
    book: `${pickCyclically(books, shuffledIndex)}, том ${shuffledIndex}`,
    author: pickCyclically(authors, index * 3),
    status: pickCyclically(statuses, shuffledIndex),
    copies: 50 + shuffledIndex * 10,
    date: new Date(Date.UTC(2026, 10, 20) - shuffledIndex * 86_400_000).toISOString().slice(0, 10),
  }
})

export const columns: readonly { key: Key; header: string; numeric: boolean }[] = [
  { key: 'book', header: 'Книга', numeric: false },
  { key: 'author', header: 'Автор', numeric: false },
  { key: 'status', header: 'Статус', numeric: false },
  { key: 'copies', header: 'Тираж', numeric: true },
  { key: 'date', header: 'Дата', numeric: false },
]
export const pageSize = 25

/** Sorts the rows and splits them into pages, for tables that leave this to the caller. */
export function useRuns() {
  const [sort, setSort] = useState<{ key: Key; direction: 'ascending' | 'descending' }>({
    key: 'book',
    direction: 'ascending',
  })
  const [page, setPage] = useState(1)
  const sortedRows = useMemo(() => {
    const compare = (a: Run, b: Run) => (a[sort.key] < b[sort.key] ? -1 : a[sort.key] > b[sort.key] ? 1 : 0)
    return runs.toSorted(sort.direction === 'ascending' ? compare : (a, b) => compare(b, a))
  }, [sort])
  return {
    sort,
    sortBy: (key: Key) =>
      setSort({
        key,
        direction: sort.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
      }),
    page,
    setPage,
    rows: sortedRows.slice((page - 1) * pageSize, page * pageSize),
  }
}
