import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Repeats the same few fields: authors, deliveries, kinds of work. Items are added, removed and put in order.',
  anatomy: [
    'Name of the list',
    'Item: its name, buttons for moving and removing, its fields',
    'Button that adds one',
    'Error of the list',
  ],
  instead: [
    ['Each item is one word', 'TagInput'],
    ['Items are chosen, not written', 'MultiCombobox'],
    ['There are more than about ten, or more than five fields each', 'Table with a Dialog'],
  ],
  keyboard: [
    ['Enter, Space on «Добавить»', 'add an item and go to its first field'],
    ['Up, Down on a button for moving', 'move the item; the focus goes with it'],
    [
      'Enter, Space on the cross',
      'remove the item, asking first when it is filled; the focus goes to the item that took its place',
    ],
  ],
  accessibility: [
    'The list is ordered and each item has its name; moves, additions and removals are read out with places.',
    'At the end of the list the focus turns to the button for the other way.',
    'At `min` items cannot be removed, at `max` the button says why none can be added.',
  ],
  dos: [
    'Use `useFieldArray` with `itemKey={({ id }) => id}`: fields keep what is typed when they move.',
    'Say in `isFilled` what would be a loss.',
  ],
  donts: ['Do not use the place as the key.', 'Do not pass `onMove` where the order means nothing.'],
}
