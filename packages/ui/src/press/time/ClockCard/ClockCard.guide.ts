import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Says that one comes or goes: the time, how one stands, and the one button.',
  anatomy: ['Day and time', 'How one stands, and how long one was at work today', 'Come, or go', 'Today’s stretches'],
  instead: [['a day that is over is to be mended', 'CorrectionDialog']],
  keyboard: [['Enter, Space', 'Come or go']],
  accessibility: ['The button says what it does, not how it stands.'],
  dos: ['Pass the minute of the press’s clock, and renew it.'],
  donts: ['Do not show it for anybody but who looks.'],
}
