import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'A tech card as a sheet of paper, with its way, its team and its files beside it. Prints as A4.',
  anatomy: [
    'Bar that stays in sight: way back, number, stages, when it was changed, what may be done, the next move',
    'Cover, title, authors, up to five figures',
    'Numbered sections; one with nothing in it says what will stand there and, for who may, where it is filled in',
    'Among the remarks for the printing house, messages of the book’s chat: who said it, when, and who put it there',
    'Beside the sheet: path, team, files',
  ],
  instead: [
    ['The card is changed', 'TechCardEditor'],
    ['The reader is the author', 'BookTracking'],
    ['Many cards are compared', 'TechCardTable'],
  ],
  keyboard: [
    ['Tab', 'Goes through the bar, the links of the sheet, the team and the files'],
    ['Enter, Space on «Действия с картой»', 'Opens the menu of everything but the next move, on a phone'],
  ],
  accessibility: [
    'The sheet is an article named by the book; the title is the page’s h1, in the language of the book.',
    'An action that cannot be taken now stays in reach and says why.',
    'Ways to write to the team are named by the person.',
    'Under 1280 px what stands beside follows the sheet; on paper the sheet stands alone.',
  ],
  dos: [
    'Give the actions in the order of the bar, at most one of them primary: the next move.',
    'Give `disabledReason` instead of leaving out a move that is not possible yet.',
    'Give `card` only when it has come: without it the sheet says that it loads.',
  ],
  donts: [
    'Do not give `editHref` to who may not edit: the sections then only say what is missing.',
    'Do not make the files plain links: they come with the reader’s rights, through `onDownload`.',
  ],
}
