import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Everything a person keeps about themselves: photo, contacts, documents, bank, work and what they learnt.',
  anatomy: [
    'Parts, each with its name and who sees it beside its fields',
    'Photo, shown as it will be',
    'Lists of pages, places of work and schools',
    'Bar with what is not saved, the way back, and the button',
  ],
  instead: [
    ['A person’s profile is only read', 'DescriptionList'],
    ['An organisation is described', 'a Form with FieldSet'],
  ],
  keyboard: [
    ['Tab', 'goes through the fields in the order of the page'],
    ['Enter, in a field', 'saves'],
    ['Enter or a comma, in languages and skills', 'ends a word'],
  ],
  accessibility: [
    'A refused attempt puts the focus on the first wrong field, from the rules and from the server alike.',
    'What is wrong with a photo is read out at once and stays beneath it.',
    'That the profile was saved is read out.',
  ],
  dos: [
    'Leave out parts that a role does not have.',
    'Say why e-mail or organisation cannot be changed, where they cannot.',
    'Ask before leaving while onDirtyChange has said true.',
  ],
  donts: ['Do not crop photos on the way: one that is too small is refused, another is shown from its middle.'],
}
