import type { LogGroup } from '@press/domain'
import type { ComboboxOption, OptionSource } from '../../../primitives/Combobox/index.ts'

/** The filter of the log; '' and an empty list do not filter. */
export interface LogFilter {
  search: string
  /** `yyyy-mm-dd`, both inclusive. */
  from: string
  to: string
  groups: readonly LogGroup[]
  /** Id of a person, or `none` for the press itself and unknown people. */
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
  /** The people to choose from; the value is their id. */
  people: OptionSource<ComboboxOption>
  /** The resources that occur in the log. */
  resources: readonly string[]
  /** The number of entries found, in words. */
  found?: string | undefined
}
