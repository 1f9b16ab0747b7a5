import { useTranslation } from '@press/i18n'
import { glyphs } from '../../foundations/Icon/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { Menu } from '../../primitives/Menu/index.ts'
import { isSortable, type AnyColumn } from './columns.ts'
import { toggleHeaderSort, type Engine } from './engine.ts'
import type { TableState } from './table-state.ts'

interface SortMenuProps {
  columns: readonly AnyColumn[]
  engine: Engine
  sort: TableState['sort']
}

/** Sorts rows shown as cards, which have no headers. Choosing the same column again reverses the order. */
export function SortMenu({ columns, engine, sort }: SortMenuProps) {
  const { t } = useTranslation('tables')
  const [firstSort] = sort
  return (
    <Menu
      label={t('sort.title')}
      align="end"
      items={columns.filter(isSortable).map(({ key, header }) => ({
        key,
        label:
          firstSort?.key === key
            ? t(firstSort.direction === 'ascending' ? 'sort.saidAscending' : 'sort.saidDescending', { column: header })
            : header,
        checked: firstSort?.key === key,
        radio: true,
        onSelect: () => {
          const column = engine.getColumn(key)
          if (column) toggleHeaderSort(column, false)
        },
      }))}
      renderTrigger={(trigger) => (
        <IconButton
          {...trigger}
          glyph={firstSort?.direction === 'descending' ? glyphs.sortDescending : glyphs.sortAscending}
          label={t('sort.title')}
          outline
        />
      )}
    />
  )
}
