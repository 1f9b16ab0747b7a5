import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'The steps of a long form as a line above it. Any step can be opened at any time.',
  anatomy: ['Step: number, check mark or warning, and name', 'Line: current, completed and invalid steps'],
  instead: [
    ['A step must be valid before the next one opens', 'Wizard'],
    ['They are parts of one object', 'Tabs'],
    ['It shows a book’s progress through the stages', 'StageTimeline'],
  ],
  keyboard: [
    ['Tab', 'Moves to the next step'],
    ['Enter, Space', 'Opens the step'],
  ],
  accessibility: [
    'A named navigation landmark with an ordered list of buttons; the current one has `aria-current`.',
    'A completed or invalid step says so after its name and has an icon; colour is never the only sign.',
    'On a phone only the current name is visible; screen readers read the others too.',
  ],
  dos: ['Name a step after its content: «Файлы».', 'Mark a step as `done` only when it is complete.'],
  donts: ['Do not use more than five steps.', 'Do not mark a step as a problem before the person has opened it.'],
}
