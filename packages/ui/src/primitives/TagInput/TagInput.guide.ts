import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Collects free words, each a chip: keywords of a book, languages, skills.',
  anatomy: ['Label', 'Chips, each with its own remove button', 'Input', 'Hint or error'],
  instead: [
    ['The words come from a list', 'MultiCombobox'],
    ['The words make a sentence', 'TextField or TextArea'],
  ],
  keyboard: [
    ['Enter, comma, semicolon', 'end a word; Enter in an empty input sends the form as usual'],
    ['Backspace in an empty input', 'takes the last word back'],
    ['Esc', 'drops what is being typed'],
    ['Shift + Tab', 'goes to the chips; Enter there removes one'],
  ],
  accessibility: [
    'Chips are a list named after the field; what is added, removed or refused is read out.',
    'What is left in the input on leaving becomes a word, so nothing typed is lost.',
  ],
  dos: [
    'Say in the hint what the words are for.',
    'Expect pasted lists: they are taken apart at commas, semicolons and lines.',
  ],
  donts: ['Do not ask for more words than anybody will read.'],
}
