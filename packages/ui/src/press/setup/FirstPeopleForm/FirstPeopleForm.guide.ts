import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Up to five colleagues, who are invited when the setup of a press ends.',
  anatomy: ['Rows of name, e-mail and role', 'A specialization where the role needs one'],
  instead: [['One colleague is invited now', 'UserDialog']],
  keyboard: [['Enter', 'Sends the form; in SetupFrame it goes to the next field']],
  accessibility: ['A row in which nobody is named is left out.'],
  dos: ['Send the invitations together, when the setup ends.'],
  donts: ['Do not ask for a phone: the person enters it.'],
}
