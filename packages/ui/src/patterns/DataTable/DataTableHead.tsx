import { useTranslation } from '@press/i18n'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../foundations/classes.ts'
import type { Column } from '../../primitives/Table/index.ts'
import type { ColumnAppearance } from '../../primitives/Table/sizes.ts'
import * as table from '../../primitives/Table/Table.css.ts'
import { RowCheckbox } from '../../primitives/Table/RowCheckbox.tsx'
import { ColumnHeader, type ColumnHeaderProps } from './ColumnHeader.tsx'
import { isFilterable, type AnyColumn } from './columns.ts'

interface DataTableHeadProps extends Pick<ColumnHeaderProps, 'engine' | 'widths' | 'sorts' | 'onResize'> {
  /** The visible columns, in display order. */
  columns: readonly Column<never>[]
  columnAppearances: ColumnAppearance
  /** The columns that the caller passed. */
  columnsByKey: ReadonlyMap<string, AnyColumn>
  onFilter: (key: string) => void
  /** Undefined while the table has no selection. */
  tick: { label: string; all: boolean; some: boolean; onCheckedChange: (isChecked: boolean) => void } | undefined
  /** Whether rows have details. */
  toggle: boolean
}

export function DataTableHead({
  columns,
  columnAppearances,
  columnsByKey,
  onFilter,
  tick,
  toggle,
  ...rest
}: DataTableHeadProps) {
  const { t } = useTranslation('tables')
  return (
    <thead>
      <tr>
        {tick && (
          <th
            scope="col"
            className={classes(table.head, table.tick, columnAppearances.tick.className)}
            style={columnAppearances.tick.style}
          >
            <RowCheckbox
              label={tick.label}
              checked={tick.all}
              indeterminate={tick.some && !tick.all}
              onCheckedChange={tick.onCheckedChange}
            />
          </th>
        )}
        {toggle && (
          <th
            scope="col"
            className={classes(table.head, columnAppearances.toggle.className)}
            style={columnAppearances.toggle.style}
          >
            <VisuallyHidden>{t('detailsColumn')}</VisuallyHidden>
          </th>
        )}
        {columns.map((column, index) => {
          const dataColumn = columnsByKey.get(column.key)
          const engineColumn = rest.engine.getColumn(column.key)
          return (
            engineColumn && (
              <ColumnHeader
                key={column.key}
                {...rest}
                columnAppearance={columnAppearances.columns[index]}
                column={column}
                engineColumn={engineColumn}
                hideable={engineColumn.getCanHide() && columns.length > 1}
                onFilter={dataColumn && isFilterable(dataColumn) ? () => onFilter(column.key) : undefined}
              />
            )
          )
        })}
      </tr>
    </thead>
  )
}
