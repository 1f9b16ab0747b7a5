import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'How a person signs in and where they have: password, the code of an app, passkeys, sessions. All of it applies at once.',
  anatomy: [
    'Ways to sign in, each with what is known of it and what can be done',
    'A mark when there are two',
    'Sessions by browser and system, this one marked',
    'Dialogs that set the code up, tell the codes for its loss, and ask whether it is them',
  ],
  instead: [['What is saved with the rest of a profile', 'ProfileForm']],
  keyboard: [['Space', 'turns the code of an app on or off']],
  accessibility: [
    'Each button that ends a session says which.',
    'The picture for a camera has its letters beside it, in groups of four.',
  ],
  dos: [
    'Ask who it is before the second factor is turned off or its codes are made anew.',
    'Show the codes for its loss once, and let them be printed.',
  ],
  donts: ['Do not offer to end the session at hand: that is what signing out is for.'],
}
