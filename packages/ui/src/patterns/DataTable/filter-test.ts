import { createMatcher, normalizeSearchText } from '@press/domain'
import { toPressDay } from '../../private/days.ts'
import { getKind, getCellText, type DataColumn } from './columns.ts'
import type { Filter } from './table-state.ts'

/** Returns whether a row passes a column's filter. A filter that does not fit the column's kind passes every row. */
export function createFilterTest<Row>(column: DataColumn<Row>, filter: Filter): (row: Row) => boolean {
  if (typeof filter === 'string') {
    const matchesText = createMatcher(filter)
    return (row) => matchesText(normalizeSearchText(getCellText(column, row)))
  }
  if (!('from' in filter)) {
    const allowedValues = new Set(filter)
    return (row) => allowedValues.has(String(column.value?.(row)))
  }
  const { from, to } = filter
  const isWithin = <Held extends string | number>(cellValue: Held, low: Held, high: Held) =>
    (from === '' || cellValue >= low) && (to === '' || cellValue <= high)
  return (row) => {
    const value = column.value?.(row)
    if (value === null || value === undefined || value === '') return false
    if (getKind(column) !== 'date') return isWithin(Number(value), Number(from), Number(to))
    const text = String(value)
    return isWithin(text.length === 10 ? text : toPressDay(text), from, to)
  }
}
