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
  looks: ColumnAppearance
  /** The columns that the caller passed. */
  given: ReadonlyMap<string, AnyColumn>
  onFilter: (key: string) => void
  /** Undefined while the table has no selection. */
  tick: { label: string; all: boolean; some: boolean; onCheckedChange: (isChecked: boolean) => void } | undefined
  /** Whether rows have details. */
  toggle: boolean
}

export function DataTableHead({ columns, looks, given, onFilter, tick, toggle, ...rest }: DataTableHeadProps) {
  const { t } = useTranslation('tables')
  return (
    <thead>
      <tr>
        {tick && (
          <th scope="col" className={classes(table.head, table.tick, looks.tick.className)} style={looks.tick.style}>
            <RowCheckbox
              label={tick.label}
              checked={tick.all}
              indeterminate={tick.some && !tick.all}
              onCheckedChange={tick.onCheckedChange}
            />
          </th>
        )}
        {toggle && (
          <th scope="col" className={classes(table.head, looks.toggle.className)} style={looks.toggle.style}>
            <VisuallyHidden>{t('detailsColumn')}</VisuallyHidden>
          </th>
        )}
        {columns.map((column, index) => {
          const dataColumn = given.get(column.key)
          const engineColumn = rest.engine.getColumn(column.key)
          return (
            engineColumn && (
              <ColumnHeader
                key={column.key}
                {...rest}
                look={looks.columns[index]}
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
