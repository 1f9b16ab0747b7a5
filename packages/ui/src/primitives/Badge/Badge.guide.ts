import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A status as a word on its colour. Count is a small number next to a name or on the corner of an icon.',
  anatomy: ['Icon', 'Word'],
  instead: [
    ['Pressing it filters a list', 'Chip'],
    ['Progress through all stages matters', 'StageRibbon'],
    ['It shows how much is done', 'ProgressBar'],
  ],
  keyboard: [],
  accessibility: [
    'The word carries the meaning; the colour and the icon repeat it.',
    'Give Count a `label` when the number alone is unclear.',
  ],
  dos: ['Derive the tone or stage from the domain’s status.', 'Use one or two words.'],
  donts: ['Do not make it look like a button.', 'Do not put a sentence in it.'],
}
