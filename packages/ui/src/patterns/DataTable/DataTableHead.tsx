import { useTranslation } from '@press/i18n'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../private/classes.ts'
import { Checkbox } from '../../primitives/Checkbox/index.ts'
import type { Column } from '../../primitives/Table/index.ts'
import { columnLook, leadingLook } from '../../primitives/Table/sizes.ts'
import * as table from '../../primitives/Table/Table.css.ts'
import { ColumnHeader, type ColumnHeaderProps } from './ColumnHeader.tsx'
import { isFilterable, type AnyColumn } from './columns.ts'

interface DataTableHeadProps extends Pick<ColumnHeaderProps, 'keys' | 'state' | 'onChange' | 'onResize'> {
  /** In sight, as they stand. */
  columns: readonly Column<never>[]
  /** As the caller gave them. */
  given: ReadonlyMap<string, AnyColumn>
  onFilter: (key: string) => void
  /** Undefined while the table has no selection. */
  tick: { label: string; all: boolean; some: boolean; onChange: (on: boolean) => void } | undefined
  /** Its rows have details. */
  toggle: boolean
}

export function DataTableHead({ columns, given, onFilter, tick, toggle, ...rest }: DataTableHeadProps) {
  const { t } = useTranslation('tables')
  const leading = { tick: tick !== undefined, toggle }
  const looks = { tick: leadingLook(columns, leading, 'tick'), toggle: leadingLook(columns, leading, 'toggle') }
  return (
    <thead>
      <tr>
        {tick && (
          <th scope="col" className={classes(table.head, table.tick, looks.tick.className)} style={looks.tick.style}>
            <Checkbox
              label={tick.label}
              labelHidden
              checked={tick.all}
              indeterminate={tick.some && !tick.all}
              onChange={({ target }) => tick.onChange(target.checked)}
            />
          </th>
        )}
        {toggle && (
          <th scope="col" className={classes(table.head, looks.toggle.className)} style={looks.toggle.style}>
            <VisuallyHidden>{t('detailsColumn')}</VisuallyHidden>
          </th>
        )}
        {columns.map((column, place) => {
          const own = given.get(column.key)
          return (
            <ColumnHeader
              key={column.key}
              {...rest}
              {...columnLook(columns, place)}
              column={column}
              hideable={!own?.required && columns.length > 1}
              onFilter={own && isFilterable(own) ? () => onFilter(column.key) : undefined}
            />
          )
        })}
      </tr>
    </thead>
  )
}
