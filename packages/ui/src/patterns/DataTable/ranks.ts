import { localeTag, type Locale } from '@press/i18n'
import type { DataColumn, Value } from './columns.ts'

/** The rank of each row's value among all values of a column; equal values share a rank. Empty values have the rank `count`. */
export interface Ranks {
  of: Uint32Array
  count: number
}

/** Returns a function for the value that a column sorts by: choices by their position among the options. */
export function getSortValue<Row>({ value, sortBy, kind, options }: DataColumn<Row>): (row: Row) => Value {
  const getValue = sortBy ?? value ?? (() => null)
  if (kind !== 'choice' || !options || sortBy) return getValue
  const places = new Map(options.map((option, place) => [option.value, place]))
  return (row) => places.get(String(getValue(row)))
}

/** Ranks values in the alphabetical order of the language; numbers inside texts sort by size. */
export function rankValues(values: readonly Value[], locale: Locale): Ranks {
  const presentValues = values.filter((value) => value !== null && value !== undefined && value !== '')
  const numeric = presentValues.every((value) => typeof value === 'number')
  const { compare } = new Intl.Collator(localeTag(locale), { numeric: true })
  const sorted: ArrayLike<Value> = numeric
    ? Float64Array.from(new Set(presentValues)).sort()
    : // Sorting by code units is cheap and nearly alphabetical, so few comparisons remain.
      [...new Set(presentValues.map(String))].sort().sort(compare)
  const places = new Map(Array.from(sorted, (value, place) => [value, place]))
  const placeOf = (value: Value) => places.get(numeric || value === null || value === undefined ? value : String(value))
  return { of: Uint32Array.from(values, (value) => placeOf(value) ?? sorted.length), count: sorted.length }
}
