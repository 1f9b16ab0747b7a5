export { KanbanBoard, type KanbanBoardProps } from './KanbanBoard.tsx'
export type { BoardColumn, BoardMove, CardAccess, CardKey, MoveTarget, MoveTargets } from './types.ts'
