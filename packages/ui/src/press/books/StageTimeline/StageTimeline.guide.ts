import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose:
    'A book’s path through the press: what is behind it, where it is and when the rest is expected. Under a title, in a side rail or as a page of its own.',
  anatomy: [
    'Marker: tick, the stage’s drawing, or empty',
    'Name of the stage',
    'Remark',
    'Days it took, day it is due, day it is expected',
  ],
  instead: [
    ['There is room for a line only', 'StageRibbon'],
    ['The events are no stages', 'Timeline'],
    ['The person goes through the steps', 'Steps'],
  ],
  keyboard: [],
  accessibility: [
    'An ordered list with a name; each stage the book stands at carries `aria-current`.',
    'Behind and current are said in words after the name, «≈ 10 дек» is read as «ожидается 10 декабря».',
    'Where the horizontal path is narrower than 620 px only the current name is in sight; the others are still read out.',
  ],
  dos: [
    'Make the steps by `stageSteps` from where the book stands, with what is known of each.',
    'Choose the words by `names`: `stageAuthor` for authors, `stage` for the press.',
    'Give each its own `label` where several paths stand on a page.',
  ],
  donts: [
    'Do not make the stages links or buttons.',
    'Do not write remarks for the horizontal path: it shows names and days only.',
  ],
}
