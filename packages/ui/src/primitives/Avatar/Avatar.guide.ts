import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'A small picture of a person, or their initials on a colour that is always the same for that name. AvatarStack shows several people.',
  anatomy: ['Picture or initials', 'Presence indicator'],
  instead: [
    ['The avatar opens the person’s own menu', 'AvatarButton'],
    ['The object is a book', 'BookCover'],
  ],
  keyboard: [],
  accessibility: [
    'The name is the text alternative. Set `decorative` when the name is also written next to it.',
    'Screen readers get every name of an AvatarStack, including those behind «+N».',
  ],
  dos: ['Write the name next to it where there is room.', 'Show presence only where it affects what people do.'],
  donts: [
    'Do not use it for an organization that has no picture.',
    'Do not rely on initials alone to tell two people apart.',
  ],
}
