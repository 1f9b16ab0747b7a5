import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Writes a contract: its terms and the other side are typed, and both languages of its text follow at once.',
  anatomy: [
    'Title, state, when it was saved, tools of the screen, and the button that sends it to be signed',
    'Terms of its kind, then the other side: a person or an organisation that is looked up fills it in',
    'ContractPaper in the middle: what came from the field with the focus is outlined in both languages',
    'At the side its path, what it gives the wallet, and what must be known before it is sent',
  ],
  instead: [
    ['A contract that was sent is read and signed', 'ContractView'],
    ['The terms of an offer are written', 'OfferForm'],
  ],
  keyboard: [
    ['Ctrl + S', 'Saves the draft'],
    ['Ctrl + Enter', 'Asks whether to send it'],
  ],
  accessibility: [
    'A refused attempt puts the focus on the first field that is wrong.',
    'What must be known before sending stays in reach and says what is missing.',
    'Needs an Announcer above it.',
  ],
  dos: ['Give what the screen can do beside it, such as the PDF, as `tools`.'],
  donts: ['Do not offer a kind that the role may not write.'],
}
