import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Letters that could not be sent: to whom, what about, why, and the way to send each again.',
  anatomy: [
    'To whom and what about; how long ago, and how many tries',
    'What the mail server said, in its own words',
    'What became of it: tried again at an hour, refused, or perhaps sent',
    'The button that sends it again; a letter that was perhaps sent asks first',
  ],
  instead: [['It is what people are told here', 'NotificationList']],
  keyboard: [
    ['Tab', 'goes from letter to letter'],
    ['Enter', 'sends the letter again'],
  ],
  accessibility: ['Every button is named by whom its letter goes to; what became of a letter is in words.'],
  dos: ['Say at once that the letter is on its way, and take it away when it is sent.'],
  donts: ['Do not show what a letter says: it was written to one person.'],
}
