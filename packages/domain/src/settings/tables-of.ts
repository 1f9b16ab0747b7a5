import type { PressTables } from '../shared/press-tables.ts'
import type { Settings } from './sections.ts'

/** Converts sections of the settings to the tables that business rules use. */
export const toPressTables = ({
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
