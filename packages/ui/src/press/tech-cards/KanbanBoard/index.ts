export { KanbanBoard, type KanbanBoardProps } from './KanbanBoard.tsx'
export { useMoveWords } from './useMoveLabels.ts'
export { CardElsewhere } from './types.ts'
export type { BoardColumn, BoardMove, CardAccess, CardKey, MoveTarget, MoveTargets, Spotlight } from './types.ts'
