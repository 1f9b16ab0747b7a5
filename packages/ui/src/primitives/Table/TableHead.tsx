import { useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../private/classes.ts'
import { Checkbox } from '../Checkbox/index.ts'
import { nextSort, type Column, type Sort } from './columns.ts'
import { columnLook, leadingLook } from './sizes.ts'
import * as styles from './Table.css.ts'

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSortChange: ((sort: Sort) => void) | undefined
  /** All rows are chosen, or some; both only with `onSelectAll`. */
  all?: boolean
  some?: boolean
  onSelectAll?: (selected: boolean) => void
}

export function TableHead<Row>({
  columns,
  sort,
  onSortChange,
  all = false,
  some = false,
  onSelectAll,
}: TableHeadProps<Row>) {
  const { t } = useTranslation('ui')
  const tick = leadingLook(columns, { tick: true, toggle: false }, 'tick')
  return (
    <thead>
      <tr>
        {onSelectAll && (
          <th scope="col" className={classes(styles.head, tick.className)} style={tick.style}>
            <Checkbox
              label={t('table.selectAll')}
              labelHidden
              checked={all}
              indeterminate={some && !all}
              onChange={({ target }) => onSelectAll(target.checked)}
            />
          </th>
        )}
        {columns.map(({ key, header, sortable, headerHidden }, place) => {
          const { className, style } = columnLook(columns, place)
          const direction = sort?.key === key ? sort.direction : undefined
          return (
            <th
              key={key}
              scope="col"
              className={`${styles.head} ${className}`}
              style={style}
              aria-sort={sortable ? (direction ?? 'none') : undefined}
            >
              {sortable && onSortChange ? (
                <button
                  type="button"
                  className={classes(styles.sort, direction && styles.sorted)}
                  onClick={() => onSortChange(nextSort(sort, key))}
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
