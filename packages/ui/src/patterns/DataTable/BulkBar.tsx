import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, type Glyph } from '../../foundations/Icon/index.ts'
import { useMedia } from '../../foundations/useMedia/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { Menu } from '../../primitives/Menu/index.ts'
import * as styles from './DataTable.css.ts'

/** The rows that an action is for. */
export interface Chosen {
  count: number
  /** Every row that the filters find is meant, but those in `keys`: only where the server knows them all. */
  all: boolean
  keys: readonly string[]
}

/** What can be done with several rows at once. */
export interface BulkAction {
  key: string
  label: string
  glyph?: Glyph
  /** Something is lost by it. */
  tone?: 'danger'
  /** Why it cannot be done with these rows. */
  disabledReason?: string
  onSelect: (chosen: Chosen) => void
}

interface BulkBarProps {
  actions: readonly BulkAction[]
  chosen: Chosen
  /** Found rows, when not all of them are chosen and they can be. */
  found: number | undefined
  onSelectFound: () => void
  onClear: () => void
}

/** So many actions stand in sight; the others are in a menu. */
const inSight = 3

/** How many rows are chosen and what can be done with them. */
export function BulkBar({ actions, chosen, found, onSelectFound, onClear }: BulkBarProps) {
  const { t } = useTranslation('tables')
  const { number } = useFormat()
  const narrow = useMedia('belowTablet')
  const shown = narrow ? 0 : actions.length === inSight + 1 ? inSight + 1 : inSight
  const rest = actions.slice(shown)
  return (
    <div role="group" aria-label={t('bulk.label')} className={styles.bulk}>
      <IconButton size="sm" glyph={glyphs.x} label={t('bulk.clear')} onClick={onClear} />
      <span className={styles.bulkCount}>{t('bulk.selected', { value: number(chosen.count) })}</span>
      {found !== undefined && (
        <Button variant="quiet" size="sm" onClick={onSelectFound}>
          {t('bulk.selectFound', { value: number(found) })}
        </Button>
      )}
      <span className={styles.bulkActions}>
        {actions.slice(0, shown).map(({ key, label, glyph, tone, disabledReason, onSelect }) => (
          <Button
            key={key}
            size="sm"
            variant={tone === 'danger' ? 'dangerOutline' : 'secondary'}
            disabledReason={disabledReason}
            {...(glyph && { leading: glyph })}
            onClick={() => onSelect(chosen)}
          >
            {label}
          </Button>
        ))}
        {rest.length > 0 && (
          <Menu
            label={t('bulk.label')}
            align="end"
            items={rest.map(({ disabledReason, onSelect, ...item }) => ({
              ...item,
              ...(disabledReason && { disabled: true, reason: disabledReason }),
              onSelect: () => onSelect(chosen),
            }))}
            renderTrigger={(trigger) => (
              <Button {...trigger} size="sm" trailing={glyphs.caretDown}>
                {t(shown ? 'bulk.more' : 'bulk.actions')}
              </Button>
            )}
          />
        )}
      </span>
    </div>
  )
}
