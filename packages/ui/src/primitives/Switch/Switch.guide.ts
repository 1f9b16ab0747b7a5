import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A setting that is on or off and takes effect immediately.',
  anatomy: ['Label', 'Switch', 'Detail', 'Error or reason'],
  instead: [
    ['It is saved with the rest of a form', 'Checkbox'],
    ['There are more than two states', 'RadioGroup'],
  ],
  keyboard: [['Space', 'Turns it on or off']],
  accessibility: [
    'A native checkbox with the role `switch`.',
    'If a change fails, the caller resets `checked` and sets `error`.',
  ],
  dos: ['Name what is on.'],
  donts: ['Do not require a separate save.'],
}
