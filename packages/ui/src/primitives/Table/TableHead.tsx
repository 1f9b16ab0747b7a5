import { useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../foundations/classes.ts'
import { getNextSort, type Column, type Sort } from './columns.ts'
import type { ColumnAppearance } from './sizes.ts'
import { RowCheckbox } from './RowCheckbox.tsx'
import * as styles from './Table.css.ts'

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  columnAppearances: ColumnAppearance
  sort: Sort | undefined
  onSortChange: ((sort: Sort) => void) | undefined
  /** Whether all rows are selected. `some` is whether only some rows are selected. Both apply only with `onSelectAll`. */
  all?: boolean
  some?: boolean
  onSelectAll?: (selected: boolean) => void
}

export function TableHead<Row>({
  columns,
  columnAppearances,
  sort,
  onSortChange,
  all = false,
  some = false,
  onSelectAll,
}: TableHeadProps<Row>) {
  const { t } = useTranslation('tables')
  return (
    <thead>
      <tr>
        {onSelectAll && (
          <th
            scope="col"
            className={classes(styles.head, columnAppearances.tick.className)}
            style={columnAppearances.tick.style}
          >
            <RowCheckbox
              label={t('table.selectAll')}
              checked={all}
              indeterminate={some && !all}
              onCheckedChange={onSelectAll}
            />
          </th>
        )}
        {columns.map(({ key, header, sortable, headerHidden }, index) => {
          const cellStyle = columnAppearances.columns[index]
          const direction = sort?.key === key ? sort.direction : undefined
          return (
            <th
              key={key}
              scope="col"
              className={`${styles.head} ${cellStyle?.className}`}
              style={cellStyle?.style}
              aria-sort={sortable ? (direction ?? 'none') : undefined}
            >
              {sortable && onSortChange ? (
                <button
                  type="button"
                  className={classes(styles.sortButton, direction && styles.sorted)}
                  onClick={() => onSortChange(getNextSort(sort, key))}
                >
                  {header}
                  <span className={styles.arrow}>
                    {direction && (
                      <Icon glyph={direction === 'ascending' ? glyphs.caretUp : glyphs.caretDown} size={12} />
                    )}
                  </span>
                </button>
              ) : headerHidden ? (
                <VisuallyHidden>{header}</VisuallyHidden>
              ) : (
                header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
