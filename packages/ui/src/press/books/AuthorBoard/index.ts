export { AuthorBoard, type AuthorBoardBook, type AuthorBoardProps } from './AuthorBoard.tsx'
