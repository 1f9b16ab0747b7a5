import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'What an author has begun and not sent: when each was kept, how much it lacks, and the way on.',
  anatomy: ['Heading', 'Cover and title', 'When it was kept', 'How many fields are left', 'Continue, delete'],
  instead: [
    ['They have been sent', 'ApplicationRows'],
    ['One of them is being written', 'ApplicationForm'],
  ],
  keyboard: [
    ['Tab', 'Goes through the ways on and the buttons that delete'],
    ['Enter', 'Continues, or asks for it to be deleted'],
  ],
  accessibility: ['A named region with a named list; each way on and each button is named by its book.'],
  dos: ['Ask before a draft is thrown away, and say what goes with it.', 'Stand above what has been sent.'],
  donts: ['Do not mix them with applications: nobody but their author sees them.'],
}
