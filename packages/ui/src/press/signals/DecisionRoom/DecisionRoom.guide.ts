import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Where an author reads the signal copy of their book and decides: sign it for printing, or send remarks back.',
  anatomy: [
    'The pages, as the book lies open, with pins where something was remarked',
    'What is asked and until when: the one ochre line',
    'Remarks by their numbers',
    'The two answers with their dates on one axis: what remarks cost is seen',
    'After the act a receipt: who, when, of which file',
  ],
  instead: [
    ['What staff reads of it', 'SignalRounds'],
    ['A file that nothing is decided on', 'FilePreview'],
  ],
  keyboard: [
    ['← →', 'turn the pages'],
    ['Home End', 'go to the first and the last page'],
    ['+ −', 'change the size'],
    ['M', 'begins a remark: arrows place it, Enter puts it there'],
    ['[ ]', 'go to the neighbour remark'],
    ['Ctrl Enter', 'writes a remark down'],
    ['Esc', 'closes it'],
  ],
  accessibility: [
    'Every page is a figure with its words behind the picture.',
    'A pin is a button: «Замечание 1, страница 18».',
    'The printed page stays paper in every theme; what is written about it takes the theme.',
  ],
  dos: ['Count only remarks that were written down.'],
  donts: ['Do not let a file be signed that nobody has opened.'],
}
