import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Makes, shows and ends the link by which people without an account follow one book.',
  anatomy: ['What the link shows, and that it shows no more', 'Address and since when', 'Copy, open, end'],
  instead: [['A value of any other kind is copied', 'CopyButton']],
  keyboard: [['Tab', 'Goes through the address, «Скопировать», «Открыть» and «Закрыть»']],
  accessibility: ['A region named by its heading.', 'That the address is copied is said aloud.'],
  dos: ['Give the whole address, with the site: it is sent to others as it stands.'],
  donts: ['Do not show it to who may read a book but not share it.'],
}
