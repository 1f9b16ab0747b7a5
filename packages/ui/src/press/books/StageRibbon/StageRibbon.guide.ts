import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'How far a book has come, in ten segments; only the stage it stands at has colour.',
  anatomy: ['Segments behind', 'Segment of the stage', 'Segments ahead'],
  instead: [
    ['The stages have names and days', 'StageTimeline'],
    ['It is the share of something done', 'ProgressBar'],
    ['Only the stage’s name matters', 'Badge'],
  ],
  keyboard: [],
  accessibility: [
    'One image that says «Этап 3 из 10: Редакция».',
    'In forced colours the three kinds of segments stay apart.',
  ],
  dos: ['Give the furthest stage of a book that stands at several.', 'Let it take the width of its row.'],
  donts: ['Do not use it for steps that are no stages: it knows these ten.', 'Do not colour it by what is late.'],
}
