import { fn } from 'storybook/test'
import { FixtureBoard } from './FixtureBoard.tsx'
import { guide } from './KanbanBoard.guide.ts'
import { KanbanBoard } from './KanbanBoard.tsx'

/** What all stories of boards say of themselves; each gives its board a whole page. */
export const boardPage = {
  parameters: { documents: KanbanBoard, guide, layout: 'fullscreen' },
}

/** The press's board as a story has it. */
export const boardMeta = { ...boardPage, component: FixtureBoard, args: { onMoved: fn() } }
