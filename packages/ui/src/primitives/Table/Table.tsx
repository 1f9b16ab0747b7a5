import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { visuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.css.ts'
import type { Column, Sort } from './columns.ts'
import { TableHead } from './TableHead.tsx'
import { TableView, type TableRowsProps } from './TableView.tsx'
import * as styles from './Table.css.ts'

export interface TableProps<Row> extends TableRowsProps<Row> {
  /** The columns. Keep the array and its functions stable between renders, because a change renders the rows again. */
  columns: readonly Column<Row>[]
  /** The current order, which the table only shows. The caller sorts the rows and keeps the order in the URL. */
  sort?: Sort
  onSortChange?: (sort: Sort) => void
  /** Keys of the selected rows. When set, a column of checkboxes appears. */
  selected?: ReadonlySet<string>
  onSelectedChange?: (selected: ReadonlySet<string>) => void
}

/** With more rows than this, only visible rows are rendered. */
const maxRenderedRows = 100

/** A table of rows of one kind, shown as two-line cards on a phone. For filters and column settings use DataTable. */
export function Table<Row>({ sort, onSortChange, selected, onSelectedChange, ...view }: TableProps<Row>) {
  const { rows, rowKey, columns } = view
  const changeSelection = (id: string, isSelected: boolean) => {
    const nextSelected = new Set(selected)
    if (isSelected) nextSelected.add(id)
    else nextSelected.delete(id)
    onSelectedChange?.(nextSelected)
  }
  return (
    <>
      <TableView
        {...view}
        virtual={rows.length > maxRenderedRows}
        selected={selected}
        onSelect={changeSelection}
        renderHead={(cellStyles) => (
          <TableHead
            columns={columns}
            columnAppearances={cellStyles}
            sort={sort}
            onSortChange={onSortChange}
            {...(selected && {
              all: rows.length > 0 && rows.every((row) => selected.has(rowKey(row))),
              some: selected.size > 0,
              onSelectAll: (isSelected: boolean) => onSelectedChange?.(new Set(isSelected ? rows.map(rowKey) : [])),
            })}
          />
        )}
      />
      {onSortChange && <SortAnnouncement columns={columns} sort={sort} />}
    </>
  )
}

/** Announces the order of the rows to screen readers when it changes. */
function SortAnnouncement({
  columns,
  sort,
}: {
  columns: readonly { key: string; header: string }[]
  sort: Sort | undefined
}) {
  const { t } = useTranslation('tables')
  const sortedHeader = columns.find(({ key }) => key === sort?.key)?.header
  const textKey = sort?.direction === 'ascending' ? 'table.sortedAscending' : 'table.sortedDescending'
  return <output className={visuallyHidden}>{sortedHeader && t(textKey, { column: sortedHeader })}</output>
}

/** The second, quieter line of a cell; hidden in compact rows. */
export function CellDetail({ children }: { children: ReactNode }) {
  return <span className={styles.cellDetail}>{children}</span>
}
