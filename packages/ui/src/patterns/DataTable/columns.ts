import type { ReactNode } from 'react'
import type { Column } from '../../primitives/Table/index.ts'

export const columnKinds = ['text', 'choice', 'number', 'date'] as const
export type ColumnKind = (typeof columnKinds)[number]

/** The value of a cell. Dates are ISO strings, with or without a time. */
export type Value = string | number | boolean | null | undefined

export interface Option {
  value: string
  label: string
}

/** A column that can be sorted, filtered, searched and exported by its value. */
export interface DataColumn<Row> extends Omit<Column<Row>, 'cell' | 'sortable' | 'pinned'> {
  /** Returns the column's value for a row. Leave it out for columns of buttons. */
  value?: (row: Row) => Value
  /** How values are compared, filtered and, without `cell`, formatted. @default 'text' */
  kind?: ColumnKind
  /** For the kind `choice`: all possible values, in sort order. @default the values that occur */
  options?: readonly Option[]
  /** For numbers: the unit, shown after the fields of the filter. */
  unit?: string
  /** Renders the cell. @default the value, formatted by its kind */
  cell?: (row: Row) => ReactNode
  /** Returns the value to sort by, instead of `value`. */
  sortBy?: (row: Row) => Value
  /** Whether the column can be sorted. @default true with a value */
  sortable?: boolean
  /** Whether the column can be filtered. @default true with a value */
  filterable?: boolean
  /** Whether the search covers the column. @default true for texts and choices */
  searchable?: boolean
  /** Whether hiding is not allowed: the name of the row, its buttons. @default false */
  required?: boolean
}

/** A column without its row type, for code that needs only its labels and settings. */
export type AnyColumn = DataColumn<never>

export const getKind = ({ kind = 'text' }: AnyColumn): ColumnKind => kind
export const isSortable = ({ value, sortBy, sortable = true }: AnyColumn): boolean =>
  sortable && Boolean(value ?? sortBy)
export const isFilterable = ({ value, filterable = true }: AnyColumn): boolean => filterable && Boolean(value)
export const isSearchable = ({ value, kind = 'text', searchable = kind === 'text' || kind === 'choice' }: AnyColumn) =>
  searchable && Boolean(value)

/** Returns the value as text: a choice by its label. Used by search and export. */
export function getCellText<Row>({ value, options }: DataColumn<Row>, row: Row): string {
  const cellValue = value?.(row)
  if (cellValue === null || cellValue === undefined) return ''
  const key = String(cellValue)
  return options?.find((option) => option.value === key)?.label ?? key
}
