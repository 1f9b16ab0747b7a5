import { useTranslation } from '@press/i18n'
import { useId, useState } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../foundations/classes.ts'
import { Menu } from '../../primitives/Menu/index.ts'
import type { Column } from '../../primitives/Table/index.ts'
import type { ColumnAppearance } from '../../primitives/Table/sizes.ts'
import * as table from '../../primitives/Table/Table.css.ts'
import { ColumnResizer } from './ColumnResizer.tsx'
import * as styles from './DataTable.css.ts'
import { createColumnMenu } from './column-menu.ts'
import { toggleHeaderSort, type EngineColumn, type Engine } from './engine.ts'
import type { TableState } from './table-state.ts'

export interface ColumnHeaderProps {
  column: Column<never>
  engine: Engine
  /** The same column in the table engine. */
  engineColumn: EngineColumn
  /** Whether the column can be hidden. */
  hideable: boolean
  columnAppearance: ColumnAppearance['columns'][number] | undefined
  widths: TableState['widths']
  /** Number of columns in the sort order. */
  sorts: number
  /** Opens the column's filter; undefined if it has none. */
  onFilter: (() => void) | undefined
  /** `null` resets the column to its default width; `isDone` is false while the pointer is dragging. */
  onResize: (key: string, width: number | null, isDone: boolean) => void
}

/** A column's name with its actions: a click sorts, and the column's menu has all other actions. */
export function ColumnHeader(props: ColumnHeaderProps) {
  const { column, engine, engineColumn, hideable, columnAppearance, widths, sorts, onFilter, onResize } = props
  const { t } = useTranslation('tables')
  const { key, header, headerHidden, sortable, width } = column
  const resizerId = useId()
  const [open, setOpen] = useState(false)
  const sortIndex = engineColumn.getSortIndex()
  const engineDirection = engineColumn.getIsSorted()
  const direction = engineDirection && (engineDirection === 'asc' ? 'ascending' : 'descending')
  return (
    <th
      scope="col"
      className={`${table.head} ${styles.header} ${columnAppearance?.className}`}
      style={columnAppearance?.style}
      aria-label={header}
      // Only one column of a table may have `aria-sort`; the announcer reads out the other sorted columns.
      aria-sort={sortable ? (sortIndex === 0 && direction ? direction : 'none') : undefined}
    >
      <span className={classes(styles.headerLine, column.align === 'end' && styles.headerLineEnd)}>
        {sortable ? (
          <button
            type="button"
            className={classes(table.sortButton, styles.sortButton, direction && table.sorted)}
            onClick={({ shiftKey }) => toggleHeaderSort(engineColumn, shiftKey)}
          >
            <span className={styles.headerText}>{header}</span>
            {direction && <Icon glyph={direction === 'ascending' ? glyphs.arrowUp : glyphs.arrowDown} size={12} />}
            {direction && sorts > 1 && <span className={styles.sortPlace}>{sortIndex + 1}</span>}
          </button>
        ) : headerHidden ? (
          <VisuallyHidden>{header}</VisuallyHidden>
        ) : (
          <span className={styles.headerText}>{header}</span>
        )}
        {!headerHidden && (
          <Menu
            label={t('column.menu', { column: header })}
            // The items are built only when the menu is open: ten headers have a hundred items together, and menus are rarely open.
            items={
              open
                ? createColumnMenu({
                    t,
                    engine,
                    column: engineColumn,
                    sortable: Boolean(sortable),
                    hideable,
                    onFilter,
                    onWidth: () => document.getElementById(resizerId)?.focus(),
                    onOwnWidth: widths[key] === undefined ? undefined : () => onResize(key, null, true),
                  })
                : []
            }
            align="end"
            onOpenChange={setOpen}
            renderTrigger={(trigger) => (
              <button
                {...trigger}
                type="button"
                className={styles.headerMenu}
                aria-label={t('column.menu', { column: header })}
              >
                <Icon glyph={glyphs.caretDown} size={12} />
              </button>
            )}
          />
        )}
      </span>
      {!headerHidden && (
        <ColumnResizer
          id={resizerId}
          label={t('column.widthOf', { column: header })}
          width={widths[key] ?? Number.parseInt(width ?? column.minWidth ?? '160', 10)}
          onResize={(nextWidth, isDone) => onResize(key, nextWidth, isDone)}
          onReset={() => onResize(key, null, true)}
        />
      )}
    </th>
  )
}
