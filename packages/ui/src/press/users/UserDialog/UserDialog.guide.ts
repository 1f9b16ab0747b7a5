import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Invites a colleague by letter, or changes what an account says of its owner.',
  anatomy: [
    'Name',
    'E-mail, to which the invitation goes, and phone',
    'Role',
    'Specialisation, where the role has any',
    'Organisation: where they work, or whom a partner speaks for',
  ],
  instead: [
    ['somebody changes their own profile', 'ProfileForm'],
    ['an account is turned off', 'ReassignDialog'],
  ],
  keyboard: [['Enter in a field', 'Sends the invitation, or saves']],
  accessibility: ['Why a role or an organisation stays as it is stands under it and is read out with it.'],
  dos: ['Offer the roles alone that the person may give.'],
  donts: ['Do not ask for a password: its owner sets it by the link of the letter.'],
}
