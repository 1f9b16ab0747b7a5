import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** The alignment; use `end` for numbers and amounts. @default 'start' */
  align?: 'start' | 'center' | 'end'
  /** The CSS width. If a column has a width, the columns without a width share the remaining width evenly. */
  width?: string
  /** The minimum width of a column without a width. If there is less room, the table scrolls sideways. @default '160px' */
  minWidth?: string
  /** Whether long lines in the cells are truncated with an ellipsis. Otherwise they wrap. @default false */
  truncate?: boolean
  /**
   * The edge at which the column stays while other columns scroll sideways. A pinned column without a width has its minimum width.
   */
  pinned?: 'start' | 'end'
  /** Whether the header is a button that sorts by this column. */
  sortable?: boolean
  /** Whether only screen readers get the header. Use it for columns of icons and buttons. */
  headerHidden?: boolean
  /** Whether the cells have buttons or links, which are placed above the row's link. */
  interactive?: boolean
}

export interface Sort {
  key: string
  direction: 'ascending' | 'descending'
}

/** Returns the order after a press on a header. The first press sorts ascending, the next press reverses the order. */
export const getNextSort = (sort: Sort | undefined, key: string): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
})
