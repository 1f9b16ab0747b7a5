export { WorkBoard, type BoardWork, type WorkBoardProps } from './WorkBoard.tsx'
