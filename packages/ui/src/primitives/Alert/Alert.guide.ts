import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A message that stays on the page beside what it is about: a warning, a refusal, something that changed.',
  anatomy: ['Drawing of the tone', 'Title', 'Words', 'One action', 'Cross'],
  instead: [
    ['It confirms what was just done and may go by itself', 'Toast'],
    ['It must be answered before anything else', 'Dialog'],
    ['A whole part could not be loaded', 'EmptyState'],
  ],
  keyboard: [
    ['Tab', 'Goes to the action, then to the cross'],
    ['Enter or Space', 'Does it'],
  ],
  accessibility: [
    'Danger is announced at once, the other tones politely.',
    'The tone is told by drawing and words, not by colour alone.',
  ],
  dos: ['Say what happened, then what to do.', 'Place it above what it is about.'],
  donts: ['Do not stack several; name the worst and how many more.', 'Do not use it as decoration for ordinary text.'],
}
