import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'How somebody is reached and what they may: beside their page.',
  anatomy: ['Phone, e-mail, organisation', 'Role', 'Sessions, each with the way to close it'],
  instead: [['somebody looks at their own sessions', 'ProfileForm']],
  keyboard: [['Tab', 'Role, then the sessions']],
  accessibility: ['A button to close a session names the browser; why a role stays is read with it.'],
  dos: ['Ask what follows from another role before it is saved.'],
  donts: ['Do not change a role by the choice alone.'],
}
