import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A field for free tags, shown as chips: keywords of a book, languages, skills.',
  anatomy: ['Label', 'Chips, each with a remove button', 'Input', 'Hint or error'],
  instead: [
    ['The values come from a list', 'MultiCombobox'],
    ['The words form a sentence', 'TextField or TextArea'],
  ],
  keyboard: [
    ['Enter, comma, semicolon', 'Ends a tag; Enter in an empty input submits the form'],
    ['Backspace in an empty input', 'Removes the last tag'],
    ['Esc', 'Discards the typed text'],
    ['Shift+Tab', 'Moves to the chips, where Enter removes one'],
  ],
  accessibility: [
    'The chips are a list named after the field. Additions, removals and refusals are announced.',
    'On blur the typed text becomes a tag, so nothing is lost.',
  ],
  dos: [
    'Say in the hint what the tags are for.',
    'Let people paste lists: they are split at commas, semicolons, tabs and line breaks.',
  ],
  donts: ['Do not ask for more tags than people will read.'],
}
