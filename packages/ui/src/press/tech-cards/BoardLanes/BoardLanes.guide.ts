import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'One board in lanes, a person each: who has how much at which stage, with the columns under each other.',
  anatomy: ['Heading of a lane: picture, name, count; a press folds it', 'A KanbanBoard without its strip'],
  instead: [
    ['One person’s cards are looked at', 'KanbanBoard with a filter'],
    ['All cards are compared by their facts', 'TechCardTable'],
  ],
  keyboard: [
    ['Tab', 'Heading of a lane, then its columns'],
    ['Enter, Space', 'On a heading: folds the lane and opens it'],
  ],
  accessibility: [
    'A lane’s board is a region named by its person; the heading says whether it is open.',
    'A card is moved within its lane: its manager is no column.',
  ],
  dos: ['Give every lane the same columns: they are scrolled together.'],
  donts: ['Do not let two lanes answer Ctrl Z: give `onTakeBack` to the one that was moved in last.'],
}
