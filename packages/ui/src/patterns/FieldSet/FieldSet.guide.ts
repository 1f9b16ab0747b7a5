import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'FieldGrid lays fields out; FieldSet also names a group of them. Fields are stacked, have labels next to them, or form two columns.',
  anatomy: ['Legend', 'Hint about the fields', 'Fields', 'FieldWide: a field across both columns'],
  instead: [
    ['The items are not fields', 'Grid, Columns or Stack'],
    ['The same fields repeat', 'Repeater'],
  ],
  keyboard: [],
  accessibility: [
    'FieldSet is a native fieldset: screen readers read its legend when the focus enters the group.',
    'The tab order is the order of the children in every layout.',
    'The layout follows the container’s width, so enlarged text falls back to one column.',
  ],
  dos: [
    'Stack by default; use two columns only for short fields that belong together.',
    'Use `inline` labels in settings and in organization details, which people read more often than they edit.',
  ],
  donts: ['Do not nest sets more than one level deep.', 'Do not mix layouts within one set.'],
}
