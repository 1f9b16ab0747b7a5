import type { useTranslation } from '@press/i18n'
import { glyphs } from '../../foundations/Icon/index.ts'
import type { MenuItem } from '../../primitives/Menu/index.ts'
import type { Column, Sort } from '../../primitives/Table/index.ts'
import { withHidden, withMoved, withPinned, withSort, withWidth, type TableState } from './tableState.ts'

interface ColumnMenuOptions {
  t: ReturnType<typeof useTranslation<'tables'>>['t']
  column: Column<never>
  keys: readonly string[]
  hideable: boolean
  state: TableState
  onChange: (state: TableState) => void
  onFilter: (() => void) | undefined
  /** The width is to be changed with the keyboard. */
  onWidth: () => void
}

const line = (name: string): MenuItem => ({ key: `line-${name}`, separator: true })

/** What can be done with a column. */
export function columnMenu(options: ColumnMenuOptions): readonly MenuItem[] {
  const { t, column, keys, hideable, state, onChange, onFilter, onWidth } = options
  const { key, sortable } = column
  const sorted = state.sort.find((one) => one.key === key)?.direction
  const pinned = state.pinned[key]

  const order = (direction: Sort['direction']): MenuItem => ({
    key: direction,
    label: t(`sort.${direction}`),
    checked: sorted === direction,
    radio: true,
    onSelect: () => onChange(withSort(state, [{ key, direction }])),
  })
  const hold = (edge: 'start' | 'end' | null, label: string): MenuItem => ({
    key: `pin-${edge}`,
    label,
    glyph: edge ? glyphs.pushPin : glyphs.pushPinSlash,
    onSelect: () => onChange(withPinned(state, key, edge)),
  })

  return [
    ...(sortable ? [order('ascending'), order('descending')] : []),
    ...(sorted
      ? [
          {
            key: 'unsorted',
            label: t('sort.none'),
            onSelect: () =>
              onChange(
                withSort(
                  state,
                  state.sort.filter((one) => one.key !== key),
                ),
              ),
          },
        ]
      : []),
    ...(onFilter ? [{ key: 'filter', label: t('filter.by'), glyph: glyphs.funnel, onSelect: onFilter }] : []),
    ...(sortable || onFilter ? [line('view')] : []),
    ...(pinned === 'start' ? [] : [hold('start', t('column.pinStart'))]),
    ...(pinned === 'end' ? [] : [hold('end', t('column.pinEnd'))]),
    ...(pinned ? [hold(null, t('column.unpin'))] : []),
    ...(keys[0] === key
      ? []
      : [
          {
            key: 'before',
            label: t('column.before'),
            glyph: glyphs.arrowLeft,
            onSelect: () => onChange(withMoved(state, keys, key, -1)),
          },
        ]),
    ...(keys.at(-1) === key
      ? []
      : [
          {
            key: 'after',
            label: t('column.after'),
            glyph: glyphs.arrowRight,
            onSelect: () => onChange(withMoved(state, keys, key, 1)),
          },
        ]),
    { key: 'width', label: t('column.width'), glyph: glyphs.arrowsHorizontal, onSelect: onWidth },
    ...(state.widths[key] === undefined
      ? []
      : [
          {
            key: 'own-width',
            label: t('column.ownWidth'),
            glyph: glyphs.arrowCounterClockwise,
            onSelect: () => onChange(withWidth(state, key, null)),
          },
        ]),
    line('hide'),
    {
      key: 'hide',
      label: t('column.hide'),
      glyph: glyphs.eyeSlash,
      disabled: !hideable,
      reason: t('column.required'),
      onSelect: () => onChange(withHidden(state, key, true)),
    },
  ]
}
