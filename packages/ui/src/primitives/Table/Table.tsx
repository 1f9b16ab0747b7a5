import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { hidden } from '../../foundations/VisuallyHidden/VisuallyHidden.css.ts'
import type { Column, Sort } from './columns.ts'
import { TableHead } from './TableHead.tsx'
import { TableView, type TableRowsProps } from './TableView.tsx'
import * as styles from './Table.css.ts'

export interface TableProps<Row> extends TableRowsProps<Row> {
  /** Keep the array and its functions the same between renders: rows are drawn again when it changes. */
  columns: readonly Column<Row>[]
  /** Sorting belongs to the caller (it stands in the address): this only shows it. */
  sort?: Sort
  onSortChange?: (sort: Sort) => void
  /** Keys of the chosen rows; with it a column of check boxes appears. */
  selected?: ReadonlySet<string>
  onSelectedChange?: (selected: ReadonlySet<string>) => void
}

/** More rows than this are drawn only where they are seen. */
const drawnAtOnce = 100

/** Rows of one kind under columns, or two-line cards on a phone. What the reader filters and arranges is a DataTable. */
export function Table<Row>({ sort, onSortChange, selected, onSelectedChange, ...view }: TableProps<Row>) {
  const { rows, rowKey, columns } = view
  const select = (id: string, on: boolean) => {
    const next = new Set(selected)
    if (on) next.add(id)
    else next.delete(id)
    onSelectedChange?.(next)
  }
  return (
    <>
      <TableView
        {...view}
        virtual={rows.length > drawnAtOnce}
        selected={selected}
        onSelect={select}
        renderHead={(looks) => (
          <TableHead
            columns={columns}
            looks={looks}
            sort={sort}
            onSortChange={onSortChange}
            {...(selected && {
              all: rows.length > 0 && rows.every((row) => selected.has(rowKey(row))),
              some: selected.size > 0,
              onSelectAll: (on: boolean) => onSelectedChange?.(new Set(on ? rows.map(rowKey) : [])),
            })}
          />
        )}
      />
      {onSortChange && <SortNews columns={columns} sort={sort} />}
    </>
  )
}

/** How the rows stand, for a screen reader: read when it becomes another way. */
function SortNews({ columns, sort }: { columns: readonly { key: string; header: string }[]; sort: Sort | undefined }) {
  const { t } = useTranslation('tables')
  const column = columns.find(({ key }) => key === sort?.key)?.header
  const words = sort?.direction === 'ascending' ? 'table.sortedAscending' : 'table.sortedDescending'
  return <output className={hidden}>{column && t(words, { column })}</output>
}

/** The second, quieter line of a cell; compact rows leave it out. */
export function CellDetail({ children }: { children: ReactNode }) {
  return <span className={styles.second}>{children}</span>
}
