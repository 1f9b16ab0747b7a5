import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Yes or no, kept with the rest of a form.',
  anatomy: ['Box', 'Label', 'Hint or error'],
  instead: [
    ['It takes effect at once', 'Switch'],
    ['One of several is chosen', 'RadioGroup'],
  ],
  keyboard: [
    ['Space', 'Ticks it or clears it'],
    ['Tab', 'Goes on'],
  ],
  accessibility: [
    'A native checkbox; hint and error are its description.',
    'The third state is shown while only some of what it stands for is ticked.',
  ],
  dos: ['Say what a tick means, in the positive.'],
  donts: ['Do not tick consent beforehand.', 'Do not act on the tick before the form is sent.'],
}
