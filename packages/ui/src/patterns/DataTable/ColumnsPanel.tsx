import { useTranslation } from '@press/i18n'
import { flushSync } from 'react-dom'
import { glyphs } from '../../foundations/Icon/index.ts'
import { useMedia } from '../../foundations/useMedia/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Checkbox } from '../../primitives/Checkbox/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { Popover } from '../../primitives/Popover/index.ts'
import { SegmentedControl } from '../../primitives/SegmentedControl/index.ts'
import type { AnyColumn } from './columns.ts'
import * as styles from './DataTable.css.ts'
import { moveColumn, type EngineColumn, type Engine } from './engine.ts'
import { isSameView, tableDensities, copyView, type TableDensity, type TableState } from './table-state.ts'

export interface ColumnsPanelProps {
  columns: readonly AnyColumn[]
  engine: Engine
  state: TableState
  onStateChange: (state: TableState) => void
  /** The state that the reset button restores. */
  defaults: TableState
  /** Announces a sentence to screen readers. */
  announce: (message: string) => void
}

/** Settings of the table's view: visible columns, their order, and row density. */
export function ColumnsPanel(props: ColumnsPanelProps) {
  const { t } = useTranslation('tables')
  return (
    <Popover
      label={t('view.title')}
      titled
      renderTrigger={(trigger) => <IconButton {...trigger} glyph={glyphs.columns} label={t('view.title')} outline />}
    >
      {() => <Panel {...props} />}
    </Popover>
  )
}

function Panel({ columns, engine, state, onStateChange, defaults, announce }: ColumnsPanelProps) {
  const { t } = useTranslation('tables')
  const isNarrow = useMedia('belowTablet')
  const orderedColumns = engine.getAllLeafColumns()
  const headers = new Map(columns.map(({ key, header }) => [key, header]))
  // The panel opens on a click, so it never renders on the server.
  const pageDensity = document.documentElement.dataset['density'] as TableDensity | undefined

  const moveTableColumn = ({ id }: EngineColumn, offset: number, button: HTMLElement) => {
    // The browser blurs an element that moves in the DOM, so the focus is restored.
    const newIndex = flushSync(() => moveColumn(engine, id, offset))
    button.focus()
    announce(t('view.moved', { column: headers.get(id) ?? id, place: newIndex + 1, total: orderedColumns.length }))
  }

  return (
    <div className={styles.panel}>
      <ul className={styles.columns} aria-label={t('view.columns')}>
        {orderedColumns.map((column, index) => {
          const { id } = column
          const header = headers.get(id) ?? id
          const isPinned = column.getIsPinned() !== false
          const isRequired = !column.getCanHide()
          return (
            <li key={id} className={styles.columnRow}>
              <Checkbox
                size="sm"
                label={header}
                checked={column.getIsVisible()}
                disabled={isRequired}
                onCheckedChange={(isVisible) => column.toggleVisibility(isVisible)}
              />
              <IconButton
                size="sm"
                glyph={glyphs.pushPin}
                label={t('view.pin', { column: header })}
                aria-pressed={isPinned}
                onClick={() => column.pin(isPinned ? false : 'start')}
              />
              <IconButton
                size="sm"
                glyph={glyphs.caretUp}
                label={t('view.up', { column: header })}
                aria-disabled={index === 0 || undefined}
                onClick={({ currentTarget }) => index > 0 && moveTableColumn(column, -1, currentTarget)}
              />
              <IconButton
                size="sm"
                glyph={glyphs.caretDown}
                label={t('view.down', { column: header })}
                aria-disabled={index === orderedColumns.length - 1 || undefined}
                onClick={({ currentTarget }) =>
                  index < orderedColumns.length - 1 && moveTableColumn(column, 1, currentTarget)
                }
              />
            </li>
          )
        })}
      </ul>
      <div className={styles.panelFoot}>
        {!isNarrow && (
          <SegmentedControl
            label={t('view.density')}
            size="sm"
            options={tableDensities.map((value) => ({ value, label: t(`view.${value}`) }))}
            value={state.density ?? pageDensity ?? 'comfortable'}
            onValueChange={(density) => onStateChange({ ...state, density })}
          />
        )}
        {!isSameView(state, defaults) && (
          <Button variant="quiet" size="sm" onClick={() => onStateChange(copyView(state, defaults))}>
            {t('view.reset')}
          </Button>
        )}
      </div>
    </div>
  )
}
