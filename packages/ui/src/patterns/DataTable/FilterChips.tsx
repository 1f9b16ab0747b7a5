import { useFormat, useTranslation } from '@press/i18n'
import { useEffect } from 'react'
import { preloadWhenIdle } from '../../private/preload-when-idle.ts'
import { lazyWithPreload } from '../../private/lazy-with-preload.tsx'
import { Chip } from '../../primitives/Chip/index.ts'
import { Menu } from '../../primitives/Menu/index.ts'
import { Popover } from '../../primitives/Popover/index.ts'
import { isFilterable, getKind, type AnyColumn, type Option } from './columns.ts'
import * as styles from './DataTable.css.ts'
import type { FilterEditorProps } from './FilterEditor.tsx'
import type { Filter, TableState } from './table-state.ts'

/** Edits a filter. Its calendar is a sixth of the table's code, so it loads after the screen. */
export const FilterEditor = lazyWithPreload<FilterEditorProps>(
  async () => (await import('./FilterEditor.tsx')).FilterEditor,
)

export interface FilterChipsProps {
  columns: readonly AnyColumn[]
  filters: TableState['filters']
  onFilter: (key: string, filter: Filter | undefined) => void
  /** Returns the number of rows per value of a column; undefined if the server filters. */
  getCounts: ((key: string) => ReadonlyMap<string, number> | undefined) | undefined
  /** The column whose filter is open. */
  open: string | null
  onOpenChange: (key: string | null) => void
  debounceMs: number
}

/** Focuses the first input, so that a person can type or choose immediately. */
const focusFirst = (editor: HTMLDivElement | null) => editor?.querySelector('input')?.focus()

/** The active filters, each with its editor below it, and a button to add another filter. */
export function FilterChips(props: FilterChipsProps) {
  const { columns, filters, open, onOpenChange } = props
  const { t } = useTranslation('tables')
  useEffect(() => preloadWhenIdle(FilterEditor.load), [])
  const filterableColumns = columns.filter(isFilterable)
  const activeColumns = [...new Set([...Object.keys(filters), ...(open === null ? [] : [open])])].flatMap(
    (key) => filterableColumns.find((column) => column.key === key) ?? [],
  )
  const addableColumns = filterableColumns.filter((column) => !activeColumns.includes(column))
  return (
    <>
      {activeColumns.map((column) => (
        <FilterChip key={column.key} column={column} {...props} />
      ))}
      {addableColumns.length > 0 && (
        <Menu
          label={t('filter.add')}
          items={addableColumns.map(({ key, header }) => ({ key, label: header, onSelect: () => onOpenChange(key) }))}
          renderTrigger={(trigger) => <Chip {...trigger} add label={t('filter.add')} />}
        />
      )}
    </>
  )
}

function FilterChip({ column, ...props }: FilterChipsProps & { column: AnyColumn }) {
  const { filters, onFilter, getCounts, open, onOpenChange, debounceMs: pauseMs } = props
  const { t } = useTranslation('tables')
  const { key, header } = column
  const filter = filters[key]
  const filterText = useFilterText(column, filter)
  const counts = open === key && getKind(column) === 'choice' ? getCounts?.(key) : undefined
  return (
    <Popover
      label={t('filter.of', { column: header })}
      align="start"
      open={open === key}
      onOpenChange={(isOpen) => onOpenChange(isOpen ? key : null)}
      renderTrigger={(trigger) => (
        <Chip
          {...trigger}
          label={header}
          {...(filterText && { value: filterText, active: true, onRemove: () => onFilter(key, undefined) })}
        />
      )}
    >
      {() => (
        <div ref={focusFirst} className={styles.editor}>
          <FilterEditor
            column={column}
            filter={filter}
            onFilterChange={(nextFilter) => onFilter(key, nextFilter)}
            options={getFilterOptions(column, counts)}
            counts={counts}
            debounceMs={pauseMs}
          />
        </div>
      )}
    </Popover>
  )
}

/** Returns the caller's options, or the values that occur. */
const getFilterOptions = ({ options }: AnyColumn, counts: ReadonlyMap<string, number> | undefined): readonly Option[] =>
  options ?? [...(counts?.keys() ?? [])].toSorted().map((value) => ({ value, label: value }))

/** Returns a short description of a filter: «Принято и ещё 2», «от 100 ₸». */
function useFilterText(column: AnyColumn, filter: Filter | undefined): string | undefined {
  const { t } = useTranslation('tables')
  const { number, date } = useFormat()
  if (filter === undefined) return undefined
  if (typeof filter === 'string') return filter
  if (!('from' in filter)) {
    const [first = '', ...others] = filter.map(
      (value) => column.options?.find((option) => option.value === value)?.label ?? value,
    )
    return others.length ? t('filter.more', { first, value: others.length }) : first
  }
  const formatEnd = (rangeEnd: string) =>
    getKind(column) === 'date' ? date(rangeEnd) : [number(Number(rangeEnd)), column.unit].filter(Boolean).join('\u00a0')
  const { from, to } = filter
  if (!to) return t('filter.atLeast', { from: formatEnd(from) })
  if (!from) return t('filter.atMost', { to: formatEnd(to) })
  return t('filter.between', { from: formatEnd(from), to: formatEnd(to) })
}
