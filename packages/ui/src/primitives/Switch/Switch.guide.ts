import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'On or off, at once.',
  anatomy: ['Label', 'Switch', 'Hint'],
  instead: [
    ['It is kept with the rest of a form', 'Checkbox'],
    ['More than two states', 'RadioGroup'],
  ],
  keyboard: [['Space', 'Turns it']],
  accessibility: ['A native checkbox of the role switch.', 'A change that failed turns it back and says so.'],
  dos: ['Name what is on when it is on.'],
  donts: ['Do not ask for a save after it.'],
}
