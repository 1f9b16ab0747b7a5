import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** The alignment; use `end` for numbers and amounts. @default 'start' */
  align?: 'start' | 'center' | 'end'
  /** The CSS width. Once one column has it, the others share the remaining width evenly. */
  width?: string
  /** The minimum width of a column without a width. With less room the table scrolls sideways. @default '160px' */
  minWidth?: string
  /** Whether long lines of its cells end in an ellipsis and do not wrap. @default false */
  truncate?: boolean
  /** The edge it stays at while the others scroll sideways. Without a width it has its minimum width. */
  pinned?: 'start' | 'end'
  /** Whether the header is a button that sorts by this column. */
  sortable?: boolean
  /** Whether only screen readers get the header, for columns of icons and buttons. */
  headerHidden?: boolean
  /** Whether its cells have buttons or links, which are placed above the row's link. */
  interactive?: boolean
}

export interface Sort {
  key: string
  direction: 'ascending' | 'descending'
}

/** Returns the order after a press on a header: ascending first, then reversed. */
export const nextSort = (sort: Sort | undefined, key: string): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
})
