export { KanbanBoard, type KanbanBoardProps } from './KanbanBoard.tsx'
export { useMoveLabels } from './useMoveLabels.ts'
export { MoveConflictError } from './types.ts'
export type { BoardColumn, BoardMove, CardAccess, CardKey, MoveTarget, MoveTargets, Spotlight } from './types.ts'
