import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Copies one value to the clipboard: an ISBN, a BIN, a link to a card.',
  anatomy: ['Icon button, or button with text', 'Check mark for two seconds', 'Message if copying fails'],
  instead: [
    ['Copying is one of several actions on a record', 'Menu'],
    ['It duplicates a record', 'Button'],
  ],
  keyboard: [['Enter, Space', 'Copies the value; focus stays on the button']],
  accessibility: [
    'The name stays the same. A live region announces success once.',
    'Browsers copy only on pages served over HTTPS. Otherwise the message explains how to copy by hand.',
  ],
  dos: ['Name the value in the label: «Скопировать ISBN».', 'Place it directly after the value.'],
  donts: ['Do not add a toast: the check mark is the confirmation.', 'Do not copy anything but the visible value.'],
}
