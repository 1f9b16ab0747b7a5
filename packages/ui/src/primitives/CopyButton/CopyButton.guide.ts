import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Puts one value into the clipboard: an ISBN, a BIN, a link to a card.',
  anatomy: ['Button, with or without words', 'Tick for two seconds', 'A line that says when copying was refused'],
  instead: [
    ['Copying is one of several actions on a record', 'Menu'],
    ['A copy of a record is made', 'Button'],
  ],
  keyboard: [['Enter, Space', 'Copies the value; focus stays on the button']],
  accessibility: [
    'The name stays the same; success is said once in a live region, since a tick cannot be heard.',
    'Browsers copy only on pages served over HTTPS; otherwise the line says what to do by hand.',
  ],
  dos: ['Name what is copied: «Скопировать ISBN».', 'Stand it right after the value.'],
  donts: [
    'Do not answer with a toast: the tick is where the eyes are.',
    'Do not copy something other than what is shown.',
  ],
}
