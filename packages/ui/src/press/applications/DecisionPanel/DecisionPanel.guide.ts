import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'What this person may decide about an application now; when nothing may be decided, why.',
  anatomy: [
    'Sentence on what follows',
    'A button for each decision',
    'Dialog: what it means, a reason or the remarks by document, the same verb again',
    'Or a sentence with a lock',
  ],
  instead: [
    ['The whole application is read', 'ApplicationDetails'],
    ['Something else is confirmed', 'Confirm'],
    ['A work of a project is approved or returned', 'WorkTypeTable'],
  ],
  keyboard: [
    ['Tab', 'Goes from decision to decision, and in the dialog from field to field'],
    ['Enter, Space on a decision', 'Asks for what it needs'],
    ['Esc', 'Leaves it undecided, unless it is being carried out; focus returns to the button'],
  ],
  accessibility: [
    'The dialog is named by the question with the title of the book.',
    'A refused attempt puts the focus on the first field that is wrong, with its message beneath.',
    'The server’s refusal is read out at once; the dialog stays with all that was typed. Needs an Announcer above it.',
  ],
  dos: [
    'Give the `decider`: the rules of the press choose the buttons and the sentence.',
    'Reject `onDecide` with an Error whose message the reader can act on.',
  ],
  donts: [
    'Do not ask again after it: the dialog was the question.',
    'Do not hide it from those who may not decide: it says who does.',
  ],
}
