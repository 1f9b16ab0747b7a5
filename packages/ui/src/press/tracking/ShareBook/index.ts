export { ShareBook, type ShareBookProps } from './ShareBook.tsx'
