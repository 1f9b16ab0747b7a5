import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'An application as a document: what is proposed, by whom, and the papers that speak for it.',
  anatomy: [
    'Over the sheet: the way back and the next step, where the frame does not show them',
    'Cover, number, title, authors, status and its age',
    'Why it came back or was refused',
    'Annotations, authors, files',
    'Beside the sheet: the decision, facts of the edition, the team',
  ],
  instead: [
    ['It is written or corrected', 'ApplicationForm'],
    ['Many applications are gone through', 'ApplicationTable'],
    ['It has become a tech card', 'TechCardPassport'],
  ],
  keyboard: [['Tab', 'Goes through the downloads, then what stands beside the sheet']],
  accessibility: [
    'The sheet is an article named by the number; the title is the page’s h1, in the language of the book.',
    'Each annotation carries its own language. A download is named by its document and its file.',
    'The reason of a refusal is an alert, read out at once.',
    'Under 1280 px what stands beside follows the sheet; on paper the sheet stands alone.',
  ],
  dos: [
    'Give `owner`: the team is shown with them at its head, and not without.',
    'Give a DecisionPanel as `decision` to those who look at it to decide.',
    'Say `forAuthor` to its author: what waits for them then stands out.',
  ],
  donts: [
    'Do not make the files plain links: they come with the reader’s rights, through `onDownload`.',
    'Do not leave out a required document that is missing: the list names it.',
  ],
}
