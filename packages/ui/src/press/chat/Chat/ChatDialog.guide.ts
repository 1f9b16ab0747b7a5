import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Begins a conversation with one person or with several, or says anew who is in a group, what it is called and what picture it has.',
  anatomy: [
    'People, found by typing',
    'The name of the group, as soon as they are two or more',
    'The picture of a group that may have one of its own: chosen, cut, replaced, taken out',
    'Cancel and open',
  ],
  instead: [['The conversation is about a book', 'Link']],
  keyboard: [
    ['Down, Up, Enter', 'choose people as in every field of several values'],
    ['Esc', 'closes the list, then the dialog'],
  ],
  accessibility: ['The name appears below the people and is read when it is reached; it takes no focus by itself.'],
  dos: ['Open the conversation that is there already when somebody begins it a second time.'],
  donts: ['Do not offer people whom the server will not let them write to.'],
}
