import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Asks before something is done that loses work or concerns others. `useConfirm` asks and waits; ConfirmDialog and TypedConfirmDialog are its looks.',
  anatomy: [
    'Question that names the object',
    'What is lost',
    'Field for the name, for the gravest',
    'Safe answer',
    'The verb again',
  ],
  instead: [
    ['It can be undone', 'Do it, and offer «Вернуть» in a Toast'],
    ['Something must be filled in', 'Dialog'],
    ['A form is being left', 'UnsavedChangesDialog'],
  ],
  keyboard: [
    ['Enter', 'Gives the answer that has the focus: the safe one at first'],
    ['Esc', 'Gives the safe answer'],
    ['Tab', 'Goes between the answers; focus stays inside'],
  ],
  accessibility: [
    'The safe answer has the focus; with a field to type in, the field has it and Enter there does nothing.',
    'The held button stays in reach and says what is missing.',
    'A failure is read out at once; the dialog stays with all that was typed.',
  ],
  dos: [
    'Say what is lost in numbers and names: «2 счёта, 14 файлов».',
    'Repeat the verb of the question on the button.',
    'Name the safe answer by what stays: «Оставить».',
  ],
  donts: [
    'Do not ask about what can be undone.',
    'Do not ask for typing unless the loss is wide and final: an organisation with all its offers.',
    'Do not answer «Да» and «Нет».',
  ],
}
