import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Lays fields out (FieldGrid) and names those that belong together (FieldSet): stacked, with labels beside, or in two columns.',
  anatomy: ['Legend', 'Sentence about the fields', 'Fields', 'FieldWide: a field across both columns'],
  instead: [
    ['Things that are not fields', 'Grid, Columns or Stack'],
    ['The same fields again and again', 'Repeater'],
  ],
  keyboard: [],
  accessibility: [
    'FieldSet is a native fieldset: its legend is read with the first field that is entered.',
    'The order of the keyboard is the order of the children, whatever the layout.',
    'The layout follows the room of the container, so that enlarged text falls back to one column.',
  ],
  dos: [
    'Stack by default; two columns only for short fields that are filled together.',
    'Put labels beside in settings and requisites, which are looked through rather than filled.',
  ],
  donts: ['Do not nest sets more than once.', 'Do not mix layouts within one set.'],
}
