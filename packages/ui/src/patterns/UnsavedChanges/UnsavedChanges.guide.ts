import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Asks before changes that are not saved are left behind, and offers to save them first.',
  anatomy: ['Question', 'What would be lost', 'Stay', 'Leave without saving', 'Save and leave'],
  instead: [['Something is deleted', 'useConfirm']],
  keyboard: [
    ['Enter', 'Stays, as that button has the focus at first'],
    ['Esc', 'Stays'],
    ['Tab', 'Goes through the three answers'],
  ],
  accessibility: [
    'Staying has the focus and loses nothing.',
    'While it saves, the dialog cannot be left; a failure is read out and all answers come back.',
    'The caller holds the person: the router inside the portal, `beforeunload` when the tab is closed.',
  ],
  dos: ['Name the fields that were changed.', 'Offer to save wherever the form can be saved as it is.'],
  donts: [
    'Do not ask when nothing was changed, or when the form keeps a draft by itself.',
    'Do not ask twice: a saved form is left in silence.',
  ],
}
