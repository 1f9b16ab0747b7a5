export { WorkBoard, type WorkBoardProps } from './WorkBoard.tsx'
export type { BoardWork } from './types.ts'
