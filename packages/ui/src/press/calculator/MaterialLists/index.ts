export { MaterialLists, type MaterialChoice, type MaterialListsProps } from './MaterialLists.tsx'
