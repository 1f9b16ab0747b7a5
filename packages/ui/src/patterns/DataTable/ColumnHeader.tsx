import { useTranslation } from '@press/i18n'
import { useId, useState } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../private/classes.ts'
import { Menu } from '../../primitives/Menu/index.ts'
import type { Column } from '../../primitives/Table/index.ts'
import type { Looks } from '../../primitives/Table/sizes.ts'
import * as table from '../../primitives/Table/Table.css.ts'
import { ColumnResizer } from './ColumnResizer.tsx'
import * as styles from './DataTable.css.ts'
import { withPress, type TableState } from './tableState.ts'
import { columnMenu } from './columnMenu.ts'

export interface ColumnHeaderProps {
  column: Column<never>
  /** Keys of all columns in their present order, hidden ones too. */
  keys: readonly string[]
  /** It can be hidden. */
  hideable: boolean
  look: Looks['columns'][number] | undefined
  state: TableState
  onChange: (state: TableState) => void
  /** Opens its filter; undefined where it has none. */
  onFilter: (() => void) | undefined
  /** `null` gives the column its own width back; `done` is false while the pointer still drags. */
  onResize: (key: string, width: number | null, done: boolean) => void
}

/** A column's name with what can be done with the column: sort by a press on it, the rest in its menu. */
export function ColumnHeader({ column, look, state, onChange, onResize, ...rest }: ColumnHeaderProps) {
  const { t } = useTranslation('tables')
  const { key, header, headerHidden, sortable, width } = column
  const edge = useId()
  const [open, setOpen] = useState(false)
  const place = state.sort.findIndex((one) => one.key === key)
  const direction = state.sort[place]?.direction
  return (
    <th
      scope="col"
      className={`${table.head} ${styles.header} ${look?.className}`}
      style={look?.style}
      aria-label={header}
      // Only one column of a table may say so; the others are told of by the table's own words.
      aria-sort={sortable ? (place === 0 ? direction : 'none') : undefined}
    >
      <span className={classes(styles.headerLine, column.align === 'end' && styles.headerLineEnd)}>
        {sortable ? (
          <button
            type="button"
            className={classes(table.sort, styles.sortButton, direction && table.sorted)}
            onClick={({ shiftKey }) => onChange(withPress(state, key, shiftKey))}
          >
            <span className={styles.headerText}>{header}</span>
            {direction && <Icon glyph={direction === 'ascending' ? glyphs.arrowUp : glyphs.arrowDown} size={12} />}
            {direction && state.sort.length > 1 && <span className={styles.sortPlace}>{place + 1}</span>}
          </button>
        ) : headerHidden ? (
          <VisuallyHidden>{header}</VisuallyHidden>
        ) : (
          <span className={styles.headerText}>{header}</span>
        )}
        {!headerHidden && (
          <Menu
            label={t('column.menu', { column: header })}
            // Ten headers have a hundred entries between them, and a menu is seldom open.
            items={
              open
                ? columnMenu({
                    t,
                    column,
                    state,
                    onChange,
                    onWidth: () => document.getElementById(edge)?.focus(),
                    ...rest,
                  })
                : []
            }
            align="end"
            onOpenChange={setOpen}
            renderTrigger={(props) => (
              <button
                {...props}
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
          id={edge}
          label={t('column.widthOf', { column: header })}
          width={state.widths[key] ?? Number.parseInt(width ?? column.minWidth ?? '160', 10)}
          onResize={(next, done) => onResize(key, next, done)}
          onReset={() => onResize(key, null, true)}
        />
      )}
    </th>
  )
}
