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

const line = (name: string): MenuItem => ({ key: `line-${name}`, separator: true })

/** Returns the menu items of a column. */
export function columnMenu(options: ColumnMenuOptions): readonly MenuItem[] {
  const { t, engine, column, sortable, hideable, onFilter, onWidth, onOwnWidth } = options
  const sorted = column.getIsSorted()
  const pinned = column.getIsPinned()
  const place = engine.getAllLeafColumns().findIndex(({ id }) => id === column.id)

  const order = (down: boolean): MenuItem => ({
    key: down ? 'descending' : 'ascending',
    label: t(down ? 'sort.descending' : 'sort.ascending'),
    checked: sorted === (down ? 'desc' : 'asc'),
    radio: true,
    onSelect: () => column.toggleSorting(down),
  })
  const createPinItem = (edge: 'start' | 'end' | false, label: string): MenuItem => ({
    key: `pin-${edge}`,
    label,
    glyph: edge ? glyphs.pushPin : glyphs.pushPinSlash,
    onSelect: () => column.pin(edge),
  })

  return [
    ...(sortable ? [order(false), order(true)] : []),
    ...(sorted ? [{ key: 'unsorted', label: t('sort.none'), onSelect: () => column.clearSorting() }] : []),
    ...(onFilter ? [{ key: 'filter', label: t('filter.by'), glyph: glyphs.funnel, onSelect: onFilter }] : []),
    ...(sortable || onFilter ? [line('view')] : []),
    ...(pinned === 'start' ? [] : [createPinItem('start', t('column.pinStart'))]),
    ...(pinned === 'end' ? [] : [createPinItem('end', t('column.pinEnd'))]),
    ...(pinned ? [createPinItem(false, t('column.unpin'))] : []),
    ...(place === 0
      ? []
      : [
          {
            key: 'before',
            label: t('column.before'),
            glyph: glyphs.arrowLeft,
            onSelect: () => moveColumn(engine, column.id, -1),
          },
        ]),
    ...(place === engine.getAllLeafColumns().length - 1
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
    line('hide'),
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
