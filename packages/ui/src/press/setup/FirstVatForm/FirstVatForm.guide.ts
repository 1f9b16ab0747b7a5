import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'The VAT rate of a new press, and the first numbers of its offers and invoices.',
  anatomy: [
    'The rate in force',
    'Another rate with its first day',
    'First numbers, each with the number that comes next',
  ],
  instead: [['All rates are kept', 'VatForm']],
  keyboard: [['↑ ↓', 'Change a number by one']],
  accessibility: ['The next number is the hint of its field.'],
  dos: ['Show the next number while it is typed.'],
  donts: ['Do not offer a rate in force for change: documents bear it.'],
}
