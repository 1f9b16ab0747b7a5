import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A person’s own profile as a page: photo, contacts, work and what they learnt, with one Save for all of it.',
  anatomy: [
    'Title, what is not saved, the way back, and Save',
    'Photo with the part of it that is shown, and the sizes it is seen in',
    'Panels of fields in two columns',
    'Places for what applies at once: accounts and documents, ways to sign in',
  ],
  instead: [
    ['A person’s profile is only read', 'DescriptionList'],
    ['An organisation is described', 'OrganizationDetailsForm'],
    ['Numbers of accounts and documents', 'ConfidentialPanel'],
  ],
  keyboard: [
    ['Tab', 'goes through the fields in the order of the page'],
    ['Ctrl S', 'saves'],
    ['Arrows, on the photo', 'move the part that is shown'],
    ['+ and −, on the photo', 'draw it nearer and farther'],
    ['Enter or a comma, in languages and skills', 'ends a word'],
  ],
  accessibility: [
    'A refused attempt puts the focus on the first wrong field, from the rules and from the server alike.',
    'What is wrong with a photo is read out at once and stays beneath it.',
    'That the profile was saved is read out.',
  ],
  dos: [
    'Keep what onDraft tells, ask before leaving while there is some, and forget it when it is saved or discarded.',
    'Put what applies at once into `payments` and `security`.',
  ],
  donts: ['Do not take a photo that is smaller than the least a profile is shown in.'],
}
