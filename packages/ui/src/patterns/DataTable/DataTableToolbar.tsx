import { useTranslation } from '@press/i18n'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../../foundations/classes.ts'
import { SearchField } from '../../primitives/SearchField/index.ts'
import { BulkBar } from './BulkBar.tsx'
import type { AnyColumn } from './columns.ts'
import { ColumnsPanel } from './ColumnsPanel.tsx'
import * as styles from './DataTable.css.ts'
import type { Engine } from './engine.ts'
import { ExportMenu } from './ExportMenu.tsx'
import { FilterChips, type FilterChipsProps } from './FilterChips.tsx'
import { SortMenu } from './SortMenu.tsx'
import type { TableState } from './table-state.ts'

interface DataTableToolbarProps extends Pick<FilterChipsProps, 'onFilter' | 'getCounts' | 'debounceMs'> {
  /** The name of the table. */
  label: string
  columns: readonly AnyColumn[]
  engine: Engine
  state: TableState
  defaults: TableState
  onStateChange: (state: TableState) => void
  searchLabel: string | undefined
  onSearch: (text: string) => void
  /** The caller's filters. */
  slot: ReactNode
  filterOpen: string | null
  onFilterOpen: (key: string | null) => void
  /** Whether the rows are shown as cards, without headers and columns. */
  cards: boolean
  exportState: (ComponentProps<typeof ExportMenu> & { notice: string }) | undefined
  announce: (message: string) => void
  /** Actions for the chosen rows; when set, they replace the filters and tools. */
  bulk: ComponentProps<typeof BulkBar> | undefined
}

/** The toolbar above the table: search, filters and view settings. */
export function DataTableToolbar(props: DataTableToolbarProps) {
  const {
    label,
    columns,
    engine,
    state,
    onStateChange,
    searchLabel,
    slot,
    cards,
    exportState,
    bulk,
    debounceMs: pauseMs,
  } = props
  const { t } = useTranslation('tables')
  return (
    <div
      role="group"
      aria-label={t('toolbar', { label })}
      className={classes(styles.toolbar, bulk && styles.stickyBar)}
    >
      {searchLabel !== undefined && (
        <SearchField label={searchLabel} value={state.search} onValueChange={props.onSearch} debounceMs={pauseMs} />
      )}
      <div className={styles.toolbarStage}>
        <div className={styles.tools} inert={bulk !== undefined}>
          {slot}
          <FilterChips
            columns={columns}
            filters={state.filters}
            onFilter={props.onFilter}
            getCounts={props.getCounts}
            open={props.filterOpen}
            onOpenChange={props.onFilterOpen}
            debounceMs={pauseMs}
          />
          <span className={styles.toolsEnd}>
            <output className={styles.notice}>{exportState?.notice}</output>
            {cards && <SortMenu columns={columns} engine={engine} sort={state.sort} />}
            {exportState && <ExportMenu {...exportState} />}
            {!cards && (
              <ColumnsPanel
                columns={columns}
                engine={engine}
                state={state}
                onStateChange={onStateChange}
                defaults={props.defaults}
                announce={props.announce}
              />
            )}
          </span>
        </div>
        {bulk && <BulkBar {...bulk} />}
      </div>
    </div>
  )
}
