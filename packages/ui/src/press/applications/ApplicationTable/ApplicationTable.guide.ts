import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Lists applications for those who decide on them: how each stands, since when, and until when it must be answered.',
  anatomy: ['Book with number and authors', 'Status and its age', 'Day of arrival', 'Day of the answer', 'Tech card'],
  instead: [
    ['The reader is their author', 'ApplicationRows'],
    ['It is what waits for this person now', 'QueueList'],
  ],
  keyboard: [
    ['Tab', 'Goes through headers that sort and through the rows'],
    ['Enter', 'Sorts, or opens the application'],
  ],
  accessibility: ['Each row is a link named by the book.', 'A late answer says by how many days, not only in red.'],
  dos: ['Sort on the server: the keys are the call’s.', 'Put Pagination into its footer.'],
  donts: ['Do not decide on an application here; its page has the files to judge by.'],
}
