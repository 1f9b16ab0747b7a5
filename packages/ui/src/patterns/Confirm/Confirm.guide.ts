import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Asks before an action that loses data or affects other people. `useConfirm` asks and waits for the answer, with ConfirmDialog or TypedConfirmDialog.',
  anatomy: [
    'Question that names the object',
    'What is lost',
    'Field for the object’s name, for the most serious actions',
    'Safe answer',
    'Confirm button with the same verb',
  ],
  instead: [
    ['The action can be undone', 'No question, and «Вернуть» in a Toast'],
    ['The person must fill something in', 'Dialog'],
    ['The person leaves a form', 'UnsavedChangesDialog'],
  ],
  keyboard: [
    ['Enter', 'Gives the focused answer, at first the safe one'],
    ['Esc', 'Gives the safe answer'],
    ['Tab', 'Moves between the answers; focus stays inside'],
  ],
  accessibility: [
    'The safe answer has the focus. If there is a field, the field has it, and Enter there does nothing.',
    'The disabled confirm button stays focusable and says what is missing.',
    'A failure is announced immediately; the dialog stays open with the typed text.',
  ],
  dos: [
    'Say what is lost in numbers and names: «2 счёта, 14 файлов».',
    'Repeat the verb of the question on the button.',
    'Name the safe answer after what stays: «Оставить».',
  ],
  donts: [
    'Do not ask about actions that can be undone.',
    'Do not require typing unless the loss is large and irreversible: an organization with all its offers.',
    'Do not use «Да» and «Нет» as answers.',
  ],
}
