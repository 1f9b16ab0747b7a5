import { useFormat, useTranslation } from '@press/i18n'
import { hidden } from '../../foundations/VisuallyHidden/VisuallyHidden.css.ts'
import type { AnyColumn } from './columns.ts'
import { hasFilters, type TableState } from './table-state.ts'

interface TableAnnouncerProps {
  columns: readonly AnyColumn[]
  state: TableState
  /** Rows found; undefined while they are on their way. */
  count: number | undefined
  chosen: number
  /** What became of the last command. */
  said: string
}

/** What changed in the table, for a screen reader: each line is read when it becomes another. */
export function TableAnnouncer({ columns, state, count, chosen, said }: TableAnnouncerProps) {
  const { t } = useTranslation('tables')
  const { number } = useFormat()
  const sorted = state.sort.map(({ key, direction }) => {
    const column = columns.find((one) => one.key === key)?.header ?? key
    return t(direction === 'ascending' ? 'sort.saidAscending' : 'sort.saidDescending', { column })
  })
  const lines = {
    found: hasFilters(state) && count !== undefined ? t('found', { value: number(count) }) : '',
    sorted: sorted.length ? t('sort.said', { columns: sorted.join(', ') }) : '',
    chosen: chosen ? t('bulk.selected', { value: number(chosen) }) : '',
    said,
  }
  return Object.entries(lines).map(([key, line]) => (
    <output key={key} className={hidden}>
      {line}
    </output>
  ))
}
