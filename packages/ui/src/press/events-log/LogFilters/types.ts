import type { LogGroup } from '@press/domain'
import type { ComboboxOption, OptionSource } from '../../../primitives/Combobox/index.ts'

/** The filter of the log. An empty string or list means that the property is not filtered. */
export interface LogFilter {
  search: string
  /** First day of the period, `yyyy-mm-dd`. The period includes its first and its last day. */
  from: string
  to: string
  groups: readonly LogGroup[]
  /** Id of a person, or `none` for entries of the press itself and of unknown people. */
  actor: string
  resource: string
  /** Id of one record of the resource. */
  resource_id: string
}

export interface LogFiltersProps {
  filter: LogFilter
  onFilterChange: (changes: Partial<LogFilter>) => void
  /** Name of the chosen person, if it is known. */
  actorName?: string | undefined
  /** The people to choose from. The value of an option is the person's id. */
  people: OptionSource<ComboboxOption>
  /** The resources that occur in the log. */
  resources: readonly string[]
  /** The number of found entries, as a text. */
  countLabel?: string | undefined
}
