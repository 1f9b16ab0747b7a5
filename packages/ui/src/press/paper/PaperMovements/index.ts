export { PaperMovements, type PaperMovementsProps } from './PaperMovements.tsx'
