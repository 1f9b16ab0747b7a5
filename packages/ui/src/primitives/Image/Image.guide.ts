import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A photograph or a scan in a page. Its space is reserved while it loads.',
  anatomy: ['Image in its ratio', 'Skeleton while it loads', 'Message if it fails', 'Caption'],
  instead: [
    ['It is a book cover', 'BookCover'],
    ['It is a person', 'Avatar'],
    ['People enlarge it or page through several', 'FilePreview'],
  ],
  keyboard: [],
  accessibility: [
    '`alt` describes the image; leave it empty when the surrounding text already does.',
    'If the image fails to load, everyone sees its `alt`.',
  ],
  dos: [
    'Set a ratio, or width and height, so that the layout does not shift.',
    'Use `eager` only for images that are visible first.',
  ],
  donts: ['Do not repeat the caption in `alt`.', 'Do not put important text in an image.'],
}
