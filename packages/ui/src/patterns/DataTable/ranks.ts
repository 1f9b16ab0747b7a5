import { localeTag, type Locale } from '@press/i18n'
import type { DataColumn, Value } from './columns.ts'

/** The rank of each row's value among all values of a column; equal values share a rank. Empty values have the rank `count`. */
export interface Ranks {
  values: Uint32Array
  count: number
}

/** Returns a function for the value that a column sorts by: choices by their position among the options. */
export function getSortValue<Row>({ value, sortBy, kind, options }: DataColumn<Row>): (row: Row) => Value {
  const getValue = sortBy ?? value ?? (() => null)
  if (kind !== 'choice' || !options || sortBy) return getValue
  const optionIndexes = new Map(options.map((option, index) => [option.value, index]))
  return (row) => optionIndexes.get(String(getValue(row)))
}

/** Ranks values in the alphabetical order of the language; numbers inside texts sort by size. */
export function rankValues(values: readonly Value[], locale: Locale): Ranks {
  const presentValues = values.filter((value) => value !== null && value !== undefined && value !== '')
  const isNumeric = presentValues.every((value) => typeof value === 'number')
  const { compare } = new Intl.Collator(localeTag(locale), { numeric: true })
  const sortedValues: ArrayLike<Value> = isNumeric
    ? Float64Array.from(new Set(presentValues)).sort()
    : // Sorting by code units is cheap and nearly alphabetical, so few comparisons remain.
      [...new Set(presentValues.map(String))].sort().sort(compare)
  const rankByValue = new Map(Array.from(sortedValues, (value, index) => [value, index]))
  const getRank = (value: Value) =>
    rankByValue.get(isNumeric || value === null || value === undefined ? value : String(value))
  return {
    values: Uint32Array.from(values, (value) => getRank(value) ?? sortedValues.length),
    count: sortedValues.length,
  }
}
