import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Shows the files of a record without leaving it: covers, scans, contracts, reviews.',
  anatomy: ['Name, size and position', 'Previous and next', 'Download', 'Close button', 'File', 'Enlarge'],
  instead: [
    ['The image belongs to the page', 'Image'],
    ['Files are added or removed', 'FileUpload'],
  ],
  keyboard: [
    ['Left, Right', 'Shows the previous or next file, wrapping at both ends'],
    ['Tab', 'Moves through the buttons, then into the document'],
    ['Arrows in an enlarged image', 'Scrolls it'],
    ['Esc', 'Closes it; focus returns to where it was'],
  ],
  accessibility: [
    'A PDF opens in the browser’s own viewer, with its search, zoom and read-aloud.',
    'Without a viewer, as on most phones, the file is offered for download.',
    'The position is announced when it changes.',
  ],
  dos: [
    'Serve `url` inline and from the same origin; set `downloadUrl` if the download address differs.',
    'Keep the index in the address if people share links to a file.',
  ],
  donts: ['Do not show a file that this person may not download.', 'Do not convert documents for it.'],
}
