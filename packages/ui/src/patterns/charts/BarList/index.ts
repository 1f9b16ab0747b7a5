export { BarList, type BarListProps, type BarListRow } from './BarList.tsx'
