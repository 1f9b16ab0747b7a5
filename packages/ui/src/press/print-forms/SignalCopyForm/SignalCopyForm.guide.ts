import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'How the signal copy of a book is printed and bound, and how far that is: the form of the run under its own name.',
  anatomy: [
    'Book: copies, format, pages with their printed sheets, coloured pages, inserts',
    'Paper and colours of the text, the insert, the covers and the flyleaf',
    'Lamination, and how many copies get which binding',
    'Status with its days, remarks',
  ],
  instead: [
    ['The run itself', 'PrintInfoForm'],
    ['What a tech card plans', 'TechCardEditor'],
    ['What printing would cost', 'Calculator'],
  ],
  keyboard: [
    ['Tab', 'goes from field to field'],
    ['Enter in a field', 'saves'],
    ['↑ ↓ in a number', 'change it by one'],
  ],
  accessibility: [
    'Fields are checked as they are typed; what is wrong stands beneath its field.',
    'A day becomes required, with its star, once the status asks for it.',
    'How many copies are bound is told as it changes.',
  ],
  dos: ['Begin with what the tech card knows: copies, format, pages, papers.'],
  donts: ['Do not check again outside: `printWorkProblems` of the domain holds the rules.'],
}
