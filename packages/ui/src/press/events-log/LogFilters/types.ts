import type { LogGroup } from '@press/domain'
import type { ComboboxOption, OptionSource } from '../../../primitives/Combobox/index.ts'

/** What the log is narrowed to; '' and an empty list narrow nothing. */
export interface LogFilter {
  search: string
  /** `yyyy-mm-dd`, both within. */
  from: string
  to: string
  groups: readonly LogGroup[]
  /** Number of a person, or `none` for the press itself and the unknown. */
  actor: string
  resource: string
  /** Number of one row of them. */
  resource_id: string
}

export interface LogFiltersProps {
  filter: LogFilter
  onFilterChange: (changes: Partial<LogFilter>) => void
  /** The person who is chosen, where the name is known. */
  actorName?: string | undefined
  /** People to choose from; the value is their number. */
  people: OptionSource<ComboboxOption>
  /** Kinds of rows that the log tells of. */
  resources: readonly string[]
  /** How much was found, in words. */
  found?: string | undefined
}
