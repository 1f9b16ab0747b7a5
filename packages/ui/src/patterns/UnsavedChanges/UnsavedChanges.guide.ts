import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Asks before unsaved changes are lost, and offers to save them first.',
  anatomy: ['Question', 'What would be lost', 'Stay', 'Leave without saving', 'Save and leave'],
  instead: [['Something is deleted', 'useConfirm']],
  keyboard: [
    ['Enter', 'Stays: that button has the focus first'],
    ['Esc', 'Stays'],
    ['Tab', 'Moves between the three answers'],
  ],
  accessibility: [
    'The focused answer loses nothing.',
    'While saving, the dialog cannot be closed. A failure is announced and the answers are enabled again.',
    'The caller blocks the navigation: the router inside the portal, `beforeunload` when the tab closes.',
  ],
  dos: ['Name the changed fields.', 'Offer to save whenever the form can be saved as it is.'],
  donts: [
    'Do not ask if nothing has changed, or if the form saves drafts automatically.',
    'Do not ask again after the form has been saved.',
  ],
}
