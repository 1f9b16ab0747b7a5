import { NoResults } from '../../../primitives/EmptyState/index.ts'
import type { LogFiltersProps } from './types.ts'
import { useFilterLabels } from './useFilterLabels.ts'

export interface LogNothingProps extends Pick<LogFiltersProps, 'filter' | 'actorName'> {
  onReset: () => void
}

/** Shows that nothing was found, with a list of the active filters. */
export function LogNothing({ onReset, ...props }: LogNothingProps) {
  const getFilterLabel = useFilterLabels(props)
  const filterLabels = (['days', 'groups', 'who', 'object'] as const).map(getFilterLabel).filter(Boolean)
  return (
    <NoResults query={props.filter.search} onReset={onReset}>
      {filterLabels.length > 0 ? filterLabels.join(' · ') : undefined}
    </NoResults>
  )
}
