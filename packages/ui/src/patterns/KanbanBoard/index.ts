export { KanbanBoard, type KanbanBoardProps } from './KanbanBoard.tsx'
export { MoveConflictError } from './types.ts'
export type { BoardColumn, BoardMove, CardAccess, CardKey, MoveTarget, MoveTargets, Spotlight } from './types.ts'
