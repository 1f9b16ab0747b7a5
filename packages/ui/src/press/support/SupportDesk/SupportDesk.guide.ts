import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Requests for help and their answers. Whoever asks writes, follows and may open again; whoever answers takes on, answers and closes.',
  anatomy: [
    'Statuses with how many of each, and the button for a new request',
    'A request: subject, first words, who, when, priority, status; for those who answer how long it waits, beside the norm',
    'Drawer with the whole request, its answer or the form for it, and its history',
    'Drawer with the form of a new or a changed request',
  ],
  instead: [
    ['It is a question to one person', 'Chat'],
    ['Something is decided about an application', 'DecisionPanel'],
  ],
  keyboard: [
    ['Tab', 'goes from request to request'],
    ['Enter', 'opens the request'],
    ['Esc', 'closes a drawer, unless something has been written in it'],
  ],
  accessibility: [
    'Status and priority are words with a drawing, never colour alone.',
    'A refused form puts the focus on the first wrong field.',
  ],
  dos: [
    'Hand over only the person’s own requests, or all of them to those who answer.',
    'Leave notes null for everyone who does not answer: they are never shown to them, and should not be sent.',
  ],
  donts: ['Do not decide here who may do what: it follows from the role and from whose request it is.'],
}
