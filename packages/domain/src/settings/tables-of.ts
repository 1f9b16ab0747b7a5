import type { PressTables } from '../shared/press-tables.ts'
import type { Settings } from './sections.ts'

/** Converts the sections that business rules use to their tables. */
export const tablesOf = ({
  vat,
  days,
  columns,
  norms,
  materials,
}: Pick<Settings, 'vat' | 'days' | 'columns' | 'norms' | 'materials'>): Omit<PressTables, 'waste'> => ({
  vat: vat.rates.toSorted((one, other) => one.from.localeCompare(other.from)),
  days: Object.fromEntries(days.days.map(({ date, kind }) => [date, kind])),
  columns: columns.limits,
  norms: norms.days,
  materials,
})
