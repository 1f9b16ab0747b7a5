import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Plays a recording in the page: an instruction, a presentation of a book.',
  anatomy: ['Picture before the start', 'The browser’s own controls', 'Captions', 'A way to download it when it fails'],
  instead: [
    ['It is one of several files of a record', 'FilePreview'],
    ['Nothing moves in it', 'Image'],
  ],
  keyboard: [
    ['Tab', 'Goes to the player, then through its controls'],
    ['Space', 'Plays and pauses'],
    ['← →', 'Goes back and forward'],
    ['↑ ↓', 'Louder and quieter'],
  ],
  accessibility: [
    'Captions are a required property: give one file for each language, or an empty list for a silent video.',
    'It never plays by itself and never repeats.',
    'What is only seen and not said must be told in the text beside it.',
  ],
  dos: ['Give a poster: nothing is fetched until it is played.', 'Say in the caption how long it is.'],
  donts: ['Do not build own controls: the browser’s are known, named and work on every phone.'],
}
