import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Looks at the files of a record without leaving it: covers, scans, contracts, reviews.',
  anatomy: ['Name, size, place among the others', 'Previous and next', 'Download', 'Cross', 'File', 'Enlarge'],
  instead: [
    ['A picture belongs to the page', 'Image'],
    ['Files are added or taken away', 'FileUpload'],
  ],
  keyboard: [
    ['← →', 'Previous and next file, round and round'],
    ['Tab', 'Goes through the buttons, then into the document'],
    ['← → ↑ ↓ in an enlarged picture', 'Scroll it'],
    ['Esc', 'Closes it; focus returns to where it was'],
  ],
  accessibility: [
    'Documents are shown by the browser’s own viewer, with its search, zoom and reading aloud.',
    'Where there is no viewer (most phones) the file is offered for download.',
    'The place among the others is said when it changes.',
  ],
  dos: [
    'Serve `url` inline and of the same origin; give `downloadUrl` where they differ.',
    'Keep the index in the address if the file is to be sent as a link.',
  ],
  donts: ['Do not show a file that this person may not download.', 'Do not convert documents for it.'],
}
