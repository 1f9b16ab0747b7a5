import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'A list of items with the same few fields: authors, deliveries, types of work. Items are added, removed and reordered.',
  anatomy: [
    'Name of the list',
    'Item: its name, buttons to move and remove it, its fields',
    'Add button',
    'Error of the list',
  ],
  instead: [
    ['Each item is one word', 'TagInput'],
    ['Items are chosen, not entered', 'MultiCombobox'],
    ['There are more than about ten items, or more than five fields in each', 'Table with a Dialog'],
  ],
  keyboard: [
    ['Enter, Space on «Добавить»', 'Adds an item and moves to its first field'],
    ['Up, Down on a move button', 'Moves the item; the focus follows'],
    [
      'Enter, Space on the remove button',
      'Removes the item, after a confirmation if it is filled; the focus moves to the next item',
    ],
  ],
  accessibility: [
    'The list is ordered and its items are named. Moves, additions and removals are announced with positions.',
    'At the end of the list the focus moves to the button for the opposite direction.',
    'At `min` items cannot be removed; at `max` the add button gives the reason.',
  ],
  dos: [
    'Use `useFieldArray` with `itemKey={({ id }) => id}`, so that fields keep their input when items move.',
    'Return true from `isFilled` if removal would lose data.',
  ],
  donts: ['Do not use the position as the key.', 'Do not pass `onMove` if the order has no meaning.'],
}
