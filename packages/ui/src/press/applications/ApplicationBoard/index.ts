export {
  ApplicationBoard,
  type ApplicationBoardProps,
  type ApplicationColumn,
  type BoardApplication,
} from './ApplicationBoard.tsx'
