import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A status as a word on its colour; Count is a small number beside a name or on the shoulder of an icon.',
  anatomy: ['TimeSelection', 'Word'],
  instead: [
    ['It can be pressed to filter', 'Chip'],
    ['The way over all stages matters', 'StageRibbon'],
    ['A share is done', 'ProgressBar'],
  ],
  keyboard: [],
  accessibility: [
    'The word carries the meaning, colour and drawing repeat it.',
    'Give Count a `label` when the number alone says nothing.',
  ],
  dos: ['Take the tone or the stage from the domain’s status, never by taste.', 'Keep it to one or two words.'],
  donts: ['Do not make it look pressable.', 'Do not put a sentence into it.'],
}
