import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, type Glyph } from '../../foundations/Icon/index.ts'
import { useMedia } from '../../foundations/useMedia/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { Menu } from '../../primitives/Menu/index.ts'
import * as styles from './DataTable.css.ts'

/** The rows that an action applies to. */
export interface SelectedRows {
  count: number
  /**
   * Whether every row found by the filters is chosen, except the rows in `keys`. Possible only when the server knows all found
   * rows.
   */
  all: boolean
  keys: readonly string[]
}

/** An action on several rows at once. */
export interface BulkAction {
  key: string
  label: string
  glyph?: Glyph
  /** Set to `danger` for a destructive action. */
  tone?: 'danger'
  /** Why the action is not possible for these rows. */
  disabledReason?: string
  onSelect: (chosenRows: SelectedRows) => void
}

interface BulkBarProps {
  actions: readonly BulkAction[]
  selectedRows: SelectedRows
  /** Number of found rows; undefined if all are chosen already or cannot all be chosen. */
  matchCount: number | undefined
  onSelectFound: () => void
  onClear: () => void
}

/** Number of visible actions; all further actions are in a menu. */
const maxVisibleActions = 3

/** The number of chosen rows, and the actions for them. */
export function BulkBar({ actions, selectedRows, matchCount, onSelectFound, onClear }: BulkBarProps) {
  const { t } = useTranslation('tables')
  const { number } = useFormat()
  const isNarrow = useMedia('belowTablet')
  const visibleCount = isNarrow
    ? 0
    : actions.length === maxVisibleActions + 1
      ? maxVisibleActions + 1
      : maxVisibleActions
  const overflowActions = actions.slice(visibleCount)
  return (
    <div role="group" aria-label={t('bulk.label')} className={styles.bulk}>
      <IconButton size="sm" glyph={glyphs.x} label={t('bulk.clear')} onClick={onClear} />
      <span className={styles.bulkCount}>{t('bulk.selected', { value: number(selectedRows.count) })}</span>
      {matchCount !== undefined && (
        <Button variant="quiet" size="sm" onClick={onSelectFound}>
          {t('bulk.selectFound', { value: number(matchCount) })}
        </Button>
      )}
      <span className={styles.bulkActions}>
        {actions.slice(0, visibleCount).map(({ key, label, glyph, tone, disabledReason, onSelect }) => (
          <Button
            key={key}
            size="sm"
            variant={tone === 'danger' ? 'dangerOutline' : 'secondary'}
            disabledReason={disabledReason}
            leading={glyph}
            onClick={() => onSelect(selectedRows)}
          >
            {label}
          </Button>
        ))}
        {overflowActions.length > 0 && (
          <Menu
            label={t('bulk.label')}
            align="end"
            items={overflowActions.map(({ disabledReason, onSelect, ...item }) => ({
              ...item,
              ...(disabledReason && { disabled: true, reason: disabledReason }),
              onSelect: () => onSelect(selectedRows),
            }))}
            renderTrigger={(trigger) => (
              <Button {...trigger} size="sm" trailing={glyphs.caretDown}>
                {t(visibleCount ? 'bulk.more' : 'bulk.actions')}
              </Button>
            )}
          />
        )}
      </span>
    </div>
  )
}
