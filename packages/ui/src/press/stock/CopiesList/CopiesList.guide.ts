import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'What became of a run: how many copies came to stock for each of its readers, what is missing, and who took them.',
  anatomy: [
    'A line for the author, the university and the library',
    'How many came of how many',
    'What is missing, in words',
    'How many were handed over, and to whom',
    'Shortages: how many, why, who wrote it down, and what became of them',
  ],
  instead: [['How the run is to be split', 'TechCardPassport']],
  keyboard: [],
  accessibility: ['A list with a name; a shortage is said in words, not by its colour.'],
  dos: ['Show it once the books were counted.'],
  donts: ['Do not show it for a run that nobody has counted: nothing is missing yet.'],
}
