import { useFormat, useTranslation } from '@press/i18n'
import { hidden } from '../../foundations/VisuallyHidden/VisuallyHidden.css.ts'
import type { AnyColumn } from './columns.ts'
import { hasFilters, type TableState } from './table-state.ts'

interface TableAnnouncerProps {
  columns: readonly AnyColumn[]
  state: TableState
  /** Number of rows found; undefined while they load. */
  count: number | undefined
  chosen: number
  /** The result of the last command. */
  said: string
}

/** Announces changes of the table to screen readers: each line is read when its text changes. */
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
