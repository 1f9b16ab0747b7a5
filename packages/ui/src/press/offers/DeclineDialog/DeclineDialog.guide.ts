import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Asks before an offer is declined, and lets whoever declines say why.',
  anatomy: ['What declining means and what the offer comes to', 'The reason, which may be left out'],
  instead: [['a revision of an application is asked for', 'DecisionPanel']],
  keyboard: [
    ['Esc', 'Leaves the offer as it is'],
    ['Enter on the button', 'Declines it'],
  ],
  accessibility: ['The reason has a hint that says who will read it.'],
  dos: ['Show the reason to the other side, with the name and the time.'],
  donts: ['Do not decline at once: only the press can take the offer up again.'],
}
