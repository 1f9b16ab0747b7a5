import { fn } from 'storybook/test'
import { wholePage } from '../../../docs/wholePage.tsx'
import { FixtureBoard } from './FixtureBoard.tsx'
import { guide } from './KanbanBoard.guide.ts'
import { KanbanBoard } from './KanbanBoard.tsx'

/** What all stories of boards stand on: a whole page, and the board's own words beside it. */
export const boardPage = {
  parameters: { documents: KanbanBoard, guide, layout: 'fullscreen' },
  decorators: [wholePage({ paddingBlockStart: 16 })],
}

/** The press's board as a story has it. */
export const boardMeta = { ...boardPage, component: FixtureBoard, args: { onMoved: fn() } }
