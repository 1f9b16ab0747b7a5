import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'What the printing house has written into the form of a signal copy or of a run, for those who read it.',
  anatomy: [
    'The name of the form and how far the work is',
    'What has been filled in, term by term; the rest leaves no row',
  ],
  instead: [
    ['To fill it in', 'PrintInfoForm'],
    ['What the manager plans', 'TechCardPassport'],
  ],
  keyboard: [],
  accessibility: ['A region of its own name, with a list of terms and values.'],
  dos: ['Show it once the form was saved.'],
  donts: ['Do not show an empty form: say what will stand there.'],
}
