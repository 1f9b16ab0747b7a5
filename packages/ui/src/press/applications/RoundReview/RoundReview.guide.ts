import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'The decision on an application, document by document: what was asked, what came, what is said of it. The letter to the author is built from the verdicts at once.',
  anatomy: [
    'Bar with the number, the round, and the ways to the neighbours and to the whole application',
    'The way of the application so far',
    'A block for each document: the request, both files with what is new, the verdict, and what is asked again',
    'The other documents, each of which can be asked for too',
    'The letter, with the decision that bears the verdicts’ name',
  ],
  instead: [
    ['The application is only read', 'ApplicationDetails'],
    ['A decision is taken back', 'DecisionPanel'],
  ],
  keyboard: [
    ['↑, ↓', 'Go from document to document'],
    ['A, R', 'Accept the document, ask for it again; the focus goes to the reason'],
    ['C', 'Compares its texts'],
    ['L', 'Goes to the letter'],
    ['Ctrl Enter', 'Asks whether to send'],
    ['J, K', 'The next application, the previous one'],
  ],
  accessibility: [
    'A verdict is a pair of radio buttons under the name of its document.',
    'What is still undecided is said in words beside the decision, and read out as it changes.',
    'Keys without Ctrl are left alone while something is typed.',
    'On a phone the decision is in the first screen, its buttons 44 px high.',
  ],
  dos: [
    'Keep what `onDraft` hands over: a conflict takes nothing of what was said.',
    'Reject `onDecide` with an Error whose message the reader can act on.',
  ],
  donts: ['Do not send by one press: the dialog before it shows what goes out.'],
}
