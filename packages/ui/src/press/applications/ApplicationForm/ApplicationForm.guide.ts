import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Writes an application in four steps, each checked when it is left: the book, its authors, the files, the whole once more. Corrects one that came back.',
  anatomy: [
    'Title and line of steps',
    'What the press asked for, each request ticked off once its file is another',
    'Fields of the step; under a conclusion or a review its number and day',
    'On the last step the agreement, and the contract it speaks of',
    'Back, when the draft was saved, leave, and the way on',
    'Beside it, from 1280 px up: the book as it will look, and how much is there',
  ],
  instead: [
    ['The application is only read', 'ApplicationDetails'],
    ['The book already has its tech card', 'NewTechCardForm'],
  ],
  keyboard: [
    ['Tab', 'Goes through the steps, the fields of the step in front and the ways on'],
    ['Enter, Space on a step', 'Shows it, or the first on the way that lacks something'],
    ['Enter in a field', 'Does what the way on says: goes to the next step, or sends where that sends'],
    ['Arrows in the choice of who pays', 'Move the choice'],
  ],
  accessibility: [
    'The form is named by its title, the page’s h1.',
    'After going on the focus is on the heading of the step, so that reading begins there.',
    'A step that cannot be left lists what is wrong and puts the focus on the first of it. The server’s refusal leads to its first field too.',
    'A step that is done or holds something to correct says so in its name.',
    'A new author takes the focus to their name. Needs an Announcer above it.',
  ],
  dos: [
    'Keep each draft that `onDraft` hands over and say by `draftSavedAt` when.',
    'Reject `onSubmit` with a FormError: its fields find their step by their wire names.',
    'Give `sentFiles` where a draft of a revision begins: what was replaced is told by them.',
  ],
  donts: [
    'Do not ask before it is left: the draft is kept.',
    'Do not send from any step but the last: what is sent has been looked over.',
  ],
}
