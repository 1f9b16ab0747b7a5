export { KanbanBoard, type KanbanBoardProps } from './KanbanBoard.tsx'
export type { KanbanColumnFacts, BoardMove, CardAccess, CardKey, MoveTarget, MoveTargets } from './types.ts'
