import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'A person in small: a picture, or initials on a colour that is always the same for that name. AvatarStack shows several.',
  anatomy: ['Picture or initials', 'Mark of presence'],
  instead: [
    ['The avatar opens the person’s own menu', 'AppShell'],
    ['The thing is a book', 'BookCover'],
  ],
  keyboard: [],
  accessibility: [
    'The name is its text alternative; beside the written name make it `decorative`.',
    'Of a stack all names are read out, those behind the number too.',
  ],
  dos: ['Write the name beside it where there is room.', 'Show presence only where it changes what one does.'],
  donts: [
    'Do not use it for organisations without a picture of theirs.',
    'Do not let initials be the only way to tell two people apart.',
  ],
}
