import { useFormat, useTranslation } from '@press/i18n'
import { visuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.css.ts'
import type { AnyColumn } from './columns.ts'
import { hasFilters, type TableState } from './table-state.ts'

interface TableAnnouncerProps {
  columns: readonly AnyColumn[]
  state: TableState
  /** Number of rows found; undefined while they load. */
  count: number | undefined
  selectedCount: number
  /** The result of the last command. */
  message: string
}

/** Announces changes of the table to screen readers: each line is read when its text changes. */
export function TableAnnouncer({ columns, state, count, selectedCount, message }: TableAnnouncerProps) {
  const { t } = useTranslation('tables')
  const { number } = useFormat()
  const sortTexts = state.sort.map(({ key, direction }) => {
    const column = columns.find((candidate) => candidate.key === key)?.header ?? key
    return t(direction === 'ascending' ? 'sort.saidAscending' : 'sort.saidDescending', { column })
  })
  const messages = {
    found: hasFilters(state) && count !== undefined ? t('found', { value: number(count) }) : '',
    sorted: sortTexts.length ? t('sort.said', { columns: sortTexts.join(', ') }) : '',
    chosen: selectedCount ? t('bulk.selected', { value: number(selectedCount) }) : '',
    said: message,
  }
  return Object.entries(messages).map(([key, text]) => (
    <output key={key} className={visuallyHidden}>
      {text}
    </output>
  ))
}
