export { BookDrawer, type BookDrawerProps } from './BookDrawer.tsx'
