import type { useTranslation } from '@press/i18n'
import { glyphs } from '../../foundations/Icon/index.ts'
import type { MenuItem } from '../../primitives/Menu/index.ts'
import { moveColumn, type EngineColumn, type Engine } from './engine.ts'

interface ColumnMenuOptions {
  t: ReturnType<typeof useTranslation<'tables'>>['t']
  engine: Engine
  column: EngineColumn
  sortable: boolean
  hideable: boolean
  onFilter: (() => void) | undefined
  /** Starts changing the width with the keyboard. */
  onWidth: () => void
  /** Resets the column to its default width; undefined if it already has it. */
  onOwnWidth: (() => void) | undefined
}

const createSeparator = (name: string): MenuItem => ({ key: `line-${name}`, separator: true })

/** Returns the menu items of a column. */
export function createColumnMenu(options: ColumnMenuOptions): readonly MenuItem[] {
  const { t, engine, column, sortable, hideable, onFilter, onWidth, onOwnWidth } = options
  const sortDirection = column.getIsSorted()
  const pinnedEdge = column.getIsPinned()
  const columnIndex = engine.getAllLeafColumns().findIndex(({ id }) => id === column.id)

  const createSortItem = (isDescending: boolean): MenuItem => ({
    key: isDescending ? 'descending' : 'ascending',
    label: t(isDescending ? 'sort.descending' : 'sort.ascending'),
    checked: sortDirection === (isDescending ? 'desc' : 'asc'),
    radio: true,
    onSelect: () => column.toggleSorting(isDescending),
  })
  const createPinItem = (edge: 'start' | 'end' | false, label: string): MenuItem => ({
    key: `pin-${edge}`,
    label,
    glyph: edge ? glyphs.pushPin : glyphs.pushPinSlash,
    onSelect: () => column.pin(edge),
  })

  return [
    ...(sortable ? [createSortItem(false), createSortItem(true)] : []),
    ...(sortDirection ? [{ key: 'unsorted', label: t('sort.none'), onSelect: () => column.clearSorting() }] : []),
    ...(onFilter ? [{ key: 'filter', label: t('filter.by'), glyph: glyphs.funnel, onSelect: onFilter }] : []),
    ...(sortable || onFilter ? [createSeparator('view')] : []),
    ...(pinnedEdge === 'start' ? [] : [createPinItem('start', t('column.pinStart'))]),
    ...(pinnedEdge === 'end' ? [] : [createPinItem('end', t('column.pinEnd'))]),
    ...(pinnedEdge ? [createPinItem(false, t('column.unpin'))] : []),
    ...(columnIndex === 0
      ? []
      : [
          {
            key: 'before',
            label: t('column.before'),
            glyph: glyphs.arrowLeft,
            onSelect: () => moveColumn(engine, column.id, -1),
          },
        ]),
    ...(columnIndex === engine.getAllLeafColumns().length - 1
      ? []
      : [
          {
            key: 'after',
            label: t('column.after'),
            glyph: glyphs.arrowRight,
            onSelect: () => moveColumn(engine, column.id, 1),
          },
        ]),
    { key: 'width', label: t('column.width'), glyph: glyphs.arrowsHorizontal, onSelect: onWidth },
    ...(onOwnWidth
      ? [
          {
            key: 'own-width',
            label: t('column.ownWidth'),
            glyph: glyphs.arrowCounterClockwise,
            onSelect: onOwnWidth,
          },
        ]
      : []),
    createSeparator('hide'),
    {
      key: 'hide',
      label: t('column.hide'),
      glyph: glyphs.eyeSlash,
      disabled: !hideable,
      reason: t('column.required'),
      onSelect: () => column.toggleVisibility(false),
    },
  ]
}
