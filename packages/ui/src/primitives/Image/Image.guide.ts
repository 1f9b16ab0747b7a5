import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Shows a photograph or a scan in a page, with its place kept while it loads.',
  anatomy: ['Picture in its shape', 'Skeleton until it comes', 'Words in its place when it does not', 'Caption'],
  instead: [
    ['It is the cover of a book', 'BookCover'],
    ['It is a person', 'Avatar'],
    ['It must be looked at closely, or turned through', 'FilePreview'],
  ],
  keyboard: [],
  accessibility: [
    '`alt` says what is to be seen; give an empty one when the text around it says it all.',
    'When the picture fails, its `alt` is shown to everyone.',
  ],
  dos: ['Give a ratio, or width and height: nothing may jump.', 'Load eagerly only what is in sight at first.'],
  donts: ['Do not repeat the caption in `alt`.', 'Do not put words that matter into a picture.'],
}
