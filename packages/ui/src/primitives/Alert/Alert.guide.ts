import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A message that stays on the page, next to its subject: a warning, an error or a change.',
  anatomy: ['Icon of the tone', 'Title', 'Text', 'One action', 'Close button'],
  instead: [
    ['It confirms an action and can disappear by itself', 'Toast'],
    ['It needs an answer before anything else', 'Dialog'],
    ['A whole part of the page failed to load', 'EmptyState'],
  ],
  keyboard: [
    ['Tab', 'Moves to the action, then to the close button'],
    ['Enter, Space', 'Presses the focused button'],
  ],
  accessibility: [
    'The `danger` tone has the role `alert`; the other tones are not announced.',
    'An icon and text carry the tone, not colour alone.',
  ],
  dos: ['Say what happened, then what to do.', 'Place it above its subject.'],
  donts: [
    'Do not stack several: show the worst and how many more there are.',
    'Do not use it to decorate ordinary text.',
  ],
}
