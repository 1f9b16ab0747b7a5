import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Plays a video in the page: an instruction, a book presentation.',
  anatomy: ['Poster', 'The browser’s controls', 'Captions', 'Download link if it fails'],
  instead: [
    ['It is one of several files of a record', 'FilePreview'],
    ['Nothing in it moves', 'Image'],
  ],
  keyboard: [
    ['Tab', 'Moves to the player, then through its controls'],
    ['Space', 'Plays or pauses'],
    ['Left, Right', 'Seeks backward or forward'],
    ['Up, Down', 'Changes the volume'],
  ],
  accessibility: [
    '`captions` is required: one file per language, or an empty list for a silent video.',
    'It never plays or repeats automatically.',
    'Describe purely visual content in the text next to it.',
  ],
  dos: ['Set a poster: nothing else is downloaded before playback.', 'Give the duration in the caption.'],
  donts: ['Do not build your own controls: the browser’s are familiar, named and work on every phone.'],
}
