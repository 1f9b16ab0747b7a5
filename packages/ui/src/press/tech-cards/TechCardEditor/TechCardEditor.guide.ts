import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Edits a tech card inside its passport, one section at a time. Each field is saved on blur.',
  anatomy: [
    'Fixed bar: number, stages, state of saving, undo all, finish',
    'Sheet: cover, title and figures; changed ones are in accent',
    'Eight sections: the open one has fields, the others show their values and missing fields',
    'Computed values: sheets, spine and paper for the run, each with its previous value',
    'Rail: readiness for the signal copy by section, next move, and changes of this visit with undo; below 1280 px behind a button',
  ],
  instead: [
    ['The card is only read', 'TechCardPassport'],
    ['The card does not exist yet', 'NewTechCardForm'],
    ['It records how the book was printed', 'PrintInfoForm'],
  ],
  keyboard: [
    ['Tab', 'Moves through the fields of the open section'],
    ['Enter in a one-line field', 'Saves it and opens the next section'],
    ['Esc', 'Saves the field and closes the section'],
    ['Alt+1 … Alt+8', 'Opens a section by its number'],
    ['F outside a field', 'Moves to the next field that the signal copy needs'],
    ['Ctrl+Z outside a field', 'Undoes the last saved change'],
  ],
  accessibility: [
    'The state of saving is a status. A field that another person has changed too asks for a choice in its section.',
    'A missing field is a button with the field’s name, in the section and in the rail.',
    'Needs an Announcer above it.',
  ],
  dos: [
    'Keep `section` in the address, so that a link opens it.',
    'Send only values that differ from `savedValues`, and pass the server’s row back as `savedValues` and `values`.',
  ],
  donts: ['Do not calculate sheets, spine or paper separately: the editor does it while fields change.'],
}
