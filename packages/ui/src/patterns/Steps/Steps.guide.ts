import type { Guide } from '../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'The steps of a long form as a line above it, each of them open at any time.',
  anatomy: ['A step: number, tick or warning, name', 'Line above it: the current one, those done, those to correct'],
  instead: [
    ['One step must be right before the next', 'Wizard'],
    ['Parts of one thing are looked at', 'Tabs'],
    ['It is a book’s way through the stages', 'StageTimeline'],
  ],
  keyboard: [
    ['Tab', 'Goes from step to step'],
    ['Enter, Space', 'Goes to that step'],
  ],
  accessibility: [
    'A named navigation landmark with an ordered list of buttons; the one in front carries `aria-current`.',
    'A step that is done or holds something to correct says so after its name, and by its drawing: never by colour alone.',
    'On a phone only the current name is in sight; the others are still read out.',
  ],
  dos: ['Name a step by what is in it: «Файлы».', 'Mark as `done` only what has all it needs.'],
  donts: ['Do not use more than five.', 'Do not mark a step as a problem before anyone has been there.'],
}
