import { useTranslation } from '@press/i18n'
import { memo } from 'react'
import { glyphs } from '../../foundations/Icon/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { Menu } from '../../primitives/Menu/index.ts'
import * as styles from './KanbanColumn.css.ts'

export interface ColumnToolsProps<Key extends string> {
  column: Key
  title: string
  onFold: (column: Key, folded: boolean) => void
  onAdd: ((column: Key) => void) | undefined
  onShortcuts: () => void
}

function PlainColumnTools<Key extends string>({ column, title, onFold, onAdd, onShortcuts }: ColumnToolsProps<Key>) {
  const { t } = useTranslation('boards')
  return (
    <span className={styles.tools}>
      {onAdd && (
        <IconButton glyph={glyphs.plus} label={t('add', { column: title })} size="sm" onClick={() => onAdd(column)} />
      )}
      <Menu
        label={t('columnActions', { column: title })}
        align="end"
        items={[
          { key: 'fold', label: t('fold'), glyph: glyphs.sidebarSimple, onSelect: () => onFold(column, true) },
          { key: 'keys', label: t('shortcuts.title'), glyph: glyphs.keyboard, shortcut: '?', onSelect: onShortcuts },
        ]}
        renderTrigger={(trigger) => (
          <IconButton {...trigger} glyph={glyphs.dotsThree} label={t('columnActions', { column: title })} size="sm" />
        )}
      />
    </span>
  )
}

/** The actions of a column. Memoized: dragging a card does not rerender it. */
export const ColumnTools = memo(PlainColumnTools) as typeof PlainColumnTools
