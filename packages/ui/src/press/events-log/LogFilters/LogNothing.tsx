import { NoResults } from '../../../primitives/EmptyState/index.ts'
import type { LogFiltersProps } from './types.ts'
import { useFilterLabels } from './useFilterLabels.ts'

export interface LogNothingProps extends Pick<LogFiltersProps, 'filter' | 'actorName'> {
  onReset: () => void
}

/** Shows that nothing was found, with a list of the active filters. */
export function LogNothing({ onReset, ...props }: LogNothingProps) {
  const wordsOf = useFilterLabels(props)
  const words = (['days', 'groups', 'who', 'object'] as const).map(wordsOf).filter(Boolean)
  return (
    <NoResults query={props.filter.search} onReset={onReset}>
      {words.length > 0 ? words.join(' · ') : undefined}
    </NoResults>
  )
}
