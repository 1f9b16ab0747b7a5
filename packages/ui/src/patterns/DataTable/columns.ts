import type { ReactNode } from 'react'
import type { Column } from '../../primitives/Table/index.ts'

export const columnKinds = ['text', 'choice', 'number', 'date'] as const
export type ColumnKind = (typeof columnKinds)[number]

/** What a cell holds. Dates are ISO strings, with or without a time. */
export type Value = string | number | boolean | null | undefined

export interface Option {
  value: string
  label: string
}

/** A column that can be sorted, filtered, searched and exported by what it holds. */
export interface DataColumn<Row> extends Omit<Column<Row>, 'cell' | 'sortable' | 'pinned'> {
  /** What it holds of a row. Leave it out for columns of buttons. */
  value?: (row: Row) => Value
  /** How it is compared, filtered and, without `cell`, written. @default 'text' */
  kind?: ColumnKind
  /** Of a choice: every value it can have, in the order it is sorted by. @default those that occur */
  options?: readonly Option[]
  /** Of a number: what it counts, after the fields of its filter. */
  unit?: string
  /** @default the value as its kind is written */
  cell?: (row: Row) => ReactNode
  /** Compared by this instead of the value. */
  sortBy?: (row: Row) => Value
  /** @default true with a value */
  sortable?: boolean
  /** @default true with a value */
  filterable?: boolean
  /** The search looks into it. @default true for texts and choices */
  searchable?: boolean
  /** Cannot be hidden: the name of the row, its buttons. @default false */
  required?: boolean
}

/** A column whose rows do not matter: its words, its settings. */
export type AnyColumn = DataColumn<never>

export const getKind = ({ kind = 'text' }: AnyColumn): ColumnKind => kind
export const isSortable = ({ value, sortBy, sortable = true }: AnyColumn): boolean =>
  sortable && Boolean(value ?? sortBy)
export const isFilterable = ({ value, filterable = true }: AnyColumn): boolean => filterable && Boolean(value)
export const isSearchable = ({ value, kind = 'text', searchable = kind === 'text' || kind === 'choice' }: AnyColumn) =>
  searchable && Boolean(value)

/** The value in words: a choice by its label. Used by search and export. */
export function getWords<Row>({ value, options }: DataColumn<Row>, row: Row): string {
  const held = value?.(row)
  if (held === null || held === undefined) return ''
  const key = String(held)
  return options?.find((option) => option.value === key)?.label ?? key
}
