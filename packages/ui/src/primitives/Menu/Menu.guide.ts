import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'What can be done, under a button; MenuAt opens the same at a point.',
  anatomy: ['Button', 'Headings', 'Entries with drawing, words, shortcut', 'Separators', 'Why an entry is off'],
  instead: [
    ['One value of a form is chosen', 'Select'],
    ['There is something to read', 'Popover'],
    ['One action is the usual one', 'SplitButton'],
  ],
  keyboard: [
    ['Arrow Down or Up on the button', 'Opens it at its first or last entry'],
    ['Arrows, Home, End', 'Walk over the entries'],
    ['Letters', 'Go to the entry that begins so; the same letter again to the next one'],
    ['Arrow Right and Left', 'Open and close the entries of an entry'],
    ['Enter or Space', 'Chooses'],
    ['Esc or Tab', 'Closes'],
  ],
  accessibility: ['Entries that are off stay reachable and say why.', 'A choice that is on is told as checked.'],
  dos: ['Name the menu by what its entries are about.', 'Put what loses something last, in the danger tone.'],
  donts: ['Do not nest deeper than once.', 'Do not hide the main action in it.'],
}
