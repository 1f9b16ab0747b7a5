import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'The works of a project: who does what until when, how far each is, how it was rated. WorkTypePanel shows one of them beside it, where it is rated and approved.',
  anatomy: [
    'Work and its amount, executor',
    'Days, and a bar within the days of the project; a red line stands for today',
    'Hours, status, mean of the five scores',
    'Next steps: return and approve what waits for the manager, a menu for the rest',
    'Panel: executor, what was handed in, task, five scores, comment, buttons',
  ],
  instead: [
    ['Works are written down for the first time', 'ProjectForm'],
    ['One work is added or changed', 'WorkDialog'],
    ['Tasks of one’s own', 'TodoList'],
  ],
  keyboard: [
    ['Tab', 'goes from work to work and through its buttons'],
    ['Enter on a work', 'shows it beside the table'],
    ['Arrows in a score', 'choose it'],
  ],
  accessibility: [
    'The name of a work is a button that says whether the work stands open beside the table.',
    'A step that cannot be made now stays in the menu and says why.',
    'The bar repeats the days in words before it; status is word, drawing and colour.',
    'Needs a ToastProvider above it; with files also an Announcer.',
  ],
  dos: [
    'Let `onSend` reject with the server’s sentence: the dialog stays and says it.',
    'Under 1280 px show the WorkTypeDrawer in place of the panel.',
  ],
  donts: ['Do not approve without all five scores: the panel asks for them.', 'Do not hide a refused step.'],
}
