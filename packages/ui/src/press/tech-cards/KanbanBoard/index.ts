export { KanbanBoard, type KanbanBoardProps } from './KanbanBoard.tsx'
export { useMoveWords } from './useMoveWords.ts'
export type { BoardColumn, BoardMove, CardAccess, CardKey, MoveTarget, MoveTargets } from './types.ts'
