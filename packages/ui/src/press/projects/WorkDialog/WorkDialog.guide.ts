import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'Adds one work to a project that runs already, or changes one: what, how much, by whom, from when until when.',
  anatomy: ['Work and its amount', 'Executor and hours', 'First and last day', 'Task', 'Buttons'],
  instead: [
    ['A project is written down with all its works', 'ProjectForm'],
    ['A work is handed in, returned, approved or paid', 'WorkTypeTable'],
  ],
  keyboard: [
    ['Enter in a field', 'Saves the work'],
    ['Esc', 'Closes it; asks first when something was changed'],
  ],
  accessibility: [
    'A refused attempt puts the focus on the first field that is wrong, with the reason as its description.',
    'While the work is being saved the dialog cannot be left.',
  ],
  dos: [
    'Load it on demand: nobody needs the form to read the table.',
    'Reject `onSave` with `fields` by the wire’s names: `end_date`, `hours`.',
  ],
  donts: ['Do not close it yourself: it closes when `onSave` resolves.', 'Do not offer it for a work that is paid.'],
}
