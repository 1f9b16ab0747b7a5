import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers and sums stand at the end. @default 'start' */
  align?: 'start' | 'center' | 'end'
  /** CSS width; once one column has it, the others share the rest evenly. */
  width?: string
  /** What a column without a width keeps: with less room the table scrolls sideways. @default '160px' */
  minWidth?: string
  /** Lines of its cells end in an ellipsis instead of breaking. @default false */
  truncate?: boolean
  /** Stays at its edge while the others scroll sideways; without a width it takes its least. */
  pinned?: 'start' | 'end'
  /** The header becomes a button that sorts by this column. */
  sortable?: boolean
  /** The header is read out only, over icons and buttons. */
  headerHidden?: boolean
  /** Buttons or links of their own stand in it, above the link of the row. */
  interactive?: boolean
}

export interface Sort {
  key: string
  direction: 'ascending' | 'descending'
}

/** What a press on a header asks for: first ascending, then the other way round. */
export const nextSort = (sort: Sort | undefined, key: string): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
})
